import type { FastifyRequest } from 'fastify'
import { editionOfHost } from '../hosts.ts'
import { tellFailure } from '../outside/tell-error.ts'
import type { Ground } from './circumstances.ts'

/** Logs what failed of ours in a request, and tells it by the request's path and the id that the answer repeats. */
export function noteFailure(
  { outside, settings, hostOf }: Pick<Ground, 'outside' | 'settings' | 'hostOf'>,
  request: FastifyRequest,
  thrown: unknown,
  what: string,
) {
  request.log.error({ err: thrown }, what)
  const [screen = ''] = request.url.split('?')
  tellFailure({ log: request.log, outside, edition: editionOfHost(hostOf(request.raw), settings) }, thrown, { screen, request_id: request.id })
}

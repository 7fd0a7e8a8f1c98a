import type { FastifyRequest } from 'fastify'
import type { Edition } from '../../editions/index.ts'
import { blogUrlOf, editionOfHost, sideOf, siteUrlOf } from '../hosts.ts'
import type { Ground } from '../http/circumstances.ts'
import { remembering } from '../http/remembering.ts'
import type { PageRequest } from './built.ts'

export type Where = Pick<PageRequest, 'host' | 'origins'> & { edition: Edition }

/** Tells the edition that a request asks, on which of its hosts, and where each of them is. */
export function whereAsked({ settings, hostOf }: Pick<Ground, 'settings' | 'hostOf'>): (request: FastifyRequest) => Where {
  const whereOf = remembering((origin): Where => {
    const [protocol = 'http', host = ''] = origin.split('://')
    const edition = editionOfHost(host, settings)
    const site = siteUrlOf(edition, settings, host, protocol)
    return { edition, host: sideOf(host, edition, settings), origins: { site, blog: blogUrlOf(edition, settings, site) } }
  })
  return ({ raw, protocol }) => whereOf(`${protocol}://${hostOf(raw)}`)
}

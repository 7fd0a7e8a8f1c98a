import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Ground } from '../http/circumstances.ts'
import { withoutSecrets } from '../plugins/log.ts'

/** Writes the log line and the metric of an answer from the kept pages, which the framework's hooks never see. */
export function noteKept(app: Pick<FastifyInstance, 'log' | 'countKept'>, { hostOf, addressOf }: Pick<Ground, 'hostOf' | 'addressOf'>) {
  const isLogged = ['trace', 'debug', 'info'].includes(app.log.level)
  return (request: IncomingMessage, status: number): void => {
    app.countKept(status)
    if (!isLogged) return
    const { method, url = '' } = request
    app.log.info({ req: { method, url: withoutSecrets(url), host: hostOf(request), ip: addressOf(request) }, status, kept: true }, 'answered')
  }
}

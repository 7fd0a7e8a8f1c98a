import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { panelSpeech } from '../core-files/in-force.ts'
import { partOf } from '../hosts.ts'
import { circumstancesOf, type Ground } from '../http/circumstances.ts'
import { readPanelPage } from './built.ts'
import { panelShell } from './panel-shell.ts'
import { panelPolicy } from './policy.ts'
import type { Where } from './where.ts'

interface Options {
  ground: Ground
  whereAt: (request: FastifyRequest) => Where
  errorHandler: NonNullable<RouteShorthandOptions['errorHandler']>
  /** Its HTML, as it was built unless told. */
  panel?: string | null
}

/** The back office's one page at all its addresses; nothing where it was not built. */
export function registerPanel(app: FastifyInstance, { ground, whereAt, errorHandler, panel = readPanelPage() }: Options) {
  if (!panel) return
  for (const url of ['/panel', '/panel/*'])
    app.get(url, { errorHandler }, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      const { edition } = whereAt(request)
      // without its database the page still opens, and says so
      const asked = await circumstancesOf(request, ground).catch(() => null)
      reply.headers({ 'content-security-policy': panelPolicy(nonce, partOf(ground.settings.apiUrl, edition)), 'cache-control': 'no-store' })
      const openId = ground.outside.openId(edition.code)?.name
      const told = { nonce, ownWords: panelSpeech(edition), status: asked?.session?.admin?.status ?? 0, ...(openId !== undefined && { openId }) }
      return reply.type('text/html; charset=utf-8').send(panelShell(panel, edition, told))
    })
}

import fp from 'fastify-plugin'
import { isSandboxToken, SANDBOX_SCHOOL } from '../outside/sandbox-school.ts'
import { clientPage, frontPage, school } from '../outside/sandbox-school-page.ts'
import type { Settings } from '../settings.ts'

/** The sandbox school's front page and its client's page, which a developer sees in place of real ones. Never in production. */
export const sandboxSchoolPages = fp<{ settings: Settings }>(async (app, { settings: { mode, secret } }) => {
  if (mode === 'production') return
  // each works once in a process: a sandbox keeps nothing
  const used = new Set<string>()
  app.get(SANDBOX_SCHOOL, async (_, reply) => reply.headers(school.headers()).type('text/html; charset=utf-8').send(frontPage()))
  app.get(`${SANDBOX_SCHOOL}/school-order-client/:id`, async ({ params, query }, reply) => {
    const { id } = params as { id: string }
    const { ak = '' } = query as { ak?: string }
    const isIn = isSandboxToken(String(ak), id, { secret, now: Math.floor(Date.now() / 1000) }) && !used.has(String(ak))
    if (isIn) used.add(String(ak))
    return reply
      .code(isIn ? 200 : 403)
      .headers(school.headers())
      .type('text/html; charset=utf-8')
      .send(clientPage(id, isIn))
  })
})

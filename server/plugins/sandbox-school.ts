import { createHash } from 'node:crypto'
import fp from 'fastify-plugin'
import { isSandboxToken, SANDBOX_SCHOOL } from '../outside/sandbox-school.ts'
import type { Settings } from '../settings.ts'

// our own pages pass over into the next one, which a page on their address has to say too
const style = `@view-transition{navigation:auto}body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem;color:#1f2923;background:#f4f5f2}
main{background:#fff;border:1px solid #c9cdc4;border-radius:12px;padding:1.5rem}h1{font-size:1.25rem;margin:0 0 1rem}p{color:#5d675f}`
const styleHash = createHash('sha256').update(style).digest('base64')

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const pageOf = (title: string, text: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sandbox school</title>
<style>${style}</style>
<main>
<h1>Sandbox school</h1>
<p><b>${title}</b></p>
<p>${text}</p>
</main>
</html>
`

/** The client's page at the sandbox school, which a developer sees in place of a real one. Never in production. */
export const sandboxSchoolPages = fp<{ settings: Settings }>(async (app, { settings: { mode, secret } }) => {
  if (mode === 'production') return
  // each works once in a process: a sandbox keeps nothing
  const used = new Set<string>()
  app.get(`${SANDBOX_SCHOOL}/school-order-client/:id`, async ({ params, query }, reply) => {
    const { id } = params as { id: string }
    const { ak = '' } = query as { ak?: string }
    const isIn = isSandboxToken(String(ak), id, { secret, now: Math.floor(Date.now() / 1000) }) && !used.has(String(ak))
    if (isIn) used.add(String(ak))
    const page = isIn
      ? pageOf(`Order ${escaped(id)}`, 'The token was taken: this is where the client would find lessons and payments.')
      : pageOf('No entry', 'The token is unknown, used or out of date. Go back to Docento and try again.')
    return reply
      .code(isIn ? 200 : 403)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(page)
  })
})

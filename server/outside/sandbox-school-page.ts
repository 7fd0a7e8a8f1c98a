import { createHash } from 'node:crypto'

// our own pages pass over into the next one, which a page on their address has to say too
const style = `@view-transition{navigation:auto}body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:3rem auto;padding:0 1rem;color:#1f2923;background:#f4f5f2}
main{background:#fff;border:1px solid #c9cdc4;border-radius:12px;padding:1.5rem}h1{font-size:1.25rem;margin:0 0 1rem}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
p{color:#5d675f;overflow-wrap:anywhere}form{display:flex;flex-wrap:wrap;gap:.5rem}button{font:inherit;min-height:2.75rem;padding:0 1rem;border:1px solid #5d675f;border-radius:8px;background:#fff;cursor:pointer}`
const styleHash = createHash('sha256').update(style).digest('base64')

/** What a sandbox's page may do: nothing but look its way and post to itself. */
export const schoolPageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex',
}

/** A text in a page. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page of the sandbox school around ready HTML. */
export const schoolPage = (body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Sandbox school</title>
<style>${style}</style>
<main>
<h1>Sandbox school</h1>
${body}
</main>
</html>
`

/** What a client finds at the school, or why not. */
export const clientPage = (school_order_id: string, isIn: boolean) =>
  isIn
    ? schoolPage(`<p><b>Order ${escaped(school_order_id)}</b></p>
<p>The token was taken: this is where the client would find lessons and payments.</p>`)
    : schoolPage(`<p><b>No entry</b></p>
<p>The token is unknown, used or out of date. Go back to Docento and try again.</p>`)

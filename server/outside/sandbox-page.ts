import { createHash } from 'node:crypto'

// our own pages pass over into the next one, which a page on their address has to say too
const ground = `@view-transition{navigation:auto}body{font:16px/1.5 system-ui,sans-serif;margin:3rem auto;padding:0 1rem;color:#1f2923;background:#f4f5f2}
main{background:#fff;border:1px solid #c9cdc4;border-radius:12px;padding:1.5rem}h1{font-size:1.25rem;margin:0 0 1rem}p{color:#5d675f;overflow-wrap:anywhere}
select,button{font:inherit;min-height:2.75rem;border-radius:8px;border:1px solid #8b948c;background:#fff;padding:0 .75rem}button{cursor:pointer}`

/** Pages of a sandbox, which a developer sees in place of a real bank or school: no script, and a style of their own beside the one that they share. */
export function sandboxPages(title: string, ownStyle: string) {
  const style = `${ground}\n${ownStyle}`
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    /** Around ready HTML. */
    page: (body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`,
    /** What a page may do: nothing but look its way, and post to itself and to these origins. */
    headers: (...origins: string[]) => ({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action ${["'self'", ...origins].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
      'x-robots-tag': 'noindex',
    }),
  }
}

import { expect, test } from 'vitest'
import { withDraft } from '../../../panel/ui/preview/site-page.ts'

const page = `<!doctype html><html><head><style>p{}</style><script src="/a.js"></script><link rel="modulepreload" href="/b.js"></head>
<body><header>Docento</header><article><h1>О нас</h1><div class="text" data-article><p>Старое</p></div></article></body></html>`

test('a draft stands in the page of the site, in place of its article, and nothing of the page runs', () => {
  const drawn = withDraft(page, { title: 'Черновик <b>', html: '<p>Новое</p>' }, 'n1') ?? ''
  expect(drawn).toContain('<h1>Черновик &lt;b&gt;</h1>')
  expect(drawn).toContain('<p>Новое</p>')
  expect(drawn).toContain('<header>Docento</header>')
  expect(drawn).toContain('<style nonce="n1">')
  expect(drawn).not.toMatch(/Старое|script|modulepreload/)
})

test('a page without an article lends no place', () => {
  expect(withDraft('<h1>404</h1>', { title: 'a', html: 'b' }, 'n1')).toBeNull()
})

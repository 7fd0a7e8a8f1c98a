import { describe, expect, test } from 'vitest'
import { cleanArticle } from '../../../server/html/sanitize.ts'
import { textOf } from '../../../server/html/text-of.ts'

const picture = '/api/uploads/0123456789abcdef0123456789abcdef.webp'

describe('an article keeps', () => {
  test.each([
    '<h2>Rules</h2><h3>Verbs</h3><h4>Past</h4><p>One<br />two</p>',
    '<p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s> x<sub>2</sub> y<sup>3</sup> <code>z</code></p>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol><blockquote>said</blockquote><pre>as typed</pre><hr />',
    '<table><caption>Cases</caption><thead><tr><th scope="col">Case</th></tr></thead><tbody><tr><td colspan="2" rowspan="3">x</td></tr></tbody></table>',
    `<figure><img src="${picture}" alt="A triangle" width="640" height="480" /><figcaption>A triangle</figcaption></figure>`,
    '<p><a href="/kz/blog/">ours</a> <a href="https://example.org/?a=1&amp;b=2" rel="nofollow noopener">theirs</a></p>',
    '<p>5 &lt; 6 &amp; Привет, ґ ñ ł ә</p>',
  ])('%s', (html) => {
    expect(cleanArticle(html)).toBe(html)
  })
})

describe('an article loses', () => {
  test.each([
    ['what turns words around', '<p>a \u202eb&#8238;c&#x2067;</p>', '<p>a bc</p>'],
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in odd letters', '<ScRiPt\n>alert(1)</sCrIpT >b', 'b'],
    ['a script that never ends', 'a<script>alert(1)', 'a'],
    ['what a script hides', '<scr<script>x</script>ipt>alert(1)</script>', 'xipt&gt;alert(1)'],
    ['handlers', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['styles and classes', '<style>*{}</style><p style="position:fixed" class="x" id="root">a</p>', '<p>a</p>'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg><svg onload=alert(1)>', ''],
    ['formulas that smuggle', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>', ''],
    ['frames and objects', '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">a', 'a'],
    ['forms', '<form action="/api/x"><input name="a"><button>Send</button></form>', 'Send'],
    ['a new base and redirects', '<base href="https://evil.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">', ''],
    ['comments', '<!-- <img src=x onerror=alert(1)> --><!--[if IE]><script>x</script><![endif]-->a', 'a'],
    ['what hides in a noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['a picture from elsewhere', '<img src="https://evil.example/pixel.gif">', ''],
    ['a picture of data', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
    ['a picture beside the uploads', '<img src="/api/uploads/../secret.webp"><img src="/api/admin/ads/get">', ''],
    ['handlers of a picture', `<img src="${picture}" onerror="alert(1)" srcset="https://evil.example 2x">`, `<img src="${picture}" alt="" />`],
    ['sizes that are none', `<img src="${picture}" width="1e9" height="-1">`, `<img src="${picture}" alt="" />`],
    ['links that run', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['links that run, disguised', '<a href="java&#x09;script:alert(1)">a</a><a href=" &#1;javascript:alert(1)">b</a>', 'ab'],
    ['links to data and files', '<a href="data:text/html,x">a</a><a href="vbscript:x">b</a><a href="file:///etc">c</a>', 'abc'],
    ['links that only look like ours', '<a href="//evil.example">a</a><a href="/\\evil.example">b</a>', 'ab'],
    ['links that look like ours until they are cleaned', '<a href="/&#8238;/evil.example">a</a><a href="/&#x2067;\\evil.example">b</a>', 'ab'],
    [
      'a hold on our page',
      '<a href="https://a.example" target="_blank" rel="opener">a</a>',
      '<a href="https://a.example" rel="nofollow noopener">a</a>',
    ],
    ['the page’s own heading', '<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
    ['headings of no cells', '<table><tr><th scope="all">a</th></tr></table>', '<table><tr><th>a</th></tr></table>'],
    ['cells without end', '<table><tr><td colspan="9999">a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
  ])('%s', (_, html, kept) => {
    expect(cleanArticle(html)).toBe(kept)
    expect(cleanArticle(kept)).toBe(kept)
  })

  test('nesting without end', () => {
    expect(cleanArticle(`${'<blockquote>'.repeat(5000)}a`).match(/<blockquote>/g)?.length).toBeLessThan(31)
  })
})

test.each([
  ['<h2>One</h2><p>two<br>three</p><ul><li>four</li></ul>', 'One two three four'],
  ['<p>a <strong>b</strong>c &amp; d &lt;e&gt; &amp;lt;</p>', 'a bc & d <e> &lt;'],
])('the text of %s is %s', (html, text) => {
  expect(textOf(html)).toBe(text)
})

/** What stands in a page's head, read without a browser. */
export interface PageHead {
  lang: string
  titles: string[]
  canonicals: string[]
  alternates: { lang: string; href: string }[]
  /** By `name` or `property`. */
  metas: Readonly<Record<string, string>>
  graphs: Readonly<Record<string, unknown>>[]
  headings: number
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (text: string) => text.replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
const attributes = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]))

/** The head of a page that our server wrote. */
export function readHead(html: string): PageHead {
  const [head = ''] = html.split('</head>')
  const tags = (name: string) => [...head.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag))
  const links = tags('link')
  return {
    lang: attributes(/<html[^>]*>/.exec(head)?.[0] ?? '').lang ?? '',
    titles: [...head.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => plain(title)),
    canonicals: links.flatMap(({ rel, href }) => (rel === 'canonical' && href ? [href] : [])),
    alternates: links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang && href ? [{ lang: hreflang, href }] : [])),
    metas: Object.fromEntries(tags('meta').flatMap(({ name, property, content = '' }) => ((name ?? property) ? [[name ?? property, content]] : []))),
    graphs: [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json)),
    headings: [...html.matchAll(/<h1\b/g)].length,
  }
}

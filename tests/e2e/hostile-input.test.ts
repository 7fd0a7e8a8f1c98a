import { describe, expect, test } from 'vitest'
import type { EditionCode } from '../../editions/index.ts'
import { type PublicAddress, publicAddresses, routes } from '../../site/routes.ts'
import { ask } from './ask.ts'
import { foundByNobody, pageAt, publicPages } from './public-pages.ts'

const SCRIPT = '<script>alert(1)</script>'
const QUOTED = '"><img src=x onerror=alert(1)>'
const SINGLE = "' onmouseover='alert(1)"
const HOST = 'evil.example'

/** What nobody means, as it stands in an address. */
const values = [
  '%00',
  '%ff%fe',
  '%ED%A0%80',
  '%',
  'a'.repeat(600),
  'a'.repeat(10_000),
  encodeURIComponent(SCRIPT),
  encodeURIComponent(QUOTED),
  encodeURIComponent(SINGLE),
  encodeURIComponent(`${SCRIPT.repeat(40)}`),
  encodeURIComponent('</title></style></script>'),
  'javascript:alert(1)',
  `//${HOST}/`,
  `https://${HOST}/`,
  `%2F%5C${HOST}`,
  '%0d%0aset-cookie:%20hostile=1%0d%0ax-hostile:%201',
  '%E2%80%AEgpj.exe',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'NaN',
  '__proto__',
  'constructor',
  '%7B%22a%22%3A1%7D',
  '%5B%5D',
  '%27%20or%201%3D1%20--',
  '%24%7B7*7%7D%7B%7B7*7%7D%7D',
]

/** Every name that a page reads of its query, and ways to write it that make no text of it. */
const names =
  'page sort rate_from rate_to place verified lesson city category type from back way done sent stay code do reset_code confirmation_code code_error affiliate_id lang id ak query utm_source gclid'.split(
    ' ',
  )
const queries = [
  ...values.map((value) => names.map((name) => `${name}=${value}`).join('&')),
  ...['2', '%00', encodeURIComponent(SCRIPT)].map((value) => names.map((name) => `${name}[]=${value}&${name}=2&${name}[a]=${value}`).join('&')),
  ...['2', encodeURIComponent(QUOTED)].map(
    (value) => `__proto__=${value}&__proto__[page]=${value}&constructor[prototype][page]=${value}&${value}=${value}&=&&=${value}`,
  ),
]

interface Answer {
  status: number
  headers: Readonly<Record<string, unknown>>
  html: string
}

const expected = [200, 301, 302, 303, 304, 400, 401, 403, 404, 410, 413, 414, 415, 429, 431]

/** What is wrong with an answer to hostile input; empty for a good one. */
function problemsOf({ status, headers, html }: Answer): string[] {
  const location = String(headers.location ?? '')
  const leadsAway = location !== '' && !/^https?:\/\/[a-z.]+\.localhost(:\d+)?(\/|$)/.test(location) && !/^\/(?![/\\])/.test(location)
  return [
    ...(expected.includes(status) ? [] : [`answers ${status}`]),
    ...[SCRIPT, QUOTED, SINGLE, '</title></style></script>'].filter((text) => html.includes(text)).map((text) => `says ${text} as markup`),
    ...(/(href|src|action|content)="\s*javascript:/i.test(html) ? ['leads to a script'] : []),
    ...(new RegExp(`(href|src|action)="(https?:)?//${HOST}`).test(html) ? ['leads to another site'] : []),
    ...(leadsAway ? [`moves to ${location}`] : []),
    ...('x-hostile' in headers || JSON.stringify(headers['set-cookie'] ?? '').includes('hostile') ? ['has a header of the sender'] : []),
    ...(html.includes('at Object.') || html.includes('node_modules') ? ['tells of its inside'] : []),
  ]
}

/** A page of each kind: of kz, of another edition where kz has none. */
async function oneOfEachKind() {
  const found = new Map<PublicAddress, { path: string; edition: EditionCode; blog: boolean }>()
  for (const code of ['kz', 'pl', 'ua'] as const)
    for (const { url } of await publicPages(code, 1)) {
      const { address, path, blog } = pageAt(url)
      if (!found.has(address)) found.set(address, { path: path.split('?')[0] ?? '/', edition: code, blog })
    }
  for (const [address, path] of Object.entries(foundByNobody))
    found.set(address as PublicAddress, { path: path.split('?')[0] ?? '/', edition: 'kz', blog: false })
  return found
}

const kinds = await oneOfEachKind()

/** Asks for all of these, a few at a time; answers what is wrong, with how it was asked. */
async function problemsAt(asked: readonly (readonly [path: string, options: NonNullable<Parameters<typeof ask>[1]>])[]): Promise<string[]> {
  const found: string[] = []
  const left = [...asked]
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [path, options] = next
      const problems = problemsOf(await ask(path, options))
      found.push(
        ...problems.map((problem) => `${problem}: ${path.slice(0, 200)} ${options.cookie ?? ''} ${(options.headers ?? []).join(' ')}`.slice(0, 400)),
      )
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return found
}

test('there is a page of every public kind to try', () => {
  expect(publicAddresses.filter((address) => !kinds.has(address))).toEqual([])
})

/** Cookies that no answer of ours set. */
const cookies = [
  'docento_session=%00; vid=%ff; cpa={"a":; ga_updated_tutor_schedule=[]; cookie_consent=%7B',
  `cpa=${encodeURIComponent('{"__proto__":{"a":1},"gclid":{"b":[]}}')}; ga_updated_tutor_schedule=${'9'.repeat(400)}; vid=${SCRIPT.replaceAll(';', '')}`,
  `docento_session=${'a'.repeat(7000)}; a=b=c; =x; ;;; lang="><script>`,
  `docento_session=a%0d%0aset-cookie:%20hostile=1; vid=../../etc/passwd; viewed=[1,2,"x"]; last=-1`,
]

/** Headers of somebody who looks for a way in. */
const headers = [
  [
    'accept-language',
    SCRIPT,
    'user-agent',
    QUOTED,
    'referer',
    `https://${HOST}/${SCRIPT}`,
    'x-forwarded-host',
    HOST,
    'x-forwarded-proto',
    'javascript',
    'forwarded',
    `host=${HOST}`,
  ],
  [
    'accept-encoding',
    `br;q=NaN, ${'gzip,'.repeat(300)}`,
    'if-none-match',
    `"${'a'.repeat(2000)}`,
    'range',
    'bytes=9-1,-,x',
    'accept',
    '\u00ff\u00fe',
    'content-length',
    '0',
  ],
  [
    'origin',
    `https://${HOST}`,
    'x-original-url',
    '/panel',
    'x-rewrite-url',
    '/panel',
    'x-http-method-override',
    'DELETE',
    'idempotency-key',
    '__proto__',
    'x-request-id',
    SCRIPT,
  ],
]

describe('hostile input is answered cleanly, said by nobody and leads nowhere', () => {
  test.each([...kinds.keys()])('%s: in its query', async (address) => {
    const { path, ...at } = kinds.get(address) ?? { path: '/', edition: 'kz', blog: false }
    expect(await problemsAt(queries.map((query) => [`${path}?${query}`.slice(0, 15_000), at] as const))).toEqual([])
  })

  test('in the part of a path that names something', async () => {
    const open = [...kinds].filter(([address]) => /[:*]/.test(routes[address].path))
    const asked = open.flatMap(([, { path, ...at }]) => {
      const folder = path.replace(/[^/]*\/?$/, '')
      return values.flatMap((value) => [[`${folder}${value}`.slice(0, 15_000), at] as const, [`${path}${value}`.slice(0, 15_000), at] as const])
    })
    expect(await problemsAt(asked)).toEqual([])
  })

  test('in cookies and headers', async () => {
    const asked = [...kinds.values()].flatMap(({ path, ...at }) => [
      ...cookies.map((cookie) => [path, { ...at, cookie }] as const),
      ...headers.map((more) => [path, { ...at, headers: more }] as const),
    ])
    expect(await problemsAt(asked)).toEqual([])
  })
})

import { beforeAll, describe, expect, inject, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { createRandom } from '../../server/demo/random.ts'
import { SESSION_COOKIE } from '../../server/sessions/session.ts'
import { patternOf } from '../../site/match.ts'
import { routes } from '../../site/routes.ts'
import { emailOf, password } from './accounts.ts'
import { ask } from './ask.ts'

const { port } = inject('product')
const host = `127.0.0.1:${port}`
const kz = editionOf('kz')
const random = createRandom('odd addresses')

/** Bytes as they may stand in an address: letters, signs of queries and paths, halves of letters, NUL, overlong forms, what decodes to nothing. */
const pieces = [
  'a',
  'Z',
  '0',
  '9',
  '-',
  '_',
  '.',
  '..',
  '~',
  "'",
  '%22',
  '%2F',
  '%5C',
  '%00',
  '%0A',
  '%FF',
  '%C0%AF',
  '%ED%A0%80',
  '%',
  '%zz',
  '+',
  '%20',
]
pieces.push('%D0%B6', '%F0%9F%98%80', '%E2%80%8B', '[', ']', '{', '}', '|', '^', ';', ',', '!', '*', '(', ')', '@', ':', '$', '<', '\\', '%EF%BF%BD')
const lengths = [2, 11, 101, 499, 600, 3000]
const oddText = (length: number) => Array.from({ length }, () => random.pick(pieces)).join('')
const plainText = (length: number) => 'a'.repeat(length)
const numbers = ['0', '-1', '1.5', '1e9', '2147483647', '2147483648', '9999999999', '99999999999999999999', '00007', '0x10', 'NaN', 'null', 'true']
const texts = [...numbers, ...lengths.flatMap((length) => [plainText(length), oddText(length)])]

/** Every query that any page keeps, and those that none does. */
const names = [
  'sort',
  'rate_from',
  'rate_to',
  'place',
  'verified',
  'page',
  'from',
  'back',
  'way',
  'done',
  'do',
  'reset_code',
  'ak',
  'lang',
  'utm_source',
  'x[]',
]

const cookies = { nobody: '', tutor: '', client: '' }
beforeAll(async () => {
  for (const [who, call] of [
    ['tutor', ['/api/tutor/login', { email: emailOf('tutor'), password }]],
    ['client', ['/api/client/auth/login', { login: emailOf('client'), password }]],
  ] as const) {
    const [path, body] = call
    const headers = { 'content-type': 'application/json', origin: `http://${host}` }
    const answer = await fetch(`http://${host}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    cookies[who] =
      answer.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith(SESSION_COOKIE))
        ?.split(';')[0] ?? ''
  }
})

const cases = Object.entries(routes).map(([name, { path }]) => ({ name, pattern: patternOf(path, kz) }))

describe('an address of any length and bytes is a page, moves or is not found, and is never a failure', () => {
  test.each(cases)('$name: $pattern', async ({ pattern }) => {
    const holes = /:\w+|\*/
    const paths = holes.test(pattern) ? texts.map((text) => pattern.replace(holes, text)) : texts.slice(0, 4).map((text) => `${pattern}${text}`)
    const known = pattern
      .replace(/:\w*id/, '1')
      .replace(/:\w+/, 'faq')
      .replace('*', '')
    const queries = texts.map((text, at) => `${known}?${names[at % names.length]}=${text}&${random.pick(names)}=${random.pick(texts)}`)
    for (const who of ['nobody', 'tutor', 'client'] as const)
      for (const path of who === 'nobody' ? [...paths, ...queries] : [...paths.slice(-5), ...queries.slice(-8)]) {
        const { status } = await ask(path.slice(0, 12_000), { cookie: cookies[who] })
        expect([who, path, status < 500 ? 'answered' : status]).toEqual([who, path, 'answered'])
      }
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import english from 'ra-language-english'
import { describe, expect, test } from 'vitest'
import es from '../../panel/texts/es.ts'
import ua from '../../panel/texts/ua.ts'

const root = join(import.meta.dirname, '../..')
const subjects = Object.keys(ua).join('|')
/** Keys that stand whole in the sources; those put together are read by the screens' own tests. */
const keys = globSync('panel/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(new RegExp(`'((?:${subjects})\\.[a-z0-9_.]+)'`, 'g'))].map(([, key = '']) => key),
)

const find = (texts: object, key: string) =>
  key.split('.').reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined), texts)

describe('a text of the back office', () => {
  test('is used somewhere', () => expect(keys.length).toBeGreaterThan(100))
  test.each([...new Set(keys)])('%s is there in both languages', (key) => {
    expect(find(ua, key)).toBeDefined()
    expect(find(es, key)).toBeDefined()
  })
})

describe('a text of react-admin', () => {
  /** Tools of those who build a panel; ours has none of them. */
  const unused = ['guesser', 'configurable']
  const keysOf = (texts: object, way: string[] = []): string[] =>
    Object.entries(texts).flatMap(([name, text]) => (typeof text === 'string' ? [...way, name].join('.') : keysOf(text, [...way, name])))
  const { ra } = english
  const named = keysOf(ra).filter((key) => !unused.some((part) => key.startsWith(`${part}.`)))

  test.each(named)('%s is there in both languages', (key) => {
    expect(find(ua.ra, key)).toBeDefined()
    expect(find(es.ra, key)).toBeDefined()
  })
})

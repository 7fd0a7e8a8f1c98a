import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

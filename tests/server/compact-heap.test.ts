import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a quarter of a minute later holes between what lives are given back; those of the same quarter stay, for moving them together costs', () => {
  const told = execFileSync(process.execPath, ['--expose-gc', join(import.meta.dirname, 'holes.ts')], { encoding: 'utf8' })
  const { before, after, later } = JSON.parse(told) as Record<'before' | 'after' | 'later', number>
  expect(before).toBeGreaterThan(30)
  expect(after).toBeLessThan(10)
  expect(later).toBeGreaterThan(30)
})

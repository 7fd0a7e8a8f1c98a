import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('of the objects that process.nextTick makes one lives on, so that V8 knows the shape of later ones', () => {
  const told = execFileSync(process.execPath, ['--expose-gc', join(import.meta.dirname, 'ticks.ts')], { encoding: 'utf8' })
  expect(JSON.parse(told)).toEqual({ kept: true, other: false })
})

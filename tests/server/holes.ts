// Started by compact-heap.test.ts: tells how many megabytes of the old generation hold nothing after full collections, before and after a quarter of a minute has gone by.
import { mock } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { getHeapSpaceStatistics } from 'node:v8'
import { compactHeap } from '../../server/compact-heap.ts'

declare const gc: () => void

function holes(): number {
  for (let n = 0; n < 8; n += 1) gc() // each moves some megabytes
  const { space_size = 0, space_used_size = 0 } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space') ?? {}
  return (space_size - space_used_size) / 1_000_000
}

/** Every second one goes, so that no page is two thirds empty; returns those that live. */
function perforate(): object[] {
  const made = Array.from({ length: 1_000_000 }, (_, n) => ({ n, words: [n, n + 1, n + 2] }))
  gc()
  return made.filter(({ n }) => n % 2)
}

mock.timers.enable({ apis: ['setInterval'] })
compactHeap()
const first = perforate()
const before = holes()
mock.timers.tick(15_000)
const after = holes()
await turn()
await turn()
const second = perforate()
const later = holes()
console.log(JSON.stringify({ before, after, later, living: first.length + second.length }))

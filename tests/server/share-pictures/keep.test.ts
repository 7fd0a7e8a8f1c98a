import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TooManyRequests } from '../../../server/errors.ts'
import { keptPictures } from '../../../server/share-pictures/keep.ts'
import { DAY } from '../../../server/spans.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docento-share-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const drawn = async () => Buffer.from('picture')

/** Has a picture asked for last so many seconds ago. */
const askedAgo = (path: string, seconds: number) => {
  const at = Date.now() / 1000 - seconds
  utimesSync(path, at, at)
}

test('no more than so many pictures are kept: those that nobody asked for the longest make room', async () => {
  const fileOf = keptPictures({ folder, most: 10 })
  for (let n = 0; n < 10; n++) {
    askedAgo(await fileOf(`kept${n}`, drawn), 2 * DAY - n)
  }
  // who is asked for again stays
  await fileOf('kept0', drawn)
  await fileOf('new', drawn)
  expect(readdirSync(folder).sort()).toEqual(
    ['kept0', 'kept3', 'kept4', 'kept5', 'kept6', 'kept7', 'kept8', 'kept9', 'new'].map((name) => `${name}.jpg`),
  )
})

test('what nobody asked for in a month is taken away, for it may show somebody who had themself deleted', async () => {
  const before = keptPictures({ folder })
  for (const [name, days] of [
    ['month', 31],
    ['week', 7],
    ['seen', 31],
  ] as const)
    askedAgo(await before(name, drawn), days * DAY)
  const fileOf = keptPictures({ folder })
  await fileOf('seen', drawn)
  await fileOf('new', drawn)
  expect(readdirSync(folder).sort()).toEqual(['new.jpg', 'seen.jpg', 'week.jpg'])
})

test('one is drawn at a time, and who comes when too many wait is told to come again', async () => {
  const fileOf = keptPictures({ folder, longestQueue: 3 })
  let busy = 0
  let most = 0
  const draw = async () => {
    busy += 1
    most = Math.max(most, busy)
    await new Promise((done) => setImmediate(done))
    busy -= 1
    return drawn()
  }
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => fileOf(name, draw)))
  // whose folder answers last comes last
  const refused = outcomes.filter((one) => one.status === 'rejected')
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(TooManyRequests)])
  expect(most).toBe(1)
})

test('who asks for what is being drawn waits for it, though nobody else may wait', async () => {
  const fileOf = keptPictures({ folder, longestQueue: 1 })
  const [one, other] = await Promise.all([fileOf('a', drawn), fileOf('a', drawn)])
  expect(one).toBe(other)
})

test('a drawing that fails is tried again by the next who asks, and keeps nobody waiting', async () => {
  const fileOf = keptPictures({ folder })
  await expect(fileOf('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
  expect(await fileOf('a', drawn)).toBe(join(folder, 'a.jpg'))
})

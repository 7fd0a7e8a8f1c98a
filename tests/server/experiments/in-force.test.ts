import { expect, test } from 'vitest'
import { ownDivision } from '../../../server/experiments/in-force.ts'
import { experimentRows } from '../../../server/experiments/table.ts'
import { useApp } from '../../app.ts'

const { database, outside } = await useApp()
const { drizzle, edition } = database
const row = { key: 'best_tutors', weight_0: 1, weight_1: 0, weight_2: 0, running: false } as const

test('what was read before a save does not come after what was read since', async () => {
  await drizzle.insert(experimentRows).values(row)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  /** Reads at once what it answers later. */
  const slow = {
    select: () => ({
      from: (table: typeof experimentRows) =>
        drizzle
          .select()
          .from(table)
          .then((rows) => isAnswered.then(() => rows)),
    }),
  }
  const readWith = (db: unknown) =>
    ownDivision(
      { edition, cache: { ...database.cache, keep: (_key, _seconds, make) => make({ db, cache: database.cache } as never) } },
      outside.experiments,
    )
  const early = readWith(slow)
  await drizzle.select().from(experimentRows)
  await drizzle.update(experimentRows).set({ weight_0: 0, weight_2: 1 })
  const late = readWith(drizzle)
  // long enough for one that does not wait for the other
  for (let i = 0; i < 5; i += 1) await drizzle.select().from(experimentRows)
  answer()
  await Promise.all([early, late])
  expect(outside.experiments.of(edition).control.best_tutors).toBe(2)
})

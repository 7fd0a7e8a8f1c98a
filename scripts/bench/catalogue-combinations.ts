import { sql } from 'drizzle-orm'
import { type Address, printAddress } from '../../server/catalogue/address.ts'
import { cellOf, PAGE_SIZE, searchPage } from '../../server/catalogue/search.ts'
import type { Database } from '../../server/database/open.ts'
import { referenceOf } from '../../server/reference/reference.ts'
import { turnOf } from '../../server/tops/rotation.ts'
import type { Figure } from '../measure/figure.ts'
import { allCombinations, sizesOf } from './combinations.ts'
import { edition } from './databases.ts'
import { cpuOf } from './processes.ts'
import { percentile } from './timing.ts'

/** Online tutors that a page of a place names beside its own. */
const BESIDE = 10
/** What took long is asked once more and the quicker one counts: the first plans its statement and reads what nobody has read. */
const LONG = 3
/** How many of the slowest the note names. */
const NAMED = 3

/**
 * The query of a page with nothing of it kept, for every combination of filters and orders, on its first page, one of the middle and the last. Of so many single
 * ones the database's CPU time is told, which hardly depends on what else the machine does. The budget is for the 95th of a hundred.
 */
export async function measureCombinations(database: Database, ms: number): Promise<Figure[]> {
  const { reader: db, cache } = database
  const reference = await referenceOf({ cache })
  const turn = await turnOf({ cache, edition, now: new Date() })
  const addresses = allCombinations(reference, await sizesOf(database))
  // one after the other they all go through one connection
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const pids = rows.map(({ pid }) => pid)
  const cost = async (work: () => Promise<unknown>) => {
    const before = cpuOf(pids)
    await work()
    return (cpuOf(pids) - before) / 1000
  }
  const measured: { ms: number; path: string }[] = []
  for (const first of addresses) {
    const cell = cellOf(first, reference)
    const beside = first.online || first.place === 'online' ? 0 : BESIDE
    const find = (address: Address) => searchPage(db, address, cell, { turn, beside })
    const { total } = await find(first)
    const last = Math.ceil(total / PAGE_SIZE)
    for (const page of new Set([1, Math.ceil(last / 2), last])) {
      if (page === 0) continue
      const address = { ...first, page }
      const took = await cost(() => find(address))
      measured.push({ ms: took < LONG ? took : Math.min(took, await cost(() => find(address))), path: `/${printAddress(address, edition)}` })
    }
  }
  const times = measured.map((one) => one.ms)
  const slowest = measured.toSorted((one, other) => other.ms - one.ms).slice(0, NAMED)
  const slow = times.filter((one) => one > ms).length
  const name = (which: string) => `catalogue query, CPU of the database, ${which} over every combination of filters`
  return [
    { name: name('p95'), values: [{ is: percentile(times, 0.95), unit: 'ms', most: ms }] },
    {
      name: name('the slowest'),
      values: [{ is: percentile(times, 1), unit: 'ms' }],
      note: `${measured.length} pages of ${addresses.length} combinations; median ${percentile(times, 0.5).toFixed(2)} ms; ${slow} above ${ms} ms; slowest ${slowest.map((one) => `${one.path} ${one.ms.toFixed(1)}`).join(', ')}`,
    },
  ]
}

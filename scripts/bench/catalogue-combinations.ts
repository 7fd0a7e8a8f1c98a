import { type Address, printAddress } from '../../server/catalogue/address.ts'
import { cellOf, PAGE_SIZE, searchPage } from '../../server/catalogue/search.ts'
import type { Database } from '../../server/database/open.ts'
import { referenceOf } from '../../server/reference/reference.ts'
import { turnOf } from '../../server/tops/rotation.ts'
import type { Figure } from '../measure/figure.ts'
import { allCombinations, sizesOf } from './combinations.ts'
import { edition } from './databases.ts'
import { againstSelectOne } from './reference-query.ts'
import { percentile } from './timing.ts'

/** Online tutors that a page of a place names beside its own. */
const BESIDE = 10
/** What was slow is asked so often again, and the quickest counts: what else the machine does only ever makes one slower. */
const AGAIN = 4
/** How many of the slowest the note names. */
const NAMED = 3

/**
 * The query of a page with nothing of it kept, for every combination of filters and orders, on its first page, one of the middle and the last: not only most of
 * them but the slowest stays within the budget.
 */
export async function measureCombinations(database: Database, { ms, ratio }: { ms: number; ratio: number }): Promise<Figure> {
  const { reader: db, cache } = database
  const reference = await referenceOf({ cache })
  const turn = turnOf({ edition, now: new Date() })
  const addresses = allCombinations(reference, await sizesOf(database))
  const slow: { ms: number; path: string }[] = []
  const measured: number[] = []
  const { one } = await againstSelectOne(db, addresses, async (first, time) => {
    const cell = cellOf(first, reference)
    const beside = first.online || first.place === 'online' ? 0 : BESIDE
    const find = (address: Address) => searchPage(db, address, cell, { turn, beside })
    const { total } = await find(first)
    const last = Math.ceil(total / PAGE_SIZE)
    const pages = new Set([1, Math.ceil(last / 2), last].filter((page) => page > 0))
    for (const page of pages) {
      const address = { ...first, page }
      let took = await time(() => find(address))
      for (let tries = 0; tries < AGAIN && took > ms / 3; tries += 1) took = Math.min(took, await time(() => find(address)))
      measured.push(took)
      slow.push({ ms: took, path: `/${printAddress(address, edition)}` })
    }
    return 0
  })
  const slowest = slow.toSorted((a, b) => b.ms - a.ms).slice(0, NAMED)
  const most = percentile(measured, 1)
  return {
    name: 'catalogue query, the slowest of every combination of filters',
    values: [
      { is: most, unit: 'ms', most: ms },
      { is: most / one, unit: 'x', most: ratio },
    ],
    note: `${measured.length} pages of ${addresses.length} combinations; median ${percentile(measured, 0.5).toFixed(2)} ms, p95 ${percentile(measured, 0.95).toFixed(1)} ms; slowest ${slowest.map(({ ms, path }) => `${path} ${ms.toFixed(1)}`).join(', ')}; SELECT 1 takes ${one.toFixed(2)} ms`,
  }
}

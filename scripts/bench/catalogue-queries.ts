import { type Address, printAddress } from '../../server/catalogue/address.ts'
import { cellOf, PAGE_SIZE, searchPage } from '../../server/catalogue/search.ts'
import type { Database } from '../../server/database/open.ts'
import { createRandom } from '../../server/demo/random.ts'
import { referenceOf } from '../../server/reference/reference.ts'
import { turnOf } from '../../server/tops/rotation.ts'
import type { Figure } from '../measure/figure.ts'
import { drawAddresses } from './addresses.ts'
import { edition } from './databases.ts'
import { againstSelectOne } from './reference-query.ts'
import { percentile } from './timing.ts'

const ADDRESSES = 6000
/** Of the pages looked at, those that are not the first. */
const DEEPER = 0.4

export interface Searched {
  figure: Figure
  /** Paths whose page is full, with their query: what uncached pages are measured with. */
  full: string[]
}

/** A page of ids with the total, over all filters, orders and pages. */
export async function measureSearch({ reader: db, cache }: Database, { ms, ratio }: { ms: number; ratio: number }): Promise<Searched> {
  const reference = await referenceOf({ cache })
  const random = createRandom('pages')
  const turn = await turnOf({ cache, edition, now: new Date() })
  const full: string[] = []
  const find = (address: Address) => searchPage(db, address, cellOf(address, reference), { turn })
  const { times, one } = await againstSelectOne(db, drawAddresses(reference, ADDRESSES), async (first, time) => {
    const { total } = await find(first)
    const pages = Math.floor(total / PAGE_SIZE)
    const address = { ...first, page: pages > 1 && random.chance(DEEPER) ? random.int(2, pages) : 1 }
    if (pages > 0) full.push(`/${printAddress(address, edition)}`)
    return time(() => find(address))
  })
  const p95 = percentile(times, 0.95)
  return {
    full,
    figure: {
      name: 'catalogue query with its total, p95',
      values: [
        { is: p95, unit: 'ms', most: ms },
        { is: p95 / one, unit: 'x', most: ratio },
      ],
      note: `${times.length} addresses, ${full.length} of them with a full page; median ${percentile(times, 0.5).toFixed(2)} ms, slowest ${percentile(times, 1).toFixed(1)} ms; SELECT 1 takes ${one.toFixed(2)} ms`,
    },
  }
}

import { cataloguePath } from '../../site/routes.ts'
import { fetchRaw } from '../measure/bytes.ts'
import type { Figure } from '../measure/figure.ts'
import type { Product } from '../measure/product.ts'
import { startCeiling } from './ceiling.ts'
import { edition } from './databases.ts'
import { askAll } from './load.ts'
import { cpuOf, familyOf } from './processes.ts'
import { median } from './timing.ts'

/** Answers of a round: so many that ticks of 10 ms are fine enough. */
const KEPT = 6000
const FRESH = 120
const headers = { 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0 bench' }
const catalogue = cataloguePath(edition)

/** Microseconds of CPU for an answer. */
interface Cost {
  all: number
  /** Of all, what the database took. */
  database: number
}

/**
 * CPU time for an answer, of the process and all it started, against a bare server that sends the same bytes: pages that are kept, and pages that nobody
 * asked for before, each another address. A load tool in one process is busy long before a bare server is, so answers a second would tell of the tool;
 * CPU time hardly depends on what else the machine does (design 13).
 */
export async function measurePages({ origin, pid }: Pick<Product, 'origin' | 'pid'>, paths: readonly string[], rounds: number): Promise<Figure[]> {
  const url = `${origin}${catalogue}`
  const filtered = `${url}?utm_source=bench&sort=reviews&gclid=1`
  const fresh = [...paths]
  const { bytes } = await fetchRaw(url, headers)
  const ceiling = await startCeiling(url, headers)
  const found: { bare: Cost; kept: Cost; filtered: Cost; fresh: Cost }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const costs = {
      bare: await costOf(ceiling.pid, repeated(ceiling.url)),
      kept: await costOf(pid, repeated(url)),
      filtered: await costOf(pid, repeated(filtered)),
      fresh: await costOf(
        pid,
        taken(fresh, FRESH).map((path) => `${origin}${path}`),
      ),
    }
    // the first one warms up
    if (round > 0) found.push(costs)
  }
  ceiling.stop()

  const middle = (of: (costs: (typeof found)[number]) => number) => median(found.map(of))
  const bare = middle((costs) => costs.bare.all)
  const figure = (name: string, us: number, most: number): Figure => ({
    name,
    values: [{ is: us / bare, unit: 'x', most }],
    note: `${Math.round(us)} µs of CPU an answer, the ceiling ${Math.round(bare)} (${bytes.length} bytes, gzip)`,
  })
  return [
    figure(
      'kept page',
      middle((costs) => costs.kept.all),
      1.25,
    ),
    figure(
      'kept page with a query to filter',
      middle((costs) => costs.filtered.all),
      1.4,
    ),
    figure(
      'uncached catalogue',
      middle((costs) => costs.fresh.all),
      45,
    ),
    figure(
      'uncached catalogue, the database in it',
      middle((costs) => costs.fresh.database),
      15,
    ),
  ]
}

async function costOf(pid: number, urls: readonly string[]): Promise<Cost> {
  const family = familyOf(pid)
  const others = family.filter((one) => one !== pid)
  const [all, database] = [cpuOf(family), cpuOf(others)]
  await askAll(urls, headers)
  return { all: (cpuOf(family) - all) / urls.length, database: (cpuOf(others) - database) / urls.length }
}

const repeated = (url: string): string[] => Array<string>(KEPT).fill(url)

/** Takes them away, so that no address is asked for twice. */
function taken(paths: string[], count: number): string[] {
  if (paths.length < count) throw new Error('There are too few addresses to measure uncached pages with.')
  return paths.splice(0, count)
}

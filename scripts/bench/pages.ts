import { catalogueSorts } from '../../schemas/catalogue.ts'
import { createRandom } from '../../server/demo/random.ts'
import { cataloguePath } from '../../site/routes.ts'
import { fetchRaw } from '../measure/bytes.ts'
import type { Figure } from '../measure/figure.ts'
import type { Product } from '../measure/product.ts'
import { startCeiling } from './ceiling.ts'
import { edition } from './databases.ts'
import { askAll } from './load.ts'
import { startPlainPreact } from './plain-preact.ts'
import { cpuOf, familyOf } from './processes.ts'
import { median } from './timing.ts'

/** Answers of a round. */
const KEPT = 6000
const FRESH = 100
/** As many as let its code be compiled while it warms. */
const PLAIN = 600
/** Rounds before any counts: code that has run so often is compiled, in the ceiling as in the product. */
const WARMING = 3
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
 * CPU time hardly depends on what else the machine does. Kept pages come first: the garbage of drawn ones is not theirs.
 * What has to be drawn is measured against a plain program that draws, too (docs/decisions/0019-what-drawing-is-measured-against.md).
 * `spread`: paths all over the catalogue, most of whose cards nobody has seen.
 */
export async function measurePages({ origin, pid }: Pick<Product, 'origin' | 'pid'>, spread: readonly string[], rounds: number): Promise<Figure[]> {
  const url = `${origin}${catalogue}`
  const filtered = `${url}?utm_source=bench&sort=reviews&gclid=1`
  const { bytes } = await fetchRaw(url, headers)
  const ceiling = await startCeiling(url, headers)
  const bare = { pid: ceiling.pid, urls: () => repeated(ceiling.url, KEPT) }
  const plain = await startPlainPreact(url)
  const drawing = { pid: plain.pid, urls: () => repeated(plain.url, PLAIN) }
  const product = (urls: () => string[]) => ({ pid, urls })
  const drawn = (paths: readonly string[]) => {
    const left = paths.map((path) => origin + path)
    return product(() => taken(left, FRESH))
  }
  const [atRest, kept, withQuery] = await costsOf(rounds, [bare, product(() => repeated(url, KEPT)), product(() => repeated(filtered, KEPT))])
  const [atWork, drawnPlainly, fresh, cold] = await costsOf(rounds, [bare, drawing, drawn(priceAddresses()), drawn(spread)])
  ceiling.stop()
  plain.stop()

  const figure = (name: string, us: number, than: Cost, most?: number, mostDrawn?: number): Figure => ({
    name,
    values: [
      { is: us / than.all, unit: 'x', ...(most && { most }) },
      ...(mostDrawn ? [{ is: us / drawnPlainly.all, unit: 'x plain Preact' as const, most: mostDrawn }] : []),
    ],
    note: `${Math.round(us)} µs of CPU an answer, the ceiling ${Math.round(than.all)} (${bytes.length} bytes, gzip)`,
  })
  return [
    figure('kept page', kept.all, atRest, 1.25),
    figure('kept page with a query to filter', withQuery.all, atRest, 1.4),
    figure('plain Preact', drawnPlainly.all, atWork),
    figure('uncached catalogue', fresh.all, atWork, 45, 2),
    figure('uncached catalogue, the database in it', fresh.database, atWork, 15, 0.7),
    figure('uncached catalogue all over subjects and places', cold.all, atWork),
  ]
}

interface Asked {
  pid: number
  /** Those of the next round. */
  urls: () => string[]
}

/** What an answer of each costs, the middle of all rounds; they take turns, so that what else the machine does meets them alike. */
async function costsOf<All extends Asked[]>(rounds: number, all: [...All]): Promise<{ [each in keyof All]: Cost }> {
  const found: Cost[][] = []
  for (let round = 0; round < WARMING + rounds; round += 1) {
    const costs: Cost[] = []
    for (const { pid, urls } of all) costs.push(await costOf(pid, urls()))
    if (round >= WARMING) found.push(costs)
  }
  const middle = (at: number, of: keyof Cost) => median(found.map((costs) => costs[at]?.[of] ?? Number.NaN))
  return all.map((_, at) => ({ all: middle(at, 'all'), database: middle(at, 'database') })) as { [each in keyof All]: Cost }
}

/** The whole catalogue by every price and order, its first two pages, in an order of chance that is the same in each run. */
function priceAddresses(): string[] {
  const points = edition.ratePoints.slice(1, -1)
  const half = Math.ceil(points.length / 2)
  const all = ['', ...catalogueSorts].flatMap((sort) =>
    points
      .slice(0, half)
      .flatMap((from) =>
        points.slice(half).flatMap((to) => ['', '2/'].map((page) => `${catalogue}${page}?rate_from=${from}&rate_to=${to}${sort && `&sort=${sort}`}`)),
      ),
  )
  return createRandom('prices').some(all, all.length)
}

async function costOf(pid: number, urls: readonly string[]): Promise<Cost> {
  const family = familyOf(pid)
  const others = family.filter((one) => one !== pid)
  const [all, database] = [cpuOf(family), cpuOf(others)]
  await askAll(urls, headers)
  return { all: (cpuOf(family) - all) / urls.length, database: (cpuOf(others) - database) / urls.length }
}

const repeated = (url: string, times: number): string[] => Array<string>(times).fill(url)

/** Takes them away, so that no address is asked for twice. */
function taken(paths: string[], count: number): string[] {
  if (paths.length < count) throw new Error('There are too few addresses to measure uncached pages with.')
  return paths.splice(0, count)
}

import { cataloguePath } from '../../site/routes.ts'
import { fetchRaw } from '../measure/bytes.ts'
import type { Figure } from '../measure/figure.ts'
import { startCeiling } from './ceiling.ts'
import { edition } from './databases.ts'
import { answersPerSecond } from './load.ts'
import { median } from './timing.ts'

const catalogue = cataloguePath(edition)
const kept = { 'accept-encoding': 'gzip' }
/** As Chromium asks. */
const fresh = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export interface Rounds {
  rounds: number
  seconds: number
}

/** Pages that are kept as ready bytes; with a query the key has to be found in it first. */
export async function measureKept(origin: string, how: Rounds): Promise<Figure[]> {
  const pages = [
    { name: 'cached page, 16 connections', path: catalogue, least: 80 },
    { name: 'cached page with a query to filter, 16 connections', path: `${catalogue}?utm_source=bench&sort=reviews&gclid=1`, least: 75 },
  ]
  const figures: Figure[] = []
  for (const { name, path, least } of pages) {
    const url = `${origin}${path}`
    await fetchRaw(url, kept)
    const ceiling = await startCeiling(url, kept)
    const load = { connections: 16, headers: kept, seconds: how.seconds }
    const race = await raced(
      how.rounds,
      () => answersPerSecond({ ...load, url: ceiling.url }),
      () => answersPerSecond({ ...load, url }),
    )
    ceiling.stop()
    figures.push(asFigure(name, race, least))
  }
  return figures
}

/** Pages that nobody asked for before, each another address: its queries, its list of filters, its HTML and its compression. */
export async function measureFresh(origin: string, paths: readonly string[], how: Rounds): Promise<Figure[]> {
  const loads = [
    { name: 'uncached catalogue, 16 connections', connections: 16, amount: 400, least: 2 },
    { name: 'uncached catalogue, 1 connection', connections: 1, amount: 120, least: 10 },
  ]
  const figures: Figure[] = []
  const left = [...paths]
  for (const { name, connections, amount, least } of loads) {
    const ceiling = await startCeiling(`${origin}${left.pop()}`, fresh)
    const load = { connections, headers: fresh, seconds: how.seconds }
    const race = await raced(
      how.rounds,
      () => answersPerSecond({ ...load, url: ceiling.url }),
      () => answersPerSecond({ ...load, url: origin, paths: taken(left, amount) }),
    )
    ceiling.stop()
    figures.push(asFigure(name, race, least))
  }
  return figures
}

/** Takes them away, so that no address is asked for twice. */
function taken(paths: string[], count: number): string[] {
  if (paths.length < count) throw new Error('There are too few addresses to measure uncached pages with.')
  return paths.splice(0, count)
}

interface Race {
  /** Answers per second, medians of the rounds. */
  ceiling: number
  product: number
  /** Median of the rounds' own ratios. */
  ratio: number
}

/** Both in turn, round by round, after a round that warms them up. */
async function raced(rounds: number, ceiling: () => Promise<number>, product: () => Promise<number>): Promise<Race> {
  const found: { ceiling: number; product: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const both = { ceiling: await ceiling(), product: await product() }
    if (round > 0) found.push(both)
  }
  return {
    ceiling: median(found.map((round) => round.ceiling)),
    product: median(found.map((round) => round.product)),
    ratio: median(found.map((round) => round.product / round.ceiling)),
  }
}

function asFigure(name: string, { ceiling, product, ratio }: Race, least: number): Figure {
  return {
    name,
    values: [{ is: 100 * ratio, unit: '%', least }],
    note: `${Math.round(product)} answers a second, the ceiling ${Math.round(ceiling)}`,
  }
}

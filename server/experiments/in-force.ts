import { isDeepStrictEqual } from 'node:util'
import type { EditionCode } from '../../editions/index.ts'
import { heaviest, type Weights, weightsOf } from '../../schemas/index.ts'
import { asOpened, type Serving } from '../database/as-opened.ts'
import { UNTIL_CHANGED } from '../database/cache/cache.ts'
import type { Database, Reader } from '../database/open.ts'
import { type Division, type Experiments, record } from '../outside/experiments.ts'
import type { Outside } from '../outside/open.ts'
import { experimentRows } from './table.ts'

/** What each opened product divides by. */
const inForce = new WeakMap<Experiments, Map<EditionCode, Division>>()

/** The last read of each opened product: they follow one another, for what was read before a save may not come after what was read since. */
const reads = new WeakMap<Experiments, Promise<void>>()

/** Resolves when the edition's visitors are divided by what its staff saved last; where that can't be read, by what was known before. */
export async function ownDivision({ edition, cache }: Pick<Database, 'edition' | 'cache'>, experiments: Experiments): Promise<void> {
  const readNext = async (db: Reader) => {
    await reads.get(experiments)
    const rows = await db.select().from(experimentRows)
    if (rows.length > 0 && take(experiments, edition, rows)) cache.forget('all') // pages drawn since the save, by the weights of before
  }
  const read = async ({ db }: { db: Reader }) => {
    const next = readNext(db)
    reads.set(
      experiments,
      next.catch(() => {}),
    )
    await next
    return edition
  }
  await cache.keep('own experiments', UNTIL_CHANGED, read).catch(() => {})
}

type Row = typeof experimentRows.$inferSelect

/** Divides by these from now on; tells whether that is another way than before. */
function take(experiments: Experiments, edition: EditionCode, rows: readonly Row[]): boolean {
  const known = inForce.get(experiments) ?? new Map<EditionCode, Division>()
  inForce.set(experiments, known)
  const { weights, runs } = experiments.settled
  const rowOf = new Map(rows.map((row) => [row.key, row]))
  const division: Division = {
    weights: record((key) => dividedBy(rowOf.get(key)) ?? weights[key]),
    runs: record((key) => rowOf.get(key)?.run ?? runs[key]),
  }
  if (isDeepStrictEqual(known.get(edition), division)) return false
  known.set(edition, division)
  experiments.decide(edition, division)
  return true
}

/** One that does not run shows everybody the variant of most. */
function dividedBy(row: Row | undefined): Weights | null {
  if (!row) return null
  const weights = weightsOf(row)
  const most = heaviest(weights)
  return row.running ? weights : weights.map((_, variant) => (variant === most ? 1 : 0))
}

interface Heeding extends Serving {
  outside: Pick<Outside, 'experiments'>
}

/** Has what staff saved read before anybody asks, and after each save: kept pages are answered before anybody is asked. */
export function heedOwnDivisions({ outside, ...serving }: Heeding) {
  asOpened(serving, (database) => {
    const read = () => void ownDivision(database, outside.experiments)
    database.cache.onForget(read)
    read()
  })
}

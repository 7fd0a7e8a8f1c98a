import { eq } from 'drizzle-orm'
import { isDivided, type saveExperiment, weightsOf } from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { get, keyOf, settledRow } from './read.ts'
import { experimentRows } from './table.ts'

/** Somebody has to get something, and two variants are the fewest that can be compared. */
export const problemsOf: Problems<typeof saveExperiment> = ({ weight_0, weight_1, weight_2, running }) => {
  if (weight_0 === undefined || weight_1 === undefined || weight_2 === undefined) return {}
  const weights = weightsOf({ weight_0, weight_1, weight_2 })
  if (weights.every((weight) => weight === 0)) return { weight_0: 'too_small' }
  return running && !isDivided(weights) ? { running: 'invalid_value' } : {}
}

/**
 * Changes weights, starts or stops. What is started, or goes on with other weights, is counted anew: visitors of two divisions say nothing together. Every process
 * divides by it as soon as the transaction is committed. Throws `not_found`, and `conflict` over a newer version (spec: decisions OPS-2).
 */
export async function save(context: Context, { id, version, ...sent }: Input<typeof saveExperiment>) {
  const { tx, now } = context
  const key = keyOf(id)
  // whoever saves first makes the row, and who comes at the same moment waits for it
  await tx.insert(experimentRows).values(settledRow(context, key)).onConflictDoNothing()
  const [before] = await tx.select().from(experimentRows).where(eq(experimentRows.key, key)).for('update')
  if (!before) throw new Error(`the row of ${key} is gone`)
  const changes = changesOf({ version, ...sent }, before)
  const isOther = (['weight_0', 'weight_1', 'weight_2'] as const).some((weight) => sent[weight] !== before[weight])
  const starts = sent.running && (!before.running || isOther)
  const stops = before.running && !sent.running
  await tx
    .update(experimentRows)
    .set({
      ...sent,
      ...(starts && { run: before.run + 1, started_at: now, stopped_at: null }),
      ...(stops && { stopped_at: now }),
      version: before.version + 1,
    })
    .where(eq(experimentRows.key, key))
  await bumpCache(tx, 'all')
  context.audit(`experiment ${id}`, changes)
  return get(context, { id })
}

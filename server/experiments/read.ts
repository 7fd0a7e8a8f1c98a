import { eq, sql } from 'drizzle-orm'
import { type Experiment, experiments, type getExperiment, isDivided, type listExperiments, variants } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { maybeUnix } from '../unix.ts'
import { dailyCounts } from '../visits/table.ts'
import { experimentRows } from './table.ts'

type Row = typeof experimentRows.$inferSelect

/** All experiments that the product knows, with their results (spec: decisions OPS-2). */
export async function list(context: Context, { filter: { id: ids } = {} }: Input<typeof listExperiments>) {
  const rows = await Promise.all(experiments.map((key) => present(context, key)))
  const asked = rows.filter(({ id }) => !ids || ids.includes(id))
  return { rows: asked, total_count: asked.length }
}

/** Throws `not_found`. */
export const get = async (context: Context, { id }: Input<typeof getExperiment>) => ({ row: await present(context, keyOf(id)) })

/** Its number is its place among all: throws `not_found` for another. */
export function keyOf(id: number): Experiment {
  const key = experiments[id - 1]
  if (!key) throw new NotFound()
  return key
}

/** What the settings say of an experiment, as if it had been saved. */
export function settledRow({ outside }: Pick<Context, 'outside'>, key: Experiment): Row {
  const { weights, runs } = outside.experiments.settled
  const [weight_0 = 0, weight_1 = 0, weight_2 = 0] = weights[key]
  return { key, weight_0, weight_1, weight_2, running: isDivided(weights[key]), run: runs[key], started_at: null, stopped_at: null, version: 1 }
}

async function present(context: Context, key: Experiment) {
  const { db, outside } = context
  const [saved] = await db.select().from(experimentRows).where(eq(experimentRows.key, key))
  const row = saved ?? settledRow(context, key)
  return {
    ...row,
    id: experiments.indexOf(key) + 1,
    started_at: maybeUnix(row.started_at),
    stopped_at: maybeUnix(row.stopped_at),
    by_settings: !saved,
    by_service: outside.experiments.isByService,
    results: await resultsOf(db, row),
  }
}

interface Counted extends Record<string, unknown> {
  variant: number
  visits: number
  forms: number
  requests: number
}

/** What became of the visitors of its last run, by the variant that they got. */
async function resultsOf(db: Reader, { key, run }: Row) {
  const of = (what: 'visits' | 'forms' | 'requests') => sql`coalesce(sum(n) filter (where what = ${what}), 0)::int as ${sql.identifier(what)}`
  const { rows } = await db.execute<Counted>(sql`
    select variant, ${of('visits')}, ${of('forms')}, ${of('requests')} from ${dailyCounts} where experiment = ${key} and run = ${run} group by variant`)
  return variants.map((variant) => {
    const { visits: visitors = 0, forms = 0, requests = 0 } = rows.find((one) => one.variant === variant) ?? {}
    return { variant, visitors, forms, requests }
  })
}

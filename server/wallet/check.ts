import { sql } from 'drizzle-orm'
import type { checkLedger } from '../../schemas/index.ts'
import type { Data } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import type { Job } from '../jobs/job.ts'
import { wholeName } from '../tutors/names.ts'
import { unixOf } from '../unix.ts'
import { ledgerCheck, type WrongBalance } from './table.ts'

/** More are not named: one is too many. */
const MOST_NAMED = 20

/** What the last check found; the first who asks before there was one adds up. */
export async function check({ db, now, aside }: Context): Promise<Data<typeof checkLedger>> {
  const [last] = await db.select().from(ledgerCheck)
  const { counted_at, wallets, lines, wrong } = last ?? (await aside((tx) => addUp(tx, now)))
  return { counted_at: unixOf(counted_at), wallets, lines, wrong }
}

/** Once an hour; whose balance is not the sum of its lines was written to past the product, which the log says too (spec: decisions PAY-6). */
export async function checkWallets({ database, clock, log }: Job): Promise<void> {
  const { wrong } = await database.transaction((tx) => addUp(tx, clock()))
  if (wrong.length) log.error({ tutors: wrong.map(({ tutor_id }) => tutor_id) }, 'wallets do not hold the sum of their lines')
}

/** Reads the whole ledger, one pass over the lines, then the last of each wallet, which says its balance; keeps what it found. */
export async function addUp(tx: Tx, counted_at: Date) {
  const { rows } = await tx.execute<{ wallets: number; lines: number; wrong: (Omit<WrongBalance, 'name'> & Names)[] | null }>(sql`
    with wallets as (select tutor_id, count(*) as lines, sum(sum) as sum, max(id) as last from wallet_lines group by tutor_id),
    wrong as (
      select w.tutor_id, t.name, t.last_name, l.balance_after as balance, w.sum
      from wallets w join wallet_lines l on l.id = w.last join tutors t on t.id = w.tutor_id
      where l.balance_after <> w.sum order by w.tutor_id limit ${MOST_NAMED})
    select count(*)::int as wallets, coalesce(sum(lines), 0)::int as lines, (select json_agg(wrong) from wrong) as wrong from wallets`)
  const { wallets = 0, lines = 0, wrong } = rows[0] ?? {}
  const named = (wrong ?? []).map(({ tutor_id, balance, sum, ...tutor }) => ({ tutor_id, name: wholeName(tutor), balance, sum }))
  const found = { counted_at, wallets, lines, wrong: named }
  await tx.insert(ledgerCheck).values(found).onConflictDoUpdate({ target: ledgerCheck.id, set: found })
  return found
}

interface Names {
  name: string
  last_name: string
}

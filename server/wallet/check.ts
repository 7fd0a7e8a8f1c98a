import { sql } from 'drizzle-orm'
import type { checkLedger } from '../../schemas/index.ts'
import type { Data } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { wholeName } from '../tutors/names.ts'
import { unixOf } from '../unix.ts'

/** More are not named: one is too many. */
const MOST_NAMED = 20

const HOUR = 3600

/** Adds all lines up, which reads the whole ledger, so once an hour: whose balance is not their sum is named (spec: decisions PAY-6). */
export const check = ({ cache, now }: Context): Promise<Data<typeof checkLedger>> =>
  cache.keep('check of the ledger', HOUR, async ({ db }) => ({ counted_at: unixOf(now), ...(await addUp(db)) }))

async function addUp(db: Reader) {
  const { rows } = await db.execute<{ tutor_id: number; name: string; last_name: string; balance: number; sum: number }>(sql`
    with wallets as (
      select tutor_id, count(*)::int as lines, sum(sum) as sum, (array_agg(balance_after order by id desc))[1] as balance from wallet_lines group by tutor_id)
    select w.tutor_id, t.name, t.last_name, w.balance::float, w.sum::float
    from wallets w join tutors t on t.id = w.tutor_id where w.balance <> w.sum order by w.tutor_id limit ${MOST_NAMED}`)
  const counted = await db.execute<{ wallets: number; lines: number }>(
    sql`select count(distinct tutor_id)::int as wallets, count(*)::int as lines from wallet_lines`,
  )
  const { wallets = 0, lines = 0 } = counted.rows[0] ?? {}
  return { wallets, lines, wrong: rows.map(({ tutor_id, balance, sum, ...tutor }) => ({ tutor_id, name: wholeName(tutor), balance, sum })) }
}

import { sql } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'

/** Whether two accounts share a phone, a mailbox or a card, as they stand now. */
export async function isSamePerson(tx: Tx, one: number, other: number): Promise<boolean> {
  const box = (table: string) => sql.raw(`regexp_replace(lower(${table}.email), '\\+[^@]*@', '@')`)
  const { rows } = await tx.execute(sql`
    select from tutors a, tutors b where a.id = ${one} and b.id = ${other} and (
      array_append(a.phones_extra, a.phone) && array_append(b.phones_extra, b.phone)
      or ${box('a')} = ${box('b')}
      or exists (select from payment_cards x join payment_cards y using (provider, mask, exp_month, exp_year) where x.tutor_id = a.id and y.tutor_id = b.id))`)
  return rows.length > 0
}

import { sql } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'

/** An address without what its owner may add to it: `dana+two@example.test` is `dana@example.test`. */
const mailbox = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')

/** Whether a newcomer has the referrer's phone or mailbox: nobody invites themself (spec: decisions TUT-11). */
export const isOwnContact = (
  { email, phone, phones_extra }: { email: string | null; phone: string | null; phones_extra: readonly string[] },
  newcomer: { email: string; phone: string },
): boolean => phone === newcomer.phone || phones_extra.includes(newcomer.phone) || (email !== null && mailbox(email) === mailbox(newcomer.email))

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

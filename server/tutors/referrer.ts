import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { isHere } from './gone.ts'
import { tutors } from './table.ts'

interface Newcomer {
  email: string
  phone: string | null
}

/** An address without what its owner may add to it: `dana+two@example.test` is `dana@example.test`. */
const mailbox = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')

/** Whether a newcomer has the referrer's phone or mailbox: nobody invites themself. */
const isOwnContact = (
  { email, phone, phones_extra }: Pick<typeof tutors.$inferSelect, 'email' | 'phone' | 'phones_extra'>,
  newcomer: Newcomer,
): boolean =>
  (newcomer.phone !== null && [phone, ...phones_extra].includes(newcomer.phone)) || (email !== null && mailbox(email) === mailbox(newcomer.email))

/** Who brought a newcomer; a number that is nobody's, or their own under another account, is none (spec: decisions TUT-11). */
export async function referrerOf({ tx }: Context, affiliate_id: number | undefined, newcomer: Newcomer): Promise<number | null> {
  if (affiliate_id === undefined) return null
  const [found] = await tx
    .select()
    .from(tutors)
    .where(and(eq(tutors.id, affiliate_id), isHere))
  return found && !isOwnContact(found, newcomer) ? found.id : null
}

import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'
import { isHere } from '../tutors/gone.ts'
import { tutors } from '../tutors/table.ts'

interface Pair {
  client_id: number | undefined
  tutor_id: number | undefined
}

/** The client who has confirmed a tutor's address and is no other tutor. */
const sameMail = sql`(
  select c.id from clients c where lower(c.email) = lower(${tutors.email}) and c.email_confirmed and c.deleted_at is null
    and not exists (select from tutors t where t.client_id = c.id))`

/** Whether a tutor is joined to a client once their address is confirmed (spec: decisions AUTH-14). */
export const joinsByMail = async (tx: Tx, tutor_id: number): Promise<boolean> =>
  (await tx.$count(tutors, and(eq(tutors.id, tutor_id), isNull(tutors.client_id), isNotNull(sameMail)))) > 0

/**
 * Client and tutor of one person, found by either. Records that have the same confirmed e-mail and no other half are joined for good
 * (spec: decisions AUTH-14).
 */
export async function bothRoles(tx: Tx, { client_id, tutor_id }: Pair): Promise<Pair> {
  const isThem = tutor_id === undefined ? eq(tutors.client_id, client_id ?? 0) : eq(tutors.id, tutor_id)
  const [known] = await tx.select({ id: tutors.id, client_id: tutors.client_id }).from(tutors).where(and(isThem, isHere))
  if (known?.client_id != null) return { client_id: client_id ?? known.client_id, tutor_id: known.id }
  const [joined] = await tx
    .update(tutors)
    .set({ client_id: sameMail })
    .where(
      and(
        isNull(tutors.client_id),
        eq(tutors.email_confirmed, true),
        isHere,
        tutor_id === undefined ? sql`${sameMail} = ${client_id ?? 0}` : eq(tutors.id, tutor_id),
      ),
    )
    .returning({ id: tutors.id, client_id: tutors.client_id })
  return { client_id: client_id ?? joined?.client_id ?? undefined, tutor_id: tutor_id ?? joined?.id }
}

/** Joins a tutor and the client they have just become, unless either has another half already (spec: decisions AUTH-14). */
export async function linkRoles(tx: Tx, { client_id, tutor_id }: { client_id: number; tutor_id: number }) {
  await tx
    .update(tutors)
    .set({ client_id })
    .where(and(eq(tutors.id, tutor_id), isNull(tutors.client_id), sql`not exists (select from tutors t where t.client_id = ${client_id})`))
}

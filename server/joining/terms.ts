import { and, eq, inArray, sql } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { type confirmClientTerms, type confirmTutorTerms, OPEN } from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { clients } from '../clients/table.ts'
import { type Context, requireClient, requireTutor } from '../context.ts'
import { isSentAgain } from '../limits/attempts.ts'
import { orders, staffEvents } from '../orders/table.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'
import { DAY } from '../spans.ts'
import { isHidden } from '../static-pages/hidden.ts'
import { tutors } from '../tutors/table.ts'

/** A tutor can only accept, and only the terms in force. */
export const termsProblems: Problems<typeof confirmTutorTerms> = ({ confirmation_terms, version }, { termsVersion }) => ({
  ...(confirmation_terms === false && { confirmation_terms: 'terms' }),
  ...(version !== undefined && version !== termsVersion && { version: version < termsVersion ? 'too_small' : 'too_big' }),
})

/** A tutor accepts the terms; until then the cabinet asks for nothing else (spec: decisions AUTH-17). */
export async function confirmByTutor(context: Context, { version }: Input<typeof confirmTutorTerms>) {
  await context.tx
    .update(tutors)
    .set({ terms_confirmed_at: context.now, terms_version: version })
    .where(eq(tutors.id, requireTutor(context)))
}

/** A client accepts the terms in force or declines them; then staff see it with each order that is under way (spec: decisions AUTH-17, MSG-6). */
export async function answerOfClient(context: Context, { confirmation_terms }: Input<typeof confirmClientTerms>) {
  const { tx, now, edition } = context
  const client_id = requireClient(context)
  await tx
    .update(clients)
    .set({
      terms_version: edition.termsVersion,
      terms_confirmed_at: confirmation_terms ? now : null,
      terms_declined_at: confirmation_terms ? null : now,
      version: sql`${clients.version} + 1`,
    })
    .where(eq(clients.id, client_id))
  if (!confirmation_terms) return tellStaff(context, client_id)
  await mailTerms(context, client_id)
}

/** What was accepted, for the client to keep; once a day, for the address need not be theirs, and nothing while staff hide it. */
async function mailTerms(context: Context, client_id: number) {
  const { edition, tx } = context
  const { clientOffer } = edition.legalLinks
  const [client] = await tx.select({ email: clients.email, name: clients.name, lang: clients.lang }).from(clients).where(eq(clients.id, client_id))
  if (!client?.email) return
  const { email, name, lang } = client
  if (await isHidden({ ...context, language: languageOf(edition, lang) }, clientOffer)) return
  if (await isSentAgain(context, 'client terms', [email, edition.termsVersion], DAY)) return
  const link = { url: siteLink(context, lang, clientOffer) }
  await sendMail(context, { template: 'client_terms', to: email, name, lang, link })
}

/** One line for each order that has none unread already. */
async function tellStaff({ tx, now }: Context, client_id: number) {
  const rows = await tx
    .select({ order_id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.client_id, client_id),
        inArray(orders.status, OPEN),
        sql`not exists (select from staff_events e where e.order_id = ${orders.id} and e.kind = 'client_terms_declined' and e.admin_read_at is null)`,
      ),
    )
  if (rows.length > 0)
    await tx.insert(staffEvents).values(rows.map(({ order_id }) => ({ kind: 'client_terms_declined' as const, order_id, created_at: now })))
}

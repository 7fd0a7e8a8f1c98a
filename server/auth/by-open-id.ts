import { eq, sql } from 'drizzle-orm'
import { languageOf } from '../../editions/index.ts'
import { PERSON_NAME, TUTOR_STATUS } from '../../schemas/index.ts'
import { ownPath } from '../../theme/own-path.ts'
import { readCpa } from '../clients/cpa.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { countTry, forgetTries } from '../limits/attempts.ts'
import type { Person } from '../outside/openid.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { endSessions } from '../sessions/end.ts'
import { signIn } from '../sessions/sign-in.ts'
import { noteActivity } from '../tutors/activity.ts'
import { GONE } from '../tutors/gone.ts'
import { referrerOf } from '../tutors/referrer.ts'
import { tutors } from '../tutors/table.ts'
import { accountName } from './login.ts'
import type { Arrived } from './openid.ts'
import { proveContact } from './prove.ts'
import { tutorHome } from './redirects.ts'

/** First and last name out of one, and no more of each than the product takes. */
function namesOf({ name, email }: Person) {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const most = PERSON_NAME[1]
  return { name: (first || (email.split('@')[0] ?? '')).slice(0, most), last_name: rest.join(' ').slice(0, most) }
}

/** A lock by wrong passwords holds for this door too. */
async function throughLock(context: Context, role: 'client' | 'tutor', account: { id: number }) {
  const name = accountName(role, account)
  await countTry(context, name)
  await forgetTries(context, name)
}

/** Signs in, or makes, the client whose address the provider has confirmed. Throws `account_blocked`, `too_many_requests` (spec: decisions AUTH-11, OPS-1). */
export async function clientByOpenId(context: Context, { back, ...person }: Arrived) {
  const { tx, now, edition, cookies, settings } = context
  const email = person.email.toLowerCase()
  const origin = { lang: languageOf(edition, context.language), cpa: readCpa(cookies, settings) ?? null }
  const made = { ...namesOf(person), email, email_confirmed: true, ...origin, created_at: now }
  await tx.insert(clients).values(made).onConflictDoNothing()
  const [client] = await tx
    .select()
    .from(clients)
    .where(eq(sql`lower(${clients.email})`, email))
    .for('update')
  if (!client || client.deleted_at) throw new Refusal('account_blocked')
  await throughLock(context, 'client', client)
  await proveContact(context, client, 'email')
  await tx.update(clients).set({ last_login_at: now }).where(eq(clients.id, client.id))
  await signIn(context, { client_id: client.id })
  return { redirect: ownPath(back) ?? sitePaths.clientOrders }
}

/** The same for tutors: a new one is a draft, and of whom they came by for good. Who had only said that the address is theirs has no more say over the account. */
export async function tutorByOpenId(context: Context, { back, affiliate_id, ...person }: Arrived) {
  const { tx, now, edition } = context
  const email = person.email.toLowerCase()
  const [made] = await tx
    .insert(tutors)
    .values({
      ...namesOf(person),
      ...{ status: TUTOR_STATUS.draft, email, email_confirmed: true, lang: languageOf(edition, context.language) },
      affiliate_id: await referrerOf(context, affiliate_id, { email, phone: null }),
      ...{ toggles: { email_subscribed: true }, created_at: now },
    })
    .onConflictDoNothing()
    .returning()
  const [tutor] = await tx
    .select()
    .from(tutors)
    .where(eq(sql`lower(${tutors.email})`, email))
    .for('update')
  if (!tutor || GONE.includes(tutor.status)) throw new Refusal('account_blocked')
  await throughLock(context, 'tutor', tutor)
  if (!tutor.email_confirmed) {
    await tx
      .update(tutors)
      .set({ email_confirmed: true, password_hash: null, client_id: null, version: sql`${tutors.version} + 1` })
      .where(eq(tutors.id, tutor.id))
    await endSessions(context, { tutor_id: tutor.id })
  }
  await tx.update(tutors).set({ last_login_at: now }).where(eq(tutors.id, tutor.id))
  await signIn(context, { tutor_id: tutor.id })
  const note = { ...context, actor: { role: 'tutor' as const, id: tutor.id } }
  await noteActivity(note, { tutor_id: tutor.id, action: made ? 'profile_created' : 'login' })
  return { redirect: ownPath(back) ?? tutorHome(tutor.status) }
}

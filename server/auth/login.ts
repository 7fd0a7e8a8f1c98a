import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AdminStatus, loginAdmin, loginClient, loginTutor } from '../../schemas/index.ts'
import { TUTOR_STATUS } from '../../schemas/index.ts'
import { ownPath } from '../../theme/own-path.ts'
import { admins } from '../admins/table.ts'
import { writeSignIn } from '../audit/write.ts'
import type { Input } from '../calls.ts'
import { clientOf } from '../clients/contacts.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { constant } from '../database/constant.ts'
import { Refusal } from '../errors.ts'
import { countTry, forgetTries } from '../limits/attempts.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { endSessions } from '../sessions/end.ts'
import { signIn } from '../sessions/sign-in.ts'
import { noteActivity } from '../tutors/activity.ts'
import { tutors } from '../tutors/table.ts'
import type { Arrived } from './openid.ts'
import { isPassword } from './passwords.ts'
import { proveContact } from './prove.ts'
import { adminHome, tutorHome } from './redirects.ts'
import { tokens } from './table.ts'

type Role = 'client' | 'tutor' | 'admin'
type Account = { id: number; password_hash: string | null } | undefined

/** How tries are counted: by account, or by the name given when nobody has it. The two never meet: `12` typed as a name is not account 12. */
export const accountName = (role: Role, account: Pick<NonNullable<Account>, 'id'> | undefined, login = '') =>
  account ? `${role} ${account.id}` : `${role} "${login.toLowerCase()}"`

/** Throws `too_many_requests` for a locked account, then `wrong_credentials`; neither tells whether there is such an account. */
async function requirePassword<A extends Account>(
  context: Context,
  role: Role,
  account: A,
  { login, password }: { login: string; password: string },
) {
  const name = accountName(role, account, login)
  await countTry(context, name)
  if (!(await isPassword(password, account?.password_hash)) || !account) throw new Refusal('wrong_credentials')
  return { account, welcome: () => forgetTries(context, name) }
}

/** Signs a client in by e-mail or phone. Throws `account_blocked` for a deleted account whose password is right (spec: decisions AUTH-3). */
export async function client(context: Context, { login, password, back }: Input<typeof loginClient>) {
  const { tx, now, edition } = context
  const { account, welcome } = await requirePassword(context, 'client', await clientOf(tx, login, edition), { login, password })
  if (account.deleted_at) throw new Refusal('account_blocked')
  await welcome()
  if (account.password_mailed) await takeUp(context, account)
  await tx.update(clients).set({ last_login_at: now }).where(eq(clients.id, account.id))
  await signIn(context, { client_id: account.id })
  return { redirect: ownPath(back) ?? sitePaths.clientOrders }
}

/** The first sign-in by a mailed password proves the address; as with any new password the other sessions end, and the links that are on their way. */
async function takeUp(context: Context, client: typeof clients.$inferSelect) {
  const { tx, session } = context
  await proveContact(context, client, 'email')
  await endSessions(context, { client_id: client.id }, session?.id)
  await tx.delete(tokens).where(and(eq(tokens.client_id, client.id), isNull(tokens.used_at)))
  await tx.update(clients).set({ password_mailed: false }).where(eq(clients.id, client.id))
}

/** Signs a tutor in. A blocked one hears `account_blocked`, a deleted one is not known any more (spec: decisions AUTH-6). */
export async function tutor(context: Context, { email, password, back }: Input<typeof loginTutor>) {
  const { tx, now } = context
  const [found] = await tx
    .select()
    .from(tutors)
    .where(
      sql`lower(${tutors.email}) = ${email.toLowerCase()} and ${tutors.status} not in ${constant([TUTOR_STATUS.deleted, TUTOR_STATUS.anonymised])}`,
    )
  const { account, welcome } = await requirePassword(context, 'tutor', found, { login: email, password })
  if (account.status === TUTOR_STATUS.blocked) throw new Refusal('account_blocked')
  await welcome()
  await tx.update(tutors).set({ last_login_at: now }).where(eq(tutors.id, account.id))
  await signIn(context, { tutor_id: account.id })
  await noteActivity({ ...context, actor: { role: 'tutor', id: account.id } }, { tutor_id: account.id, action: 'login' })
  return { redirect: ownPath(back) ?? tutorHome(account.status) }
}

/** Signs a member of staff in. Throws `account_blocked` for one who is not active (spec: decisions AUTH-15). */
export async function admin(context: Context, { login, password }: Input<typeof loginAdmin>) {
  const { account, welcome } = await requirePassword(context, 'admin', await adminOf(context, login), { login, password })
  return enterAdmin(context, account, welcome)
}

/**
 * Signs a member of staff in whose address the edition's OpenID provider has confirmed. Throws `wrong_credentials` for an address that is nobody's here,
 * and what a sign-in by password throws: a lock by wrong passwords holds for this door too (spec: decisions AUTH-11).
 */
export async function adminByOpenId(context: Context, { email }: Arrived) {
  const account = await adminOf(context, email)
  if (!account) throw new Refusal('wrong_credentials')
  const name = accountName('admin', account)
  await countTry(context, name)
  return enterAdmin(context, account, () => forgetTries(context, name), '/admin/oauth/login')
}

async function adminOf({ tx }: Context, email: string) {
  const [found] = await tx
    .select()
    .from(admins)
    .where(and(eq(sql`lower(${admins.email})`, email.toLowerCase()), isNull(admins.deleted_at)))
  return found
}

async function enterAdmin(context: Context, { id, status, active }: typeof admins.$inferSelect, welcome: () => Promise<void>, door = '/admin/login') {
  if (!active) throw new Refusal('account_blocked')
  await welcome()
  await context.tx.update(admins).set({ last_login_at: context.now }).where(eq(admins.id, id))
  await signIn(context, { admin_id: id })
  await writeSignIn(context, id, door)
  return { redirect: adminHome[status as AdminStatus] }
}

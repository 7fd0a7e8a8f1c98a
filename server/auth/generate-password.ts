import { and, eq, isNull, sql } from 'drizzle-orm'
import type { generateClientPassword } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { countSending, forgetTries } from '../limits/attempts.ts'
import { siteLink } from '../outbox/links.ts'
import { sendMail } from '../outbox/send.ts'
import { sitePaths } from '../seo/site-paths.ts'
import { inEvenTime } from './even.ts'
import { accountName } from './login.ts'
import { hashPassword, randomPassword } from './passwords.ts'

/** Sets a password drawn at random and mails it, and answers the same when there is no such client (spec: decisions AUTH-4). */
export const generatePassword = (context: Context, { email }: Input<typeof generateClientPassword>) => inEvenTime(generate(context, email))

async function generate(context: Context, email: string) {
  const { tx } = context
  await countSending(context, email)
  const password = randomPassword()
  const [client] = await tx
    .update(clients)
    .set({ password_hash: await hashPassword(password), password_mailed: true })
    .where(and(eq(sql`lower(${clients.email})`, email), isNull(clients.deleted_at)))
    .returning()
  if (!client) return
  await forgetTries(context, accountName('client', client))
  const link = { url: siteLink(context, client.lang, sitePaths.clientLogin) }
  await sendMail(context, { template: 'client_generate_password', to: email, lang: client.lang, name: client.name, secret: password, link })
}

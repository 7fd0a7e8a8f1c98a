import { asc } from 'drizzle-orm'
import { reveal } from '../../server/outbox/secrets.ts'
import { outbox } from '../../server/outbox/table.ts'
import { unseal } from '../../server/seal.ts'
import type { TestApp } from '../app.ts'

/** Every message of the outbox, oldest first, as its receiver reads it; `secret` is the code, password or token in it. */
export async function readMessages({ database, settings }: Pick<TestApp, 'database' | 'settings'>) {
  const rows = await database.drizzle.select().from(outbox).orderBy(asc(outbox.id))
  return rows.map(({ channel, template, recipient: to, lang, subject, text, order_id, secret: sealed }) => {
    const secret = sealed ? (unseal(sealed, settings.secret, 'outbox') ?? '') : ''
    return { channel, template, to, lang, subject, text: reveal(text, secret), order_id, secret }
  })
}

/** The newest message to a receiver. Throws when there is none. */
export async function lastMessageTo(app: Pick<TestApp, 'database' | 'settings'>, to: string) {
  const message = (await readMessages(app)).findLast((one) => one.to === to)
  if (!message) throw new Error(`nothing was sent to ${to}`)
  return message
}

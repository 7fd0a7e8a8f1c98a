import { clients } from '../../server/clients/table.ts'
import type { Database } from '../../server/database/open.ts'
import { counter } from './count.ts'

type Row = typeof clients.$inferInsert
const next = counter()

/** A client with a phone and an e-mail of their own: `+77010000001`, `client1@example.test`. */
export async function buildClient(database: Database, row: Partial<Row> = {}) {
  const number = next()
  const [client] = await database.drizzle
    .insert(clients)
    .values({ name: 'Айгуль', phone: `+7701${String(number).padStart(7, '0')}`, email: `client${number}@example.test`, lang: 'ru', ...row })
    .returning()
  if (!client) throw new Error('no client was made')
  return client
}

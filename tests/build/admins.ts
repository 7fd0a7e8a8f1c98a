import { admins } from '../../server/admins/table.ts'
import type { Database } from '../../server/database/open.ts'
import { counter } from './count.ts'

type Row = typeof admins.$inferInsert
const next = counter()

/** An active member of staff, the owner unless `status` says otherwise. */
export async function buildAdmin(database: Database, row: Partial<Row> = {}) {
  const number = next()
  const [admin] = await database.drizzle
    .insert(admins)
    .values({ name: 'Олена', email: `admin${number}@example.test`, status: 1, ...row })
    .returning()
  if (!admin) throw new Error('no admin was made')
  return admin
}

import { sql } from 'drizzle-orm'
import type { Channel } from '../database/notices.ts'
import type { Tx } from '../database/open.ts'

const CHANNEL: Channel = 'orders'

export interface Person {
  role: 'client' | 'tutor'
  id: number
}

/** As a notice names them. */
export const personName = ({ role, id }: { role: string; id: number }) => `${role} ${id}`

/** Has every process tell the open pages of these people that something of an order of theirs has changed, when the transaction is committed. */
export async function notice(tx: Tx, people: readonly Person[]) {
  const names = [...new Set(people.map(personName))]
  if (names.length > 0) await tx.execute(sql`select pg_notify(${CHANNEL}, name) from unnest(${sql.param(names)}::text[]) name`)
}

export const clientOf = ({ client_id }: { client_id: number | null }): Person[] => (client_id === null ? [] : [{ role: 'client', id: client_id }])

import { aliasedTable, and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type listMerges, MERGE_DAYS } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { Input } from '../calls.ts'
import { clients } from '../clients/table.ts'
import type { Context } from '../context.ts'
import { windowOf } from '../database/window.ts'
import { DAY_MS } from '../spans.ts'
import { wholeName } from '../tutors/names.ts'
import { unixOf } from '../unix.ts'
import { changedSince } from './changed-since.ts'
import { clientMerges } from './table.ts'
import { untilOf } from './undo-merge.ts'

/** Each is looked at for what has changed since. */
const MOST = 25

/** Merges that can still be undone, or could if nothing had changed since, newest first. */
export async function list({ db, now }: Context, { range, filter = {} }: Input<typeof listMerges>) {
  const went = aliasedTable(clients, 'went')
  const since = new Date(now.getTime() - MERGE_DAYS * DAY_MS)
  const where = and(
    isNull(clientMerges.undone_at),
    gt(clientMerges.at, since),
    filter.client_id ? or(eq(clientMerges.client_id, filter.client_id), eq(clientMerges.client_id2, filter.client_id)) : undefined,
  )
  const { offset, limit } = windowOf(range, MOST)
  const rows = await db
    .select({ merge: clientMerges, client: clients, name2: sql<string>`btrim(${went.name} || ' ' || ${went.last_name})`, admin_name: admins.name })
    .from(clientMerges)
    .innerJoin(clients, eq(clients.id, clientMerges.client_id))
    .innerJoin(went, eq(went.id, clientMerges.client_id2))
    .innerJoin(admins, eq(admins.id, clientMerges.admin_id))
    .where(where)
    .orderBy(desc(clientMerges.id))
    .offset(offset)
    .limit(limit)
  const told = rows.map(async ({ merge, client, name2, admin_name }) => ({
    id: merge.id,
    client_id: merge.client_id,
    client_id2: merge.client_id2,
    name: wholeName(client),
    name2,
    admin_name,
    at: unixOf(merge.at),
    until: unixOf(untilOf(merge)),
    changed: await changedSince(db, merge),
  }))
  return { rows: await Promise.all(told), total_count: await db.$count(clientMerges, where) }
}

import { type SQL, sql } from 'drizzle-orm'
import type { duplicateReasons, listDuplicates } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Names } from '../database/columns.ts'
import { nameIn } from '../reference/reference.ts'

/** How many of the newest clients are compared with all, and how many pairs are proposed. */
const NEWEST = 2000
const MOST = 50

/** Letters that clients share who may be one; each has its index in `clients/table.ts`, of those who are not deleted. */
const phoneEnd = (of: string) => sql.raw(`"right"(${of}.phone, 9)`)
const mailbox = (of: string) =>
  sql.raw(`(regexp_replace(split_part(lower(${of}.email), '@', 1), '[+].*$|[.]', '', 'g') || '@' || split_part(lower(${of}.email), '@', 2))`)
const namesake = (of: string) => sql.raw(`lower(btrim(${of}.name || ' ' || ${of}.last_name))`)

const alike: Record<(typeof duplicateReasons)[number], SQL> = {
  phone: sql`${phoneEnd('o')} = ${phoneEnd('c')}`,
  email: sql`${mailbox('o')} = ${mailbox('c')}`,
  // a first name alone is everybody's
  name: sql`o.city_id = c.city_id and ${namesake('o')} = ${namesake('c')} and ${namesake('c')} like '% %'`,
}

interface Found extends Record<string, unknown> {
  client_id: number
  client_id2: number
  name: string
  name2: string
  reason: (typeof duplicateReasons)[number]
  same: string
  city: Names | null
}

/**
 * Clients who may be the same person: alike in the end of the phone, in the mailbox without dots and additions, or in full name and city. Of one client, or among
 * the newest two thousand; the surest reason of each pair first.
 */
export async function list({ db, edition }: Context, { range: [first, last] = [0, MOST - 1], filter = {} }: Input<typeof listDuplicates>) {
  const chosen = filter.client_id
    ? sql`select * from clients where id = ${filter.client_id} and deleted_at is null`
    : sql`select * from clients where deleted_at is null order by id desc limit ${NEWEST}`
  const pairs = Object.entries(alike).map(
    ([reason, is], rank) => sql`
      select least(c.id, o.id) as client_id, greatest(c.id, o.id) as client_id2, ${reason}::text as reason, ${rank}::int as rank
      from chosen c join clients o on o.deleted_at is null and o.id <> c.id and ${is}`,
  )
  const { rows } = await db.execute<Found>(sql`
    with chosen as materialized (${chosen}),
      pairs as (select distinct on (client_id, client_id2) * from (${sql.join(pairs, sql` union all `)}) found order by client_id, client_id2, rank)
    select p.client_id, p.client_id2, p.reason, btrim(c.name || ' ' || c.last_name) as name, btrim(o.name || ' ' || o.last_name) as name2,
      coalesce(case p.reason when 'phone' then o.phone when 'email' then o.email end, '') as same, case p.reason when 'name' then t.name end as city
    from pairs p join clients c on c.id = p.client_id join clients o on o.id = p.client_id2 left join cities t on t.id = c.city_id
    order by p.rank, p.client_id2 desc limit ${MOST}`)
  const told = rows.map(({ city, ...row }) => ({
    id: `${row.client_id}-${row.client_id2}`,
    ...row,
    ...(city && { same: nameIn(city, edition.panelLanguage) }),
  }))
  return { rows: told.slice(first, last + 1), total_count: told.length }
}

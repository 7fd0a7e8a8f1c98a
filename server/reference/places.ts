import { sql } from 'drizzle-orm'
import type { Tx } from '../database/open.ts'

/** The two places that are always there; cities, districts and microdistricts follow. */
export const ANYWHERE = 0
export const ONLINE = 1

/** Gives every city, district and microdistrict its row in `places`, and the right parent to those that have one already. */
export async function keepPlaces(tx: Tx) {
  await tx.execute(sql`
    insert into places (kind, ref_id, parent_id) select 'city', id, 0 from cities order by id
    on conflict (kind, ref_id) do nothing`)
  await tx.execute(sql`
    insert into places (kind, ref_id, parent_id)
    select 'district', district.id, place.id from districts district join places place on place.kind = 'city' and place.ref_id = district.city_id order by district.id
    on conflict (kind, ref_id) do update set parent_id = excluded.parent_id`)
  await tx.execute(sql`
    insert into places (kind, ref_id, parent_id)
    select 'subdistrict', part.id, place.id from subdistricts part join places place on place.kind = 'district' and place.ref_id = part.district_id order by part.id
    on conflict (kind, ref_id) do update set parent_id = excluded.parent_id`)
}

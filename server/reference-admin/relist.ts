import { sql } from 'drizzle-orm'
import type { Edition } from '../../editions/index.ts'
import { rewriteListings } from '../catalogue/listings.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Tx } from '../database/open.ts'
import type { Job } from '../jobs/job.ts'
import { ANYWHERE, ONLINE } from '../reference/places.ts'

/** Tutors whose lists are rewritten in one transaction. */
const BATCH = 500

/** Tutors who teach a subject, are to be met in a city, travel to a part of one, or are or may be gathered by a tag. */
export interface Relisted {
  kind: 'lesson' | 'city' | 'district' | 'subdistrict' | 'tag'
  id: number
  /** Those up to this one are done. */
  after?: number
}

const tutorsOf = {
  lesson: (id: number) => sql`select tutor_id from tutor_lessons where lesson_id = ${id}`,
  city: (id: number) => sql`select tutor_id from tutor_homes where city_id = ${id} union select tutor_id from tutor_travels where city_id = ${id}`,
  district: (id: number) =>
    sql`select tutor_id from tutor_travels t join districts d on d.id = t.district_id and d.city_id = t.city_id where d.id = ${id}`,
  subdistrict: (id: number) => sql`select tutor_id from subdistricts s join districts d on d.id = s.district_id
    join tutor_travels t on t.city_id = d.city_id and t.district_id = d.id and t.subdistrict_id = s.id where s.id = ${id}`,
  tag: (id: number) => sql`select tutor_id from listings where subject = ${-id}
    union select l.tutor_id from tags g join listings l on l.subject = coalesce(g.lesson_id, 0) and l.place = case g.catalog_type when 'online' then ${ONLINE}::int else ${ANYWHERE}::int end where g.id = ${id}`,
}

/**
 * Who can be found follows a subject or place that was switched on or off, and a tag that was changed: the first tutors at once, in the transaction that changed it, many more by jobs
 * that each do as many. The pages of what was switched off need not wait for them: they are gone with the change itself.
 */
export async function relist(tx: Tx, edition: Edition, { kind, id, after = 0 }: Relisted) {
  const { rows } = await tx.execute<{ tutor_id: number }>(
    sql`select distinct tutor_id from (${tutorsOf[kind](id)}) those where tutor_id > ${after} order by tutor_id limit ${BATCH}`,
  )
  const ids = rows.map(({ tutor_id }) => tutor_id)
  if (ids.length === 0) return
  const subjects = await rewriteListings(tx, ids, edition)
  await bumpCache(
    tx,
    subjects.map((subject) => `subject:${subject}` as const),
  )
  if (ids.length < BATCH) return
  const rest: Relisted = { kind, id, after: ids.at(-1) ?? after }
  // a later switch begins anew and so does all that an earlier one has left
  await tx.execute(sql`select graphile_worker.add_job('relist', ${JSON.stringify(rest)}::json, job_key => ${`relist ${kind} ${id}`})`)
}

/** The next of many. */
export const goOnRelisting = ({ transact }: Job, payload: unknown) => transact(({ tx, edition }) => relist(tx, edition, payload as Relisted))

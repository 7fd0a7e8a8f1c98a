import { sql } from 'drizzle-orm'
import type { getSimilar } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { printAddress, wholeCatalogue } from '../catalogue/address.ts'
import { cardsOf } from '../catalogue/kept-cards.ts'
import type { Listed } from '../catalogue/search.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { NotFound } from '../errors.ts'
import { ANYWHERE } from '../reference/places.ts'
import { referenceOf } from '../reference/reference.ts'
import { localePath } from '../seo/meta.ts'
import { tutorLessons } from '../tutors/table.ts'
import { viewingOf } from '../viewing.ts'

const MOST = 12
/** Places of a tutor in which others are looked for: who travels everywhere need not be compared with everybody. */
const PLACES = 40

/** Throws `not_found` for a tutor who teaches nothing here. */
export async function similar(context: Context, { id, lang }: Input<typeof getSimilar>): Promise<Data<typeof getSimilar>> {
  const viewing = viewingOf(context, lang)
  const { db, edition, language, siteUrl } = viewing
  const { rows } = await db.execute<{ lesson_id: number }>(
    sql`select lesson_id from ${tutorLessons} where tutor_id = ${id} order by position, lesson_id`,
  )
  const { lessons } = await referenceOf(viewing)
  const lesson = rows.flatMap(({ lesson_id }) => lessons.get(lesson_id) ?? []).find(({ active }) => active)
  if (!lesson) throw new NotFound()
  viewing.cache.note(`subject:${lesson.id}`, `tutor:${id}`)
  return {
    tutors: await cardsOf(viewing, await near(db, id, lesson.id), lesson.id),
    catalog_link: `${siteUrl}/${localePath(edition, language, printAddress({ ...wholeCatalogue(), lesson }, edition))}`,
  }
}

/** The best of each place by the index of the order, then the best of them all. */
async function near(db: Reader, id: number, lesson_id: number): Promise<Listed[]> {
  const { rows } = await db.execute<{ id: number; version: number }>(sql`
    select found.tutor_id as id, card.version::int as version
    from (
      select tutor_id, max(rank) as rank
      from (select distinct abs(place) as place from listings where tutor_id = ${id} and subject = ${lesson_id} and place <> ${ANYWHERE} limit ${PLACES}) own
      cross join lateral (
        select tutor_id, rank from listings where subject = ${lesson_id} and place = own.place and rank >= 0
        order by rank desc, tutor_id limit ${MOST + 1}
      ) best
      where tutor_id <> ${id} group by tutor_id
    ) found join tutor_cards card using (tutor_id)
    order by found.rank desc, found.tutor_id limit ${MOST}`)
  return rows
}

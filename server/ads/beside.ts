import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { keptLanguages } from '../../editions/index.ts'
import { type AdCard, CONTENT_STATUS, MOST_ADS } from '../../schemas/index.ts'
import { teaches } from '../catalogue/listed.ts'
import type { Fresh } from '../database/cache/cache.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { ANYWHERE } from '../reference/places.ts'
import { type Level, referenceOf } from '../reference/reference.ts'
import type { Viewing } from '../viewing.ts'
import { cardsOf } from './cards.ts'
import { isLessonOn, isShown, KEPT_SECONDS } from './shown.ts'
import { ads } from './table.ts'

const SHOWN = 4
/** Newest that are looked through for tutors who teach where the list is: a place with few must not have all of them read. */
const LOOKED_THROUGH = 500

/** What a list of tutors is about; null is anything. */
interface Around {
  lesson: number | null
  level: Level | null
  /** Of `places`. */
  place: number
}

/** The newest ads that go with a list of tutors, one of each tutor; none in a language that ads are not shown in (spec: public 2.11, ads block). */
export const adsOfList = (viewing: Viewing, around: Around): Promise<AdCard[]> =>
  keep(viewing, `beside ${around.lesson} ${around.level?.id} ${around.place}`, ({ db, cache }) => {
    // who comes into the list brings their ads
    cache.note(`subject:${around.lesson ?? 0}`)
    return newestAround(db, around)
  })

/** A tutor's own ads, the newest first (spec: public 2.15). */
export const adsOfTutor = (viewing: Viewing, tutor_id: number): Promise<AdCard[]> =>
  keep(viewing, `of tutor ${tutor_id}`, async ({ db, cache }) => {
    // whose ads are shown again when they are
    cache.note(`tutor:${tutor_id}`)
    const own = and(isShown, eq(ads.tutor_id, tutor_id))
    const rows = await db.select({ id: ads.id }).from(ads).where(own).orderBy(desc(ads.published_at), desc(ads.id))
    return rows.map(({ id }) => id)
  })

async function keep(viewing: Viewing, name: string, find: (fresh: Fresh) => Promise<number[]>): Promise<AdCard[]> {
  const { cache, edition, language, siteUrl } = viewing
  if (!keptLanguages(edition).includes(language)) return []
  return cache.keep(`ads ${name} ${siteUrl} ${language}`, KEPT_SECONDS, async (fresh) => {
    fresh.cache.note('content')
    const ids = await find(fresh)
    const rows = ids.length > 0 ? await fresh.db.select().from(ads).where(inArray(ads.id, ids)) : []
    const seen = { ...viewing, ...fresh }
    return cardsOf(
      seen,
      await referenceOf(seen),
      ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    )
  })
}

async function newestAround(db: Reader, { lesson, level, place }: Around): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      select id, published_at, row_number() over (partition by tutor_id order by published_at desc, id desc) as nth
      from (
        select id, tutor_id, published_at from (
          select id, tutor_id, published_at from ads where status = ${constant(CONTENT_STATUS.published)} and ${isLessonOn(ads.lesson_id)}
            ${lesson === null ? sql`` : sql`and lesson_id = ${lesson}`} ${level === null ? sql`` : sql`and (level_id is null or level_id = ${level.id})`}
          order by published_at desc, id desc limit ${LOOKED_THROUGH}
        ) newest
        where exists (select from listings l where l.tutor_id = newest.tutor_id and l.subject = ${lesson ?? ANYWHERE} and l.place = ${place} ${teaches(level)})
        order by published_at desc, id desc limit ${SHOWN * MOST_ADS}
      ) near
    ) listed
    where nth = 1 order by published_at desc, id desc limit ${SHOWN}`)
  return rows.map(({ id }) => id)
}

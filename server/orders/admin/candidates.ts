import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { getPotentialTutors, searchTutors } from '../../../schemas/index.ts'
import { IN_WORK } from '../../../schemas/index.ts'
import type { Input } from '../../calls.ts'
import type { Context } from '../../context.ts'
import { constant } from '../../database/constant.ts'
import { nameIn } from '../../reference/reference.ts'
import { cities, lessons } from '../../reference/table.ts'
import { isCatalogDisabled, TEACHING } from '../../tutors/available.ts'
import { wholeName } from '../../tutors/names.ts'
import { tutorHas } from '../../tutors/search.ts'
import { tutorHomes, tutorLessons, tutors } from '../../tutors/table.ts'
import { askedPrice } from '../asked-price.ts'
import { matchingTutors } from '../matching.ts'
import { rateOf } from '../names.ts'
import { requireOrder } from '../rows.ts'
import { orders, orderTutors } from '../table.ts'

const MOST_MATCHING = 50
const MOST_FOUND = 20

/** The best matching tutors; those already on the order are marked by their state (spec: decisions ORD-12). */
export async function potential(context: Context, { order_id }: Input<typeof getPotentialTutors>) {
  await requireOrder(context.db, order_id)
  const ids = await matchingTutors(context.db, order_id, { limit: MOST_MATCHING, without: 'nobody' })
  const found = await candidatesOf(context, order_id, inArray(tutors.id, ids.length > 0 ? ids : [0]))
  return { tutors: found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) }
}

/** Tutors of the statuses that can be appointed, by id, name, phone or e-mail. */
export async function search(context: Context, { order_id, filters: { text_search } }: Input<typeof searchTutors>) {
  await requireOrder(context.db, order_id)
  return {
    tutors: await candidatesOf(context, order_id, and(inArray(tutors.status, TEACHING), tutorHas(text_search)), MOST_FOUND),
  }
}

async function candidatesOf({ db, edition }: Context, order_id: number, which: SQL | undefined, limit = MOST_MATCHING) {
  const language = edition.panelLanguage
  const found = await db
    .select({
      tutor: tutors,
      state: orderTutors.state,
      price: askedPrice(order_id),
      open_rows: sql<number>`(select count(*)::int from ${orderTutors} r join ${orders} o on o.id = r.order_id
        where r.tutor_id = ${tutors.id} and r.state in ('asked', 'responded') and o.status in ${constant(IN_WORK)})`,
    })
    .from(tutors)
    .leftJoin(orderTutors, and(eq(orderTutors.tutor_id, tutors.id), eq(orderTutors.order_id, order_id)))
    .where(which)
    .orderBy(asc(tutors.id))
    .limit(limit)
  const ids = found.map(({ tutor }) => tutor.id)
  if (ids.length === 0) return []
  const [homes, subjects] = await Promise.all([
    db
      .select({ tutor_id: tutorHomes.tutor_id, city: cities.name })
      .from(tutorHomes)
      .innerJoin(cities, eq(cities.id, tutorHomes.city_id))
      .where(inArray(tutorHomes.tutor_id, ids)),
    db
      .select({ tutor_id: tutorLessons.tutor_id, name: lessons.name })
      .from(tutorLessons)
      .innerJoin(lessons, eq(lessons.id, tutorLessons.lesson_id))
      .where(inArray(tutorLessons.tutor_id, ids))
      .orderBy(asc(tutorLessons.position)),
  ])
  return found.map(({ tutor, state, price, open_rows }) => ({
    id: tutor.id,
    name: wholeName(tutor),
    status: tutor.status,
    phone: tutor.phone,
    email: tutor.email,
    city: homes.filter(({ tutor_id }) => tutor_id === tutor.id).map(({ city }) => nameIn(city, language))[0] ?? null,
    lessons_name: subjects.filter(({ tutor_id }) => tutor_id === tutor.id).map(({ name }) => nameIn(name, language)),
    rate: rateOf(price, edition, language),
    score: tutor.score,
    open_rows,
    is_catalog_disabled: isCatalogDisabled(tutor),
    state,
  }))
}

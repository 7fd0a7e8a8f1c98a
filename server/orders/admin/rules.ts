import { asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { languageTable } from '../../../editions/index.ts'
import { textsOf } from '../../../locales/index.ts'
import {
  OrderCreate,
  orderKinds,
  paymentMethods,
  removeReasons,
  requestOrigins,
  reviewMarks,
  statuses,
  timeIntervals,
} from '../../../schemas/index.ts'
import { intervalWords } from '../../../theme/schedule.ts'
import { isManager } from '../../admins/manager.ts'
import { admins } from '../../admins/table.ts'
import type { Context } from '../../context.ts'
import { nameIn } from '../../reference/reference.ts'
import { cities, districts, lessonLevels, lessons, levels, rates, subdistricts } from '../../reference/table.ts'
import { rateOf } from '../names.ts'

interface Drawn {
  type?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  anyOf?: Drawn[]
}
interface Option {
  id: string | number
  name: string
  parent?: number
}

/** Rules of the order form, read off the very schema that the server validates with, and the options of forms and filters (spec: decisions ORD-22). */
export async function orderRules({ db, edition }: Context) {
  const language = edition.panelLanguage
  const texts = textsOf(edition, language)
  const words = { ...texts['enums-requests'], ...texts['enums-staff'], ...texts['enums-money'] }
  const { properties = {}, required = [] } = z.toJSONSchema(OrderCreate, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Drawn>
    required?: string[]
  }
  const rules = Object.fromEntries(
    Object.entries(properties).map(([field, drawn]) => [
      field,
      { required: required.includes(field), ...boundsOf(drawn) } as Record<string, unknown>,
    ]),
  )

  const worded = (ids: readonly (string | number)[], texts: Record<string | number, string>): Option[] =>
    ids.map((id) => ({ id, name: texts[id] ?? String(id) }))
  const named = (rows: { id: number; name: Record<string, string>; parent?: number }[]): Option[] =>
    rows.map(({ id, name, parent }) => ({ id, name: nameIn(name, language), ...(parent !== undefined && { parent }) }))
  const [lessonRows, levelRows, cityRows, districtRows, subdistrictRows, rateRows, managers] = await Promise.all([
    db.select({ id: lessons.id, name: lessons.name }).from(lessons).where(eq(lessons.active, true)).orderBy(asc(lessons.sort), asc(lessons.id)),
    db
      .select({ id: levels.id, name: levels.name, parent: lessonLevels.lesson_id })
      .from(lessonLevels)
      .innerJoin(levels, eq(levels.id, lessonLevels.level_id))
      .where(eq(levels.active, true))
      .orderBy(asc(levels.sort), asc(levels.id)),
    db.select({ id: cities.id, name: cities.name }).from(cities).where(eq(cities.active, true)).orderBy(asc(cities.sort), asc(cities.id)),
    db
      .select({ id: districts.id, name: districts.name, parent: districts.city_id })
      .from(districts)
      .where(eq(districts.active, true))
      .orderBy(asc(districts.id)),
    db
      .select({ id: subdistricts.id, name: subdistricts.name, parent: subdistricts.district_id })
      .from(subdistricts)
      .where(eq(subdistricts.active, true))
      .orderBy(asc(subdistricts.id)),
    db.select().from(rates).orderBy(asc(rates.id)),
    db.select({ id: admins.id, name: admins.name }).from(admins).where(isManager).orderBy(asc(admins.name)),
  ])
  const options: Record<string, Option[]> = {
    lesson_id: named(lessonRows),
    level_id: named(levelRows),
    city_id: named(cityRows),
    district_id: named(districtRows),
    subdistrict_id: named(subdistrictRows),
    rate_id: rateRows.flatMap(({ id }) => rateOf(id, edition, language) ?? []),
    admin_id: managers,
    status: worded(statuses, words.order_status),
    review_status: worded([0, 1, 2, 3], words.review_status),
    kind: worded(
      orderKinds.filter((kind) => kind !== 'school' || edition.flags.school),
      words.order_kind,
    ),
    request_origin: worded(requestOrigins, words.request_origin),
    place: worded(['online', 'tutor', 'client'], words.place_order),
    class_regularity: worded([0, 1, 2, 3, 4], words.class_regularity),
    class_duration: worded([0, 1, 2, 3, 4], words.class_duration),
    time_intervals: worded(timeIntervals, intervalWords(words.any_time, edition)),
    practice_id: worded([1, 2, 3, 4, 5], words.practice),
    tutor_sex: worded([0, 1, 2], words.tutor_sex),
    client_age: worded([0, 1, 2, 3, 4, 5, 6], words.client_age),
    remove_reasons: worded(removeReasons, words.remove_reasons),
    payment_method: worded(paymentMethods, words.payment_method),
    payer: worded(['tutor', 'client'], words.payer),
    review_mark: reviewMarks.map((mark) => ({ id: mark, name: mark })),
    lang: edition.locales.map((id) => ({ id, name: languageTable[id].name })),
  }
  for (const [field, list] of Object.entries(options)) rules[field] = { required: false, ...rules[field], options: list }
  return { rules: rules as Record<string, { required: boolean; min?: number; max?: number; pattern?: string; options?: Option[] }> }
}

/** Lengths of a text or bounds of a number; the server's own limits of integers tell a form nothing. */
function boundsOf({ anyOf, ...drawn }: Drawn) {
  const { type, minLength, maxLength, minimum, maximum, pattern } = anyOf?.find((one) => one.type !== 'null') ?? drawn
  const [min, max] = type === 'string' ? [minLength, maxLength] : [minimum, maximum]
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && max < 2_147_483_647 && { max }),
    ...(pattern && type === 'string' && { pattern }),
  }
}

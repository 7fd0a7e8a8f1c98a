import { and, asc, eq, sql } from 'drizzle-orm'
import { textsOf } from '../../locales/index.ts'
import { SCHEDULE_FRESH_DAYS, shownText, TutorProfile, type TutorText } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { fill } from '../../theme/words.ts'
import { printAddress, wholeCatalogue } from '../catalogue/address.ts'
import { type CardRow, cardColumns } from '../catalogue/card-row.ts'
import { askedRate, cardOf, todayOf } from '../catalogue/cards.ts'
import { openTravels } from '../catalogue/open-travels.ts'
import { inCity } from '../catalogue/words.ts'
import { uploadUrl } from '../files/urls.ts'
import { partOf } from '../hosts.ts'
import { nameIn, type Reference } from '../reference/reference.ts'
import { universities } from '../reference/table.ts'
import { localePath } from '../seo/meta.ts'
import { DAY_MS } from '../spans.ts'
import { ageRange } from '../tutors/age.ts'
import { keptFields, pick } from '../tutors/kept-fields.ts'
import { spokenBy } from '../tutors/languages.ts'
import { packageRates, packagesOf } from '../tutors/price.ts'
import { tutorDocuments, tutorLessons, tutorLevels, tutors, tutorTravels } from '../tutors/table.ts'
import { verificationPoints } from '../tutors/verification.ts'
import { unixOf } from '../unix.ts'
import type { Viewing } from '../viewing.ts'
import { lessonTextOf, ownTextsOf } from './kept-texts.ts'
import { levelsTaught, schoolLessons } from './school-lessons.ts'

const QUICK_LESSONS = 5
const profileFields = keptFields(TutorProfile)

/** The whole record of a tutor in any status; undefined for an unknown id. */
export async function tutorRecord({ db, cache }: Pick<Viewing, 'db' | 'cache'>, id: number) {
  cache.note(`tutor:${id}`)
  const [[tutor], { rows }] = await Promise.all([
    db.select().from(tutors).where(eq(tutors.id, id)),
    db.execute<CardRow & Record<string, unknown>>(sql`select ${cardColumns} from tutors t where t.id = ${id}`),
  ])
  const card = rows[0]
  return tutor && card && { tutor, card }
}

export type TutorRecord = NonNullable<Awaited<ReturnType<typeof tutorRecord>>>

/** Everything of a profile but its reviews (spec: public 2.15 and 3, tutor). */
export async function profileOf(viewing: Viewing, { tutor, card }: TutorRecord): Promise<Omit<TutorProfile, 'order_reviews'>> {
  const { db, edition, language, now, settings } = viewing
  const today = await todayOf(viewing)
  const { reference } = today
  const [lessons, levels, travels, documents, [university]] = await Promise.all([
    db.select().from(tutorLessons).where(eq(tutorLessons.tutor_id, tutor.id)),
    db.select().from(tutorLevels).where(eq(tutorLevels.tutor_id, tutor.id)),
    db.select().from(tutorTravels).where(eq(tutorTravels.tutor_id, tutor.id)).orderBy(asc(tutorTravels.id)),
    db
      .select()
      .from(tutorDocuments)
      .where(and(eq(tutorDocuments.tutor_id, tutor.id), eq(tutorDocuments.approved, true)))
      .orderBy(asc(tutorDocuments.id)),
    tutor.university_id === null ? [] : db.select().from(universities).where(eq(universities.id, tutor.university_id)),
  ])
  const shown = cardOf(card, viewing, today)
  const travelled = openTravels(travels, reference)
  const texts = ownTextsOf(tutor, edition)
  const read = (text: TutorText) => shownText(text, language, edition.locales)
  const description = read(texts.description)
  const speciality = read(texts.speciality)
  const lessonText = (id: number) => {
    const taught = lessons.find(({ lesson_id }) => lesson_id === id)
    const { text, lang } = read(taught ? lessonTextOf(taught, tutor, edition).description : '')
    return { description: text, lang }
  }
  const { age } = textsOf(edition, language)['enums-tutors']
  // what people sent as it is opens on the API's host, where it has one
  const api = partOf(settings.apiUrl, edition) ?? ''
  const range = tutor.birth_date ? ageRange(tutor.birth_date, isoDay(unixOf(now), edition)) : tutor.age_id
  const degree = edition.degrees[(tutor.university_degree_id ?? 0) - 1]
  const levelsOf = (lesson_id: number) => levelsTaught(lesson_id, levels, reference)
  return {
    ...pick(tutor, profileFields),
    ...shown,
    description: description.text,
    description_lang: description.lang,
    speciality: speciality.text,
    speciality_lang: speciality.lang,
    university: university ? { name: nameIn(university.name, language) } : null,
    university_name: tutor.university_name ? { name: tutor.university_name } : null,
    university_degree_name: degree ? { name: nameIn(degree, language) } : null,
    age: range ? { id: range, name: age[range as keyof typeof age] } : null,
    langs: spokenBy(tutor.langs, edition, language),
    documents: documents.map(({ description, file }) => ({ description, url: api + uploadUrl(file) })),
    lesson_data: Object.fromEntries(
      shown.lessons.map((lesson) => [
        lesson.id,
        {
          levels: levelsOf(lesson.id).map(({ id, name }) => ({ id, name: nameIn(name, language) })),
          rate: askedRate(card, viewing, reference, lesson.id),
          ...lessonText(lesson.id),
        },
      ]),
    ),
    lesson_levels: Object.fromEntries(shown.lessons.map((lesson) => [lesson.id, levelsOf(lesson.id).map(({ id }) => id)])),
    packages: packagesOf(packageRates(tutor, viewing), schoolLessons(shown.lessons, levels, reference)),
    locations_travel: travelTree(travelled, reference, language),
    schedule_updated_recently:
      tutor.schedule_updated_at !== null && now.getTime() - tutor.schedule_updated_at.getTime() < SCHEDULE_FRESH_DAYS * DAY_MS,
    verification_points: verificationPoints(tutor, documents.length > 0),
    ...linksOf(viewing, shown, reference),
  }
}

interface Path {
  city_id: number
  district_id: number | null
  subdistrict_id: number | null
}

/** City → districts → microdistricts; a city or district without parts is travelled to as a whole. */
export function travelTree(paths: readonly Path[], reference: Reference, language: Viewing['language']): TutorProfile['locations_travel'] {
  const tree: TutorProfile['locations_travel'] = {}
  for (const { city_id, district_id, subdistrict_id } of paths) {
    const city = reference.cities.get(city_id)
    if (!city) continue
    tree[city_id] ??= { name: nameIn(city.name, language), districts: [] }
    const { districts } = tree[city_id]
    const district = reference.districts.get(district_id ?? 0)
    if (!district) continue
    const branch = districts.find(({ id }) => id === district.id) ?? { id: district.id, name: nameIn(district.name, language), subdistricts: {} }
    if (!districts.includes(branch)) districts.push(branch)
    const part = reference.subdistricts.get(subdistrict_id ?? 0)
    if (part) branch.subdistricts[part.id] = { name: nameIn(part.name, language) }
  }
  return tree
}

/** Where the same is taught by others: the catalogue of the first lesson as a whole address, and paths of all lessons here and online. */
function linksOf(
  { edition, language, siteUrl }: Viewing,
  shown: Pick<TutorProfile, 'lessons' | 'city_id' | 'work_online'>,
  { lessons, cities }: Reference,
) {
  const { profile } = textsOf(edition, language).catalogue
  const city = cities.get(shown.city_id ?? 0) ?? null
  const taught = shown.lessons.slice(0, QUICK_LESSONS).flatMap(({ id }) => lessons.get(id) ?? [])
  const path = (lesson: (typeof taught)[number] | null, online: boolean) =>
    printAddress({ ...wholeCatalogue(online), lesson, city: online ? null : city }, edition)
  const quick_links = taught.flatMap((lesson) => {
    const LESSON = nameIn(lesson.name, language)
    return [
      ...(city
        ? [{ text: fill(profile.lesson_in_city, { LESSON, IN_CITY: inCity(city, edition, language, { before: LESSON }) }), url: path(lesson, false) }]
        : []),
      ...(shown.work_online ? [{ text: fill(profile.lesson_online, { LESSON }), url: path(lesson, true) }] : []),
    ]
  })
  // The panel's language is not always one of the site's.
  const spoken = edition.locales.includes(language) ? language : edition.locales[0]
  return { catalog_link: `${siteUrl}/${localePath(edition, spoken, path(taught[0] ?? null, !city && shown.work_online))}`, quick_links }
}

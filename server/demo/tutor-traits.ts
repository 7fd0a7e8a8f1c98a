import { languageTable } from '../../editions/index.ts'
import { spokenLanguages, TUTOR_STATUS } from '../../schemas/index.ts'
import type { LessonSeed } from '../reference/seed/types.ts'
import { DEMO_BOTH, DEMO_NEWCOMERS, DEMO_SCHOOL_TUTOR, DEMO_TUTOR } from './accounts.ts'
import { phrase, type Sex } from './phrase.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** A city, or a part of it. */
export interface Place {
  city_id: number
  district_id: number | null
  subdistrict_id: number | null
}

/** A subject that a tutor teaches, at which levels and for how much. */
export interface Taught {
  id: number
  levels: number[]
  rate: number
}

/** The first subject costs the tutor's rate; some ask another price for the next. */
export function teachingOf(world: World, id: number, rate: number, random: Random, isAccount: boolean): Taught[] {
  return subjectsOf(world, id, random, isAccount).map((lesson, n) => {
    const asked = lesson.levels.slice(0, random.int(2, 4))
    const others = random.some(lesson.levels.slice(asked.length), random.int(0, 2))
    const price = n > 0 && random.chance(0.12) ? random.pick(world.edition.ratePoints.slice(0, 12)) : rate
    return { id: lesson.id, levels: [...asked, ...others], rate: price }
  })
}

/** A degree takes until 22, each next one two years more; nobody has one that they are too young for. */
export function educationOf({ edition, now, reference }: World, educated: boolean, age: number, random: Random) {
  if (!educated) return { university_id: null, university_degree_id: null, university_graduation_year: null }
  const ageAt = (degree: number) => 20 + 2 * Math.min(degree, 4)
  const { id } = random.pick(reference.universities)
  const degree = random.pick(edition.degrees.map((_, n) => n + 1).filter((degree) => degree === 1 || ageAt(degree) <= age))
  return { university_id: id, university_degree_id: degree, university_graduation_year: now.getUTCFullYear() - Math.max(0, age - ageAt(degree)) }
}

/** The demo account that a tutor is; null for all others. */
export function accountOf(id: number, school: boolean) {
  if (id === DEMO_TUTOR.id) return { email: DEMO_TUTOR.email, status: TUTOR_STATUS.published, sex: 2 as Sex }
  if (id === DEMO_BOTH.id) return { email: DEMO_BOTH.email, status: TUTOR_STATUS.published, sex: 1 as Sex }
  if (id === DEMO_SCHOOL_TUTOR.id && school) return { email: DEMO_SCHOOL_TUTOR.email, status: TUTOR_STATUS.school, sex: 2 as Sex }
  return null
}

/** Columns of a tutor who can sign in and is not published yet; the draft lacks what its owner has yet to write. */
export function newcomerOf(id: number) {
  const account = Object.values(DEMO_NEWCOMERS).find((one) => one.id === id)
  if (!account) return null
  const lacks = id === DEMO_NEWCOMERS.draft.id && { short_description: '', description: '', rate_id: null, avatar: null, university_id: null }
  return { email: account.email, email_confirmed: true, ...lacks }
}

/** Of a hundred tutors some ninety are published or the school's; each other status has its one or two. */
export function statusOf(id: number, school: boolean): number {
  const of = id % 60
  if (school && of % 12 === 7) return TUTOR_STATUS.school
  const others: Record<number, number> = {
    20: TUTOR_STATUS.moderation,
    29: TUTOR_STATUS.draft,
    38: TUTOR_STATUS.inactive,
    46: TUTOR_STATUS.needs_revision,
    52: TUTOR_STATUS.blocked,
  }
  if (id % 120 === 58) return TUTOR_STATUS.deleted
  if (id % 240 === 118) return TUTOR_STATUS.anonymised
  return others[of] ?? TUTOR_STATUS.published
}

/** One to four subjects of one field. Every subject of the edition is somebody's first before the popular ones take over. */
function subjectsOf({ reference: { lessons } }: World, id: number, random: Random, isAccount: boolean): LessonSeed[] {
  const weights = Object.fromEntries(lessons.map((lesson) => [lesson.id, lesson.popular ? 24 : lesson.is_school ? 4 : 1.5]))
  const drawn = Number(random.weighted(weights))
  const inTurn = id % 3 === 0 ? lessons[(id / 3) % lessons.length] : undefined
  const first = isAccount ? lessons[0] : (inTurn ?? lessons.find((lesson) => lesson.id === drawn))
  if (!first) return []
  const near = lessons.filter((lesson) => lesson.field === first.field && lesson !== first)
  const popularFirst = near.toSorted((one, other) => Number(other.popular) - Number(one.popular))
  return [first, ...random.some(random.chance(0.5) ? popularFirst.slice(0, 5) : near, isAccount ? 2 : random.pick([0, 0, 1, 1, 2, 3]))]
}

/** Experience raises the price; most tutors ask what stands in the lower half of the slider. */
export function rateOf({ edition: { ratePoints } }: World, practice_id: number, random: Random): number {
  const spread = (random.next() + random.next()) / 2
  const at = Math.floor((0.04 + practice_id * 0.05 + spread * 0.5) * ratePoints.length)
  return ratePoints[Math.min(at, ratePoints.length - 1)] ?? 0
}

/** Where they teach: at home, in areas they travel to, online, and somewhere at least. */
export function placesOf(world: World, random: Random, isAccount: boolean): { home: Place | null; travels: Place[]; online: boolean } {
  const { cities } = world.reference
  const weights = Object.fromEntries(cities.map((city, n) => [city.id, (city.popular ? 2 : 1.4) / (n + 0.7)]))
  const city_id = isAccount ? (cities[0]?.id ?? 0) : Number(random.weighted(weights))
  const placeIn = (): Place => {
    const district = random.pick(world.districtsOf(city_id))
    const parts = world.subdistrictsOf(district.id)
    return { city_id, district_id: district.id, subdistrict_id: parts.length > 0 && random.chance(0.55) ? random.pick(parts).id : null }
  }
  if (isAccount) return { home: placeIn(), travels: [{ city_id, district_id: null, subdistrict_id: null }], online: true }
  const home = random.chance(0.55) ? placeIn() : null
  const online = random.chance(0.7)
  const travels: Place[] = []
  if (random.chance(0.5) || (!home && !online)) {
    if (random.chance(0.3)) travels.push({ city_id, district_id: null, subdistrict_id: null })
    else {
      for (const district of random.some(world.districtsOf(city_id), random.int(1, 4))) {
        const parts = random.chance(0.4) ? random.some(world.subdistrictsOf(district.id), 2) : []
        if (parts.length === 0) travels.push({ city_id, district_id: district.id, subdistrict_id: null })
        for (const part of parts) travels.push({ city_id, district_id: district.id, subdistrict_id: part.id })
      }
    }
  }
  return { home, travels, online }
}

/** Half-hour slots by weekday; slot 1 is 0:00. Nobody teaches before 8 or after 21. */
export function scheduleOf(random: Random): Record<string, number[]> {
  const days = random.some([1, 2, 3, 4, 5, 6, 7], random.int(3, 6)).sort()
  return Object.fromEntries(
    days.map((day) => {
      const slots = random.some(day > 5 ? [19, 21, 22, 23, 25, 27, 29, 31] : [31, 32, 33, 35, 36, 37, 38, 39, 41], random.int(1, 6))
      return [day, slots.sort((one, other) => one - other)]
    }),
  )
}

const codes = Object.entries(spokenLanguages).map(([id, code]) => ({ id: Number(id), code }))

/** Numbers of the languages they speak: their own, often one more of the country, and English for who teaches a language. */
export function languagesOf({ people, lang }: World, teachesOne: boolean, random: Random): number[] {
  const own = codes.filter(({ code }) => code === languageTable[lang].tag).map(({ id }) => id)
  const local = codes.filter(({ code }) => people.alsoSpeak.includes(code)).map(({ id }) => id)
  const second = teachesOne || random.chance(0.4) ? codes.filter(({ code }) => code === 'en').map(({ id }) => id) : []
  return [...new Set([...own, ...(random.chance(0.6) ? local : []), ...second])]
}

/** What they and staff have switched on. */
export function togglesOf(random: Random, verified: boolean, isAccount: boolean) {
  return {
    email_subscribed: true,
    ...(verified && { documents_checked: true, interview_passed: random.chance(0.7) }),
    ...(!isAccount && random.chance(0.02) && { catalog_paused: true }),
    ...(!isAccount && random.chance(0.01) && { hide_reviews: true }),
  }
}

/** A street of the country with a number. */
export const addressOf = ({ people }: World, random: Random) =>
  phrase(random.pick(people.streets), { random, sex: 1, words: { number: random.int(2, 140), flat: random.int(1, 96) } })

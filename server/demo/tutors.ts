import { languageTable } from '../../editions/index.ts'
import { spokenLanguages, TUTOR_STATUS } from '../../schemas/index.ts'
import type { LessonSeed } from '../reference/seed/types.ts'
import type { tutorDocuments, tutorHomes, tutorLessons, tutorLevels, tutors, tutorTravels } from '../tables.ts'
import { DEMO_BOTH, DEMO_NEWCOMERS, DEMO_SCHOOL_TUTOR, DEMO_TUTOR, demoEmail } from './accounts.ts'
import type { Faces } from './avatars.ts'
import { invitedBy } from './invited.ts'
import { nameOf } from './people/names.ts'
import { paragraph, phrase, type Sex } from './phrase.ts'
import type { Random } from './random.ts'
import { before, DAY, HOUR, type World } from './world.ts'

type Row<T extends { $inferInsert: object }> = T['$inferInsert']

export interface TutorRows {
  tutors: Row<typeof tutors>[]
  lessons: Row<typeof tutorLessons>[]
  levels: Row<typeof tutorLevels>[]
  homes: Row<typeof tutorHomes>[]
  travels: Row<typeof tutorTravels>[]
  documents: Row<typeof tutorDocuments>[]
}

/** What orders need to know of a tutor. */
export interface TutorInBrief {
  id: number
  name: string
  last_name: string
  sex: Sex
  status: number
  rate: number
  created_at: Date
  /** Usual minutes to the first answer. */
  answers_in: number
  online: boolean
  lessons: { id: number; levels: number[]; rate: number }[]
  home: Place | null
  travels: Place[]
}

export interface Place {
  city_id: number
  district_id: number | null
  subdistrict_id: number | null
}

const OPEN_VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' // Big Buck Bunny, a free film
const FACELESS = 0.07
const answerTimes = [4, 8, 13, 22, 40, 55, 90, 240, 700] as const

export interface TutorMaking {
  /** The first of these that is new: others are in the database already. */
  from: number
  count: number
  faces: Faces
  diploma: string
  password_hash: string
}

/** Tutors `from` … `from + count - 1` with all their rows. */
export function makeTutors(world: World, making: TutorMaking): { rows: TutorRows; briefs: TutorInBrief[] } {
  const rows: TutorRows = { tutors: [], lessons: [], levels: [], homes: [], travels: [], documents: [] }
  const briefs = Array.from({ length: making.count }, (_, n) => makeTutor(world, making.from + n, making, rows))
  return { rows, briefs }
}

function makeTutor(world: World, id: number, { faces, diploma, password_hash }: TutorMaking, rows: TutorRows): TutorInBrief {
  const { edition, lang, now, texts, people } = world
  const random = world.random.of('tutor', id)
  const account = accountOf(id, edition.flags.school)
  const sex: Sex = account ? account.sex : random.chance(0.66) ? 2 : 1
  const say = (patterns: readonly string[], words = {}) => phrase(random.pick(patterns), { random, sex, words })

  const { name, last_name } = nameOf(people, sex, random)
  const age = random.int(21, 61)
  const years = Math.min(age - 20, random.int(1, 25))
  const practice_id = years < 2 ? 1 : years < 3 ? 2 : years < 5 ? 3 : years < 10 ? 4 : 5
  const created_at = before(now, account ? 900 * DAY : random.int(5, 1000) * DAY + random.int(0, 23) * HOUR)
  const lastLogin = account ? 0 : random.pick([0, 0, 1, 1, 2, 3, 4, 5, 6, 9, 14, 25, 60])
  const status = account?.status ?? statusOf(id, edition.flags.school)

  const rate = rateOf(world, practice_id, random)
  const lessons = teachingOf(world, id, rate, random, account !== null)
  const field = world.lessonOf(lessons[0]?.id ?? 0).field
  const where = placesOf(world, random, account !== null)
  const verified = account !== null || (practice_id > 2 && random.chance(0.5))
  const about = [texts.about.opening, texts.about.method[field], texts.about.results, texts.about.format, texts.about.closing]
  const educated = account !== null || random.chance(0.88)
  const isShown = status === TUTOR_STATUS.published || status === TUTOR_STATUS.school
  const isGone = status === TUTOR_STATUS.anonymised

  rows.tutors.push({
    id,
    status,
    name: isGone ? `Tutor ${id}` : name,
    last_name: isGone ? '' : last_name,
    sex,
    birth_date: isGone ? null : isoDate(before(now, age * 365.25 * DAY - random.int(1, 300) * DAY)),
    email: isGone ? null : (account?.email ?? demoEmail(`tutor${id}`)),
    email_confirmed: isShown || random.chance(0.5),
    phone: isGone ? null : world.phone('tutor', id),
    phone_country: 1,
    phone_confirmed: isShown,
    password_hash: account ? password_hash : null,
    lang,
    prof: field === 'school' || random.chance(0.4) ? 2 : 1,
    avatar: account || random.chance(1 - FACELESS) ? faces.of({ sex, age }, random.next()) : null,
    short_description: isGone ? '' : paragraph(texts.short[field], { random, sex }),
    description: isGone ? '' : paragraph(years > 1 ? about : about.slice(1), { random, sex, words: { years } }),
    speciality: say(texts.speciality[field]),
    new_description: isShown && !account && random.chance(0.02) ? paragraph(about.slice(1), { random, sex }) : null,
    youtube_video: account?.status === TUTOR_STATUS.published || random.chance(0.15) ? OPEN_VIDEO : '',
    ...educationOf(world, educated, age, random),
    practice_id,
    langs: languagesOf(world, field === 'language', random),
    rate_id: rate,
    work_online: where.online,
    schedule: isShown ? scheduleOf(random) : {},
    schedule_updated_at: isShown ? before(now, random.pick([1, 2, 2, 3, 5, 7, 9, 12, 20, 27, 45]) * DAY - random.int(1, 20) * HOUR) : null,
    verified,
    verification_requested_at: !verified && isShown && random.chance(0.03) ? before(now, random.int(1, 6) * DAY) : null,
    school_tutor_id: status === TUTOR_STATUS.school ? 5000 + id : null,
    points_first_diploma: educated ? random.int(0, 5) : 0,
    points_second_diploma: random.chance(0.15) ? random.int(1, 4) : 0,
    toggles: togglesOf(random, verified, account !== null),
    affiliate_id: invitedBy(id),
    terms_confirmed_at: created_at,
    terms_version: 1,
    admin_comment: '',
    created_at,
    changed_at: created_at,
    last_login_at: before(now, lastLogin * DAY + random.int(1, 20) * HOUR),
  })
  const newcomer = newcomerOf(id)
  Object.assign(rows.tutors.at(-1) ?? {}, newcomer && { ...newcomer, password_hash })
  for (const [position, lesson] of lessons.entries()) {
    const words = { lesson: world.lessonOf(lesson.id).rname[lang] ?? '' }
    const own = rate === lesson.rate ? null : lesson.rate
    rows.lessons.push({ tutor_id: id, lesson_id: lesson.id, position, description: paragraph(texts.lesson, { random, sex, words }), rate_id: own })
    rows.levels.push(...lesson.levels.map((level_id) => ({ tutor_id: id, lesson_id: lesson.id, level_id })))
  }
  if (where.home) rows.homes.push({ tutor_id: id, ...where.home, address: addressOf(world, random) })
  rows.travels.push(...where.travels.map((place) => ({ tutor_id: id, ...place })))
  const documents = educated && isShown ? random.pick([0, 1, 1, 2]) + (account ? 2 : 0) : 0
  for (const [n, description] of random.some(texts.document, documents).entries()) {
    // those who look for themselves see one that came today
    const isNew = account !== null && n === 0
    rows.documents.push({
      tutor_id: id,
      description,
      file: diploma,
      approved: !isNew && (verified || random.chance(0.6)),
      created_at: isNew ? before(now, 5 * HOUR) : before(now, random.int(1, 400) * DAY),
    })
  }
  return { id, name, last_name, sex, status, rate, created_at, answers_in: random.pick(answerTimes), lessons, ...where }
}

/** The first subject costs the tutor's rate; some ask another price for the next. */
function teachingOf(world: World, id: number, rate: number, random: Random, isAccount: boolean): TutorInBrief['lessons'] {
  return subjectsOf(world, id, random, isAccount).map((lesson, n) => {
    const asked = lesson.levels.slice(0, random.int(2, 4))
    const others = random.some(lesson.levels.slice(asked.length), random.int(0, 2))
    const price = n > 0 && random.chance(0.12) ? random.pick(world.edition.ratePoints.slice(0, 12)) : rate
    return { id: lesson.id, levels: [...asked, ...others], rate: price }
  })
}

/** A degree takes until 22, each next one two years more; nobody has one that they are too young for. */
function educationOf({ edition, now, reference }: World, educated: boolean, age: number, random: Random) {
  if (!educated) return { university_id: null, university_degree_id: null, university_graduation_year: null }
  const ageAt = (degree: number) => 20 + 2 * Math.min(degree, 4)
  const { id } = random.pick(reference.universities)
  const degree = random.pick(edition.degrees.map((_, n) => n + 1).filter((degree) => degree === 1 || ageAt(degree) <= age))
  return { university_id: id, university_degree_id: degree, university_graduation_year: now.getUTCFullYear() - Math.max(0, age - ageAt(degree)) }
}

function accountOf(id: number, school: boolean) {
  if (id === DEMO_TUTOR.id) return { email: DEMO_TUTOR.email, status: TUTOR_STATUS.published, sex: 2 as Sex }
  if (id === DEMO_BOTH.id) return { email: DEMO_BOTH.email, status: TUTOR_STATUS.published, sex: 1 as Sex }
  if (id === DEMO_SCHOOL_TUTOR.id && school) return { email: DEMO_SCHOOL_TUTOR.email, status: TUTOR_STATUS.school, sex: 2 as Sex }
  return null
}

/** Columns of a tutor who can sign in and is not published yet; the draft lacks what its owner has yet to write. */
function newcomerOf(id: number) {
  const account = Object.values(DEMO_NEWCOMERS).find((one) => one.id === id)
  if (!account) return null
  const lacks = id === DEMO_NEWCOMERS.draft.id && { short_description: '', description: '', rate_id: null, avatar: null, university_id: null }
  return { email: account.email, email_confirmed: true, ...lacks }
}

/** Of a hundred tutors some ninety are published or the school's; each other status has its one or two. */
function statusOf(id: number, school: boolean): number {
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
function rateOf({ edition: { ratePoints } }: World, practice_id: number, random: Random): number {
  const spread = (random.next() + random.next()) / 2
  const at = Math.floor((0.04 + practice_id * 0.05 + spread * 0.5) * ratePoints.length)
  return ratePoints[Math.min(at, ratePoints.length - 1)] ?? 0
}

function placesOf(world: World, random: Random, isAccount: boolean): { home: Place | null; travels: Place[]; online: boolean } {
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
function scheduleOf(random: Random): Record<string, number[]> {
  const days = random.some([1, 2, 3, 4, 5, 6, 7], random.int(3, 6)).sort()
  return Object.fromEntries(
    days.map((day) => {
      const slots = random.some(day > 5 ? [19, 21, 22, 23, 25, 27, 29, 31] : [31, 32, 33, 35, 36, 37, 38, 39, 41], random.int(1, 6))
      return [day, slots.sort((one, other) => one - other)]
    }),
  )
}

const codes = Object.entries(spokenLanguages).map(([id, code]) => ({ id: Number(id), code }))

function languagesOf({ people, lang }: World, teachesOne: boolean, random: Random): number[] {
  const own = codes.filter(({ code }) => code === languageTable[lang].tag).map(({ id }) => id)
  const local = codes.filter(({ code }) => people.alsoSpeak.includes(code)).map(({ id }) => id)
  const second = teachesOne || random.chance(0.4) ? codes.filter(({ code }) => code === 'en').map(({ id }) => id) : []
  return [...new Set([...own, ...(random.chance(0.6) ? local : []), ...second])]
}

function togglesOf(random: Random, verified: boolean, isAccount: boolean) {
  return {
    email_subscribed: true,
    ...(verified && { documents_checked: true, interview_passed: random.chance(0.7) }),
    ...(!isAccount && random.chance(0.02) && { catalog_paused: true }),
    ...(!isAccount && random.chance(0.01) && { hide_reviews: true }),
  }
}

export const addressOf = ({ people }: World, random: Random) =>
  phrase(random.pick(people.streets), { random, sex: 1, words: { number: random.int(2, 140), flat: random.int(1, 96) } })

const isoDate = (date: Date) => date.toISOString().slice(0, 10)

import { TUTOR_STATUS } from '../../schemas/index.ts'
import type { tutorDocuments, tutorHomes, tutorLessons, tutorLevels, tutors, tutorTravels } from '../tables.ts'
import { demoEmail } from './accounts.ts'
import type { Faces } from './avatars.ts'
import { invitedBy } from './invited.ts'
import { nameOf } from './people/names.ts'
import { paragraph, phrase, type Sex } from './phrase.ts'
import {
  accountOf,
  addressOf,
  educationOf,
  languagesOf,
  newcomerOf,
  type Place,
  placesOf,
  rateOf,
  scheduleOf,
  statusOf,
  type Taught,
  teachingOf,
  togglesOf,
} from './tutor-traits.ts'
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
  lessons: Taught[]
  home: Place | null
  travels: Place[]
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

type Drawn = ReturnType<typeof drawTutor>

/** Who a tutor is and what they teach where, which their rows tell of. Each number is drawn in its turn: another order makes other people. */
function drawTutor(world: World, id: number) {
  const { edition, now, people } = world
  const random = world.random.of('tutor', id)
  const account = accountOf(id, edition.flags.school)
  const sex: Sex = account ? account.sex : random.chance(0.66) ? 2 : 1
  const { name, last_name } = nameOf(people, sex, random)
  const age = random.int(21, 61)
  const years = Math.min(age - 20, random.int(1, 25))
  const practice_id = years < 2 ? 1 : years < 3 ? 2 : years < 5 ? 3 : years < 10 ? 4 : 5
  const created_at = before(now, account ? 900 * DAY : random.int(5, 1000) * DAY + random.int(0, 23) * HOUR)
  const lastLogin = account ? 0 : random.pick([0, 0, 1, 1, 2, 3, 4, 5, 6, 9, 14, 25, 60])
  const status = account?.status ?? statusOf(id, edition.flags.school)
  const rate = rateOf(world, practice_id, random)
  const lessons = teachingOf(world, id, rate, random, account !== null)
  const where = placesOf(world, random, account !== null)
  const verified = account !== null || (practice_id > 2 && random.chance(0.5))
  const educated = account !== null || random.chance(0.88)
  const isShown = status === TUTOR_STATUS.published || status === TUTOR_STATUS.school
  return {
    ...{ id, random, account, sex, name, last_name, age, years, practice_id, created_at, lastLogin, status },
    ...{ rate, lessons, where, verified, educated, isShown },
  }
}

function makeTutor(world: World, id: number, making: TutorMaking, rows: TutorRows): TutorInBrief {
  const { now, lang, texts } = world
  const drawn = drawTutor(world, id)
  const { random, account, sex, name, last_name, created_at, status, rate, lessons, where, verified, educated, isShown } = drawn
  const newcomer = newcomerOf(id)
  rows.tutors.push({ ...tutorRow(world, drawn, making), ...(newcomer && { ...newcomer, password_hash: making.password_hash }) })
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
      file: making.diploma,
      approved: !isNew && (verified || random.chance(0.6)),
      created_at: isNew ? before(now, 5 * HOUR) : before(now, random.int(1, 400) * DAY),
    })
  }
  return { id, name, last_name, sex, status, rate, created_at, answers_in: random.pick(answerTimes), lessons, ...where }
}

function tutorRow(world: World, drawn: Drawn, { faces, password_hash }: TutorMaking): TutorRows['tutors'][number] {
  const { lang, now, texts } = world
  const { id, random, account, sex, name, last_name, age, years, practice_id, created_at, lastLogin, status } = drawn
  const { rate, lessons, where, verified, educated, isShown } = drawn
  const isGone = status === TUTOR_STATUS.anonymised
  const field = world.lessonOf(lessons[0]?.id ?? 0).field
  const about = [texts.about.opening, texts.about.method[field], texts.about.results, texts.about.format, texts.about.closing]
  return {
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
    speciality: phrase(random.pick(texts.speciality[field]), { random, sex, words: {} }),
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
  }
}

const isoDate = (date: Date) => date.toISOString().slice(0, 10)

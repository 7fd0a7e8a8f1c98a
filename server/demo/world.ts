import { defaultLanguage, type Edition, type Language } from '../../editions/index.ts'
import { referenceOf } from '../reference/seed/index.ts'
import type { DistrictSeed, LessonSeed, ReferenceSeed, SubdistrictSeed } from '../reference/seed/types.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../spans.ts'
import { type People, peopleOf } from './people/index.ts'
import { createRandom, type Random } from './random.ts'
import { filledEditions } from './sizes.ts'
import { type DemoTexts, demoTexts } from './texts/index.ts'

/** All that the makers of rows draw from. */
export interface World {
  edition: Edition
  lang: Language
  /** Whether it has so much of everything that its lists have pages. */
  isFilled: boolean
  /** The moment of the load, in whole seconds; every date is counted back from it. */
  now: Date
  random: Random
  texts: DemoTexts
  people: People
  reference: ReferenceSeed
  lessonOf(id: number): LessonSeed
  districtsOf(city_id: number): DistrictSeed[]
  subdistrictsOf(district_id: number): SubdistrictSeed[]
  /** The n-th telephone number of a tutor, client or member of staff who does not exist; null when the country's supply is spent. */
  phone(side: 'tutor' | 'client' | 'staff', n: number): string | null
}

export function createWorld(edition: Edition, now: Date): World {
  const reference = referenceOf(edition.code)
  const people = peopleOf[edition.code]
  const lang = defaultLanguage(edition)
  const lessons = new Map(reference.lessons.map((lesson) => [lesson.id, lesson]))
  const districts = Map.groupBy(reference.districts, ({ city_id }) => city_id)
  const subdistricts = Map.groupBy(reference.subdistricts, ({ district_id }) => district_id)
  return {
    edition,
    lang,
    isFilled: filledEditions.includes(edition.code),
    now: new Date(Math.floor(now.getTime() / 1000) * 1000),
    random: createRandom(`docento ${edition.code}`),
    texts: demoTexts[lang],
    people,
    reference,
    lessonOf: (id) => {
      const found = lessons.get(id)
      if (!found) throw new RangeError(`No lesson ${id}`)
      return found
    },
    districtsOf: (city_id) => districts.get(city_id) ?? [],
    subdistrictsOf: (district_id) => subdistricts.get(district_id) ?? [],
    phone: (side, n) => numbered(people.phone, { tutor: 2, client: 6, staff: 8 }[side], n),
  }
}

/** Counts up in the places of `#` from a first digit of 2 or more, as subscribers' numbers begin, through four of them. */
function numbered(pattern: string, first: number, n: number): string | null {
  const places = pattern.replace(/[^#]/g, '').length
  if (n >= 4 * 10 ** (places - 1)) return null
  const digits = String(first * 10 ** (places - 1) + n)
  let at = 0
  return pattern.replace(/#/g, () => digits.charAt(at++))
}

/** Lengths of time in ms, as the moments of a world count them. */
export const MINUTE = MINUTE_MS
export const HOUR = HOUR_MS
export const DAY = DAY_MS

export const before = (moment: Date, milliseconds: number) => after(moment, -milliseconds)
export const after = (moment: Date, milliseconds: number) => new Date(Math.floor((moment.getTime() + milliseconds) / 1000) * 1000)

import type { Gets, Success } from '../../schemas/api.ts'
import { hourlyPrice, isSchoolTutor } from '../../schemas/tutor-price.ts'
import type { Site } from '../site.ts'
import { shownPrice } from '../tutors/price.ts'

interface Named {
  id: number
  name: string
}
interface OfferedDistrict extends Named {
  subdistricts: readonly Named[]
}
export interface OfferedCity extends Named {
  districts: readonly OfferedDistrict[]
}

/** What a request may ask for: the chosen tutor's subjects, levels and places, or all of them where no tutor is chosen. */
export interface Offer {
  tutor: { id: number; name: string; avatar: string | null; status: number; price: string | null; value: number | null; response_band: number } | null
  /** One step without details (spec: decisions ORD-24). */
  short: boolean
  /** Each with its price where one differs from the tutor's. */
  lessons: readonly (Named & { levels: readonly Named[]; price?: string | null; value?: number | null })[]
  online: boolean
  /** Cities in which lessons at the client's may be; empty: nowhere. */
  client: readonly OfferedCity[]
  /** The same at the tutor's. */
  tutors: readonly OfferedCity[]
  /** Free times of a tutor whom the school knows; null for everybody else (spec: public 4, status 6; decisions SCH-4). */
  week: FormData['tutor']['schedule'] | null
  /** Sent back as received (spec: decisions ORD-19). */
  points: number
  /** What tells staff where the tutor was chosen (spec: public 3, order form data). */
  hidden_message: string | null
}

type FormData = Success<Gets['/client/tutor_data_for_order_form']>

/** English in every edition: it is data, not a text of the site (spec: decisions WEB-18). */
const FROM_ONLINE_BLOCK = 'From the best online tutors block'

/** What a chosen tutor offers. `online` says that they were chosen from the block of online tutors, which takes the short form. */
export function offerOf({ tutor, levels_info }: FormData, { edition, language }: Pick<Site, 'edition' | 'language'>, { online = false } = {}): Offer {
  const general = hourlyPrice(tutor, edition)
  const lessons = tutor.lessons.map(({ id, name }) => {
    const { levels = [], rate = tutor.rate } = levels_info[id] ?? {}
    const asked = { ...tutor, rate }
    return { id, name, levels, price: shownPrice(asked, edition, language), value: hourlyPrice(asked, edition) }
  })
  const isOnePrice = lessons.every(({ value }) => value === general)
  return {
    tutor: {
      id: tutor.id,
      name: tutor.name,
      avatar: tutor.avatar?.preview_url ?? null,
      status: tutor.status,
      price: isOnePrice ? shownPrice(tutor, edition, language) : null,
      value: general,
      response_band: tutor.response_band,
    },
    short: online || isSchoolTutor(tutor),
    lessons: isOnePrice ? lessons.map(({ price: _, ...lesson }) => lesson) : lessons,
    online: tutor.work_online,
    client: tutor.work_travel || tutor.work_client ? travelCities(tutor.locations_travel) : [],
    tutors: tutor.work_home ? homeCities(tutor.locations_home) : [],
    week: isSchoolTutor(tutor) && tutor.school_tutor_id !== null ? tutor.schedule : null,
    points: tutor.tutor_points_for_order,
    hidden_message: online ? FROM_ONLINE_BLOCK : null,
  }
}

const travelCities = (cities: FormData['tutor']['locations_travel']): OfferedCity[] =>
  Object.entries(cities).map(([id, { name, districts }]) => ({
    id: Number(id),
    name,
    districts: districts
      .filter((district) => district.id > 0)
      .map((district) => ({
        id: district.id,
        name: district.name,
        subdistricts: Object.entries(district.subdistricts).map(([id, { name }]) => ({ id: Number(id), name })),
      })),
  }))

function homeCities(homes: FormData['tutor']['locations_home']): OfferedCity[] {
  const cities = new Map<number, { id: number; name: string; districts: OfferedDistrict[] }>()
  for (const { city, district } of homes) {
    const known = cities.get(city.id) ?? { ...city, districts: [] }
    if (district) known.districts.push({ ...district, subdistricts: [] })
    cities.set(city.id, known)
  }
  return [...cities.values()]
}

/** What a general request may ask for: every subject with its levels, every city with its districts. */
export const generalOffer = ({ lessons, cities }: Success<Gets['/client/request_options']>): Offer => ({
  tutor: null,
  short: true,
  lessons,
  online: true,
  client: cities,
  tutors: cities,
  week: null,
  points: 0,
  hidden_message: null,
})

/** The subject that somebody comes for, by its number, where it is offered. */
export const wantedLesson = ({ lessons }: Offer, wanted = ''): Record<string, string> =>
  lessons.some(({ id }) => String(id) === wanted) ? { lessons: wanted } : {}

/** What is chosen where there is nothing to choose: the only subject, the only place. */
export function onlyChoices({ lessons, online, client, tutors }: Offer): Record<string, string> {
  const [lesson] = lessons
  const places = { location_at_online: online, location_at_client: client.length > 0, location_at_tutor: tutors.length > 0 }
  const offered = Object.entries(places).flatMap(([name, offers]) => (offers ? [name] : []))
  return {
    ...(lesson && lessons.length === 1 && { lessons: String(lesson.id) }),
    ...(offered.length === 1 && Object.fromEntries(offered.map((name) => [name, '1']))),
  }
}

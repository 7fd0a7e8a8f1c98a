import type { OrderForStaff } from '../../schemas/index.ts'
import { clientPlaces, clientRows, mapOf, newPlace, type PlaceRow, rowsOf } from './places.ts'

/** A lesson and its levels as a row of the form. */
export interface LessonRow {
  lesson: number | null
  levels: number[]
}

/** What the form edits: the fields of the contract, with lessons and places as rows. */
export interface OrderValues {
  lessons: LessonRow[]
  location_at_client: boolean
  location_at_online: boolean
  location_at_tutor: boolean
  client_places: PlaceRow[]
  tutor_places: PlaceRow[]
  address: string
  class_regularity: number
  class_duration: number
  time_intervals: number[]
  wishes: string
  practice_id: number | null
  tutor_sex: number
  client_age: number
  rate_id: number | null
  request_origin: string
  admin_id: number | null
  admin_comment: string
  lang: string
}

const orOne = (rows: PlaceRow[]) => (rows.length > 0 ? rows : [newPlace()])

/** The form's values of an order. */
export const valuesOf = (
  order: Pick<OrderForStaff, Exclude<keyof OrderValues, 'lessons' | 'client_places' | 'tutor_places'> | 'lesson_levels' | 'locations'>,
): OrderValues => ({
  lessons: Object.entries(order.lesson_levels).map(([lesson, levels]) => ({ lesson: Number(lesson), levels })),
  location_at_client: order.location_at_client,
  location_at_online: order.location_at_online,
  location_at_tutor: order.location_at_tutor,
  client_places: orOne(clientRows(order.locations.client_place)),
  tutor_places: orOne(rowsOf(order.locations.tutor_place)),
  address: order.address,
  class_regularity: order.class_regularity,
  class_duration: order.class_duration,
  time_intervals: order.time_intervals,
  wishes: order.wishes,
  practice_id: order.practice_id,
  tutor_sex: order.tutor_sex,
  client_age: order.client_age,
  rate_id: order.rate_id,
  request_origin: order.request_origin,
  admin_id: order.admin_id,
  admin_comment: order.admin_comment,
  lang: order.lang,
})

/** The contract's fields of the form's values; places that are not chosen are left empty. */
export function fieldsOf({ lessons, client_places, tutor_places, ...fields }: OrderValues) {
  return {
    ...fields,
    lesson_levels: Object.fromEntries(lessons.flatMap(({ lesson, levels }) => (lesson === null ? [] : [[lesson, levels]]))),
    locations: {
      client_place: fields.location_at_client ? clientPlaces(client_places) : [],
      tutor_place: fields.location_at_tutor ? mapOf(tutor_places) : {},
      location_client: fields.location_at_client,
    },
  }
}

/** An order that nobody has said anything about yet: on line, from a call, of the manager who takes it. */
export const newValues = (lang: string, admin_id: number): OrderValues => ({
  lessons: [{ lesson: null, levels: [] }],
  location_at_client: false,
  location_at_online: true,
  location_at_tutor: false,
  client_places: [newPlace()],
  tutor_places: [newPlace()],
  address: '',
  class_regularity: 0,
  class_duration: 0,
  time_intervals: [],
  wishes: '',
  practice_id: null,
  tutor_sex: 0,
  client_age: 0,
  rate_id: null,
  request_origin: 'phone',
  admin_id,
  admin_comment: '',
  lang,
})

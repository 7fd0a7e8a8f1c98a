import type { Gets, Success } from '../../schemas/api.ts'
import type { OrderForClient, OrderForTutor, OrderTutorForClient } from '../../schemas/index.ts'
import { buildCard } from './catalogue-answer.ts'

/** 15 January 2027, noon in UTC. */
export const NOON = 1_800_014_400

const base = {
  id: 7,
  order_id: 7,
  kind: 'personal',
  status: 3,
  review_status: 0,
  lang: 'en',
  lesson_levels: { 8: [5] },
  lessons: [{ id: 8, name: 'Maths', levels: [{ id: 5, name: 'grades 5–9' }] }],
  lessons_name: ['Maths'],
  levels_name: ['grades 5–9'],
  location_at_client: false,
  location_at_online: true,
  location_at_tutor: false,
  locations: { client_place: [], tutor_place: {}, location_client: false },
  places_name: { client: [], tutor: [] },
  class_regularity: 2,
  class_duration: 2,
  rate_id: 6000,
  rate: { id: 6000, name: '6000' },
  practice_id: null,
  tutor_sex: 0,
  client_age: 3,
  time_intervals: [3],
  wishes: 'Fractions',
  date_create: NOON - 86_400,
  first_class: null,
  wished_first_class: null,
  date_payment_deadline: null,
  date_pause_off: null,
  commission: { sum: 9000, currency: 'KZT', factor: 1.5, paid: false },
  review_mark: null,
  review_text: '',
  review_date: null,
  review_response_text: '',
  actions: [],
} as const

/** A tutor as a client sees them on an order. */
export const tutorOnOrder = (own: Partial<OrderTutorForClient> = {}): OrderTutorForClient => ({
  response_id: 1,
  tutor_id: 3,
  kind: 'potential',
  state: 'responded',
  name: 'Timur',
  avatar: null,
  rate: { id: 6000, name: '6000' },
  status: 3,
  average_rating_reviews: 4.9,
  count_reviews: 12,
  hide_reviews: false,
  response_text: 'Let us start with fractions.',
  asked_at: NOON - 7200,
  responded_at: NOON - 3600,
  appointed_at: null,
  phone_plain: null,
  first_class: null,
  can_appoint: true,
  ...own,
})

export const orderForClient = (own: Partial<OrderForClient> = {}): OrderForClient =>
  structuredClone({
    ...base,
    status_name: 'Tutors are looking at your request',
    address: '',
    appointed_tutor: null,
    tutors: [],
    is_offered_next: true,
    rates: [
      { id: 5000, name: '5000' },
      { id: 6000, name: '6000' },
    ],
    chats: [],
    package_id: null,
    school_payment: null,
    ...own,
  }) as OrderForClient

export const orderForTutor = (own: Partial<OrderForTutor> = {}): OrderForTutor =>
  structuredClone({
    ...base,
    first_class_changes: 0,
    client: {
      id: 9,
      name: 'Madina',
      phone_plain: null,
      phone_default_country_code: null,
      email: null,
      messengers: { viber: false, whatsapp: false },
    },
    address: null,
    own: null,
    tutor_rate_id: 7000,
    responses_count: 0,
    wallet_balance: 10_000,
    chats: [],
    messages: [],
    ...own,
  }) as OrderForTutor

/** The tutor's own row on an order. */
export const ownRow = (own: Partial<NonNullable<OrderForTutor['own']>> = {}): NonNullable<OrderForTutor['own']> => ({
  response_id: 1,
  tutor_id: 3,
  kind: 'personal',
  state: 'asked',
  response_text: '',
  rate_id: null,
  first_class: null,
  refused_reason_id: null,
  refused_comment: '',
  asked_at: NOON - 3600,
  responded_at: null,
  appointed_at: null,
  ...own,
})

export type OrderFormData = Success<Gets['/client/tutor_data_for_order_form']>

/** A tutor of two subjects who travels in Almaty, teaches at home there and online. */
export const orderFormData = (own: Partial<OrderFormData['tutor']> = {}): OrderFormData => ({
  tutor: {
    ...buildCard({
      id: 3,
      name: 'Aigerim S.',
      lessons: [
        { id: 8, name: 'Maths', rname: 'maths' },
        { id: 9, name: 'Physics', rname: 'physics' },
      ],
      work_home: true,
      work_travel: true,
      locations_home: [{ city: { id: 13, name: 'Almaty' }, district: { id: 4, name: 'Medeu' } }],
      city_id: 13,
    }),
    locations_travel: {
      13: {
        name: 'Almaty',
        districts: [
          { id: 0, name: 'Any', subdistricts: {} },
          { id: 4, name: 'Medeu', subdistricts: { 31: { name: 'Dostyk' } } },
          { id: 5, name: 'Almaly', subdistricts: {} },
        ],
      },
    },
    lesson_levels: { 8: [5, 7], 9: [7] },
    tutor_points_for_order: 41,
    ...own,
  },
  levels_info: {
    8: {
      levels: [
        { id: 5, name: 'grades 5–9' },
        { id: 7, name: 'exams' },
      ],
      rate: { id: 6000, name: '6 000 ₸/час' },
    },
    9: { levels: [{ id: 7, name: 'exams' }], rate: { id: 6000, name: '6 000 ₸/час' } },
  },
  langs: { 3: 'English' },
})

import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { contactsOf } from '../../../site/requests/contacts-of.ts'
import { generalOffer, offerOf, onlyChoices } from '../../../site/requests/offer.ts'
import { screensOf } from '../../../site/requests/steps.ts'
import { clientInfo, signedOut } from '../../build/auth.ts'
import { orderFormData } from '../../build/order-answers.ts'

const kz = editionOf('kz')

describe('the form of a tutor', () => {
  test.each([
    ['a published tutor', {}, {}, 4],
    ['a school tutor', { status: 6 }, {}, 1],
    ['a tutor of the block of online tutors', {}, { online: true }, 1],
  ])('of %s has its number of screens', (_, tutor, chosen, screens) =>
    expect(screensOf(offerOf(orderFormData(tutor), { edition: kz, language: 'ru' }, chosen))).toHaveLength(screens),
  )

  test('offers the tutor’s own subjects, levels and places', () => {
    const offer = offerOf(orderFormData(), { edition: kz, language: 'ru' })
    expect(offer.lessons.map(({ name, levels }) => [name, levels.length])).toEqual([
      ['Maths', 2],
      ['Physics', 1],
    ])
    expect(offer.client).toMatchObject([{ id: 13, districts: [{ id: 4, subdistricts: [{ id: 31, name: 'Dostyk' }] }, { id: 5 }] }])
    expect(offer.tutors).toMatchObject([{ id: 13, districts: [{ id: 4 }] }])
  })

  test.each([
    ['the school knows', { status: 6, school_tutor_id: 7 }, true],
    ['the school does not know', { status: 6, school_tutor_id: null }, false],
    ['is of no school', { status: 3, school_tutor_id: 7 }, false],
  ])('offers the free times of a tutor or none: one who %s', (_, tutor, isOffered) =>
    expect(offerOf(orderFormData(tutor), { edition: kz, language: 'ru' }).week !== null).toBe(isOffered),
  )

  test('offers no place that the tutor does not work at', () =>
    expect(
      offerOf(orderFormData({ work_online: false, work_home: false, work_travel: false, work_client: false }), { edition: kz, language: 'ru' }),
    ).toMatchObject({
      online: false,
      client: [],
      tutors: [],
    }))

  test('has chosen what there is no choice of', () => {
    const one = orderFormData({ lessons: [{ id: 8, name: 'Maths', rname: 'maths' }], work_home: false, work_travel: false, work_client: false })
    expect(onlyChoices(offerOf(one, { edition: kz, language: 'ru' }))).toEqual({ lessons: '8', location_at_online: '1' })
    expect(onlyChoices(offerOf(orderFormData(), { edition: kz, language: 'ru' }))).toEqual({})
  })
})

test('the general form is short and offers every subject with its levels and every city with its districts', () => {
  const lessons = [{ id: 8, name: 'Maths', levels: [{ id: 5, name: 'Grades 5–9' }] }]
  const cities = [{ id: 13, name: 'Almaty', districts: [{ id: 4, name: 'Medeu', subdistricts: [] }] }]
  expect(generalOffer({ lessons, cities })).toMatchObject({ tutor: null, short: true, lessons, client: cities, tutors: cities })
})

test.each([
  ['their own country', '+77015550101', { phone_plain: '7015550101', phone_default_country_code: '1' }],
  ['another country', '+380671112233', { phone_plain: '380671112233', phone_default_country_code: '0' }],
])('a signed-in client’s contacts are filled in, with a phone of %s', (_, phone_plain, phone) => {
  const client_info = { ...clientInfo, name: 'Madina', email: 'm@docento.test', phone_plain }
  expect(contactsOf({ ...signedOut, client: true, client_info }, kz)).toEqual({ client_name: 'Madina', email: 'm@docento.test', ...phone })
  expect(contactsOf(signedOut, kz)).toEqual({})
})

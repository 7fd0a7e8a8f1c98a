import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { PersonalRequest, ShortRequest } from '../../../schemas/index.ts'
import type { Values } from '../../../site/forms/values.ts'
import { type Offer, offerOf } from '../../../site/requests/offer.ts'
import { requestOf } from '../../../site/requests/request-of.ts'
import { orderFormData } from '../../build/order-answers.ts'

const edition = editionOf('kz')
const full = offerOf(orderFormData(), { edition, language: 'ru' })
const made = (values: Values, offer: Offer = full) => requestOf(values, offer, { edition, language: 'ru', step: 4 })

const sound: Values = {
  lessons: '8',
  levels: '8-5',
  location_at_online: '1',
  client_name: ' Madina ',
  phone_plain: '+7 (701) 555-01-01',
  privacy: '1',
}

describe('before sending, the form', () => {
  test.each<[string, Values, Partial<ReturnType<typeof made>>]>([
    [
      'turns place flags into yes and no',
      { location_at_online: '1', location_at_client: '0' },
      { location_at_online: true, location_at_client: false },
    ],
    ['leaves level 0 out', { lessons: '8', levels: '8-0,8-5' }, { lesson_levels: { 8: [5] } }],
    ['keeps a level only where the subject offers it', { lessons: '8,9', levels: '8-5,9-5,9-7' }, { lesson_levels: { 8: [5], 9: [7] } }],
    ['drops a subject that is not taught', { lessons: '8,77', levels: '77-5' }, { lesson_levels: { 8: [] } }],
    ['writes an empty rhythm as 0', { class_regularity: '', class_duration: '' }, { class_regularity: 0, class_duration: 0 }],
    ['takes no rhythm that does not exist', { class_regularity: '9' }, { class_regularity: 0 }],
    ['trims what people type', { client_name: ' Madina ' }, { client_name: 'Madina' }],
    ['takes the country’s prefix off a phone', { phone_plain: '+7 701 555 01 01' }, { phone_plain: '7015550101', phone_default_country_code: 1 }],
    [
      'takes the plus off a foreign phone',
      { phone_plain: '+380671112233', phone_default_country_code: '0' },
      { phone_plain: '380671112233', phone_default_country_code: 0 },
    ],
    [
      'takes nothing else off a foreign phone that begins as ours do',
      { phone_plain: '+7 916 123 41 67', phone_default_country_code: '0' },
      { phone_plain: '79161234167', phone_default_country_code: 0 },
    ],
  ])('%s', (_, values, part) => expect(made({ ...sound, ...values })).toMatchObject(part))

  test('sends none of the fields it works with', () => {
    const sent = made({ ...sound, client_city: '13', tutor_city: '13', client_districts: '4', tutor_districts: '4' })
    for (const name of ['client_city', 'tutor_city', 'client_districts', 'tutor_districts', 'lessons', 'levels'])
      expect(sent).not.toHaveProperty(name)
  })

  test('makes what the contract takes, full and short', () => {
    expect(PersonalRequest.parse(made(sound))).toMatchObject({ tutor_id: 3, step: 4, tutor_points_for_order: 41 })
    expect(ShortRequest.parse(made(sound, offerOf(orderFormData({ status: 6 }), { edition, language: 'ru' })))).toMatchObject({ tutor_id: 3 })
  })

  test('tells staff when the tutor was chosen from the block of online tutors', () => {
    expect(made(sound, offerOf(orderFormData(), { edition, language: 'ru' }, { online: true })).hidden_message).toBe(
      'From the best online tutors block',
    )
    expect(made(sound)).not.toHaveProperty('hidden_message')
  })
})

describe('places are shaped city → district → microdistricts', () => {
  const at = (values: Values) => made({ ...sound, ...values }).locations

  test.each<[string, Values, object]>([
    [
      'the client’s one carries the address',
      { location_at_client: '1', client_city: '13', client_districts: '4', client_subdistricts: '31', address: 'Abai 10' },
      { client_place: [{ 13: { 4: [31] }, address: 'Abai 10' }], tutor_place: {}, location_client: true },
    ],
    [
      'district 0 and those of other cities are left out',
      { location_at_client: '1', client_city: '13', client_districts: '0,5,99', address: '' },
      { client_place: [{ 13: { 5: [] }, address: '' }], tutor_place: {}, location_client: true },
    ],
    [
      'a microdistrict needs its district',
      { location_at_client: '1', client_city: '13', client_districts: '5', client_subdistricts: '31' },
      { client_place: [{ 13: { 5: [] }, address: '' }], tutor_place: {}, location_client: true },
    ],
    [
      'the client’s is empty when it was not chosen',
      { location_at_client: '0', client_city: '13', client_districts: '4', address: 'Abai 10' },
      { client_place: [], tutor_place: {}, location_client: false },
    ],
    [
      'the tutor’s is a bare map',
      { location_at_tutor: '1', tutor_city: '13', tutor_districts: '4' },
      { client_place: [], tutor_place: { 13: { 4: [] } }, location_client: false },
    ],
    [
      'the tutor’s is empty when it was not chosen',
      { location_at_tutor: '0', tutor_city: '13', tutor_districts: '4' },
      { client_place: [], tutor_place: {}, location_client: false },
    ],
    [
      'a city that is not offered is none',
      { location_at_tutor: '1', tutor_city: '99' },
      { client_place: [], tutor_place: {}, location_client: false },
    ],
  ])('%s', (_, values, locations) => expect(at(values)).toEqual(locations))
})

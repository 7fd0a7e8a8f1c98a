import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import type { Values } from '../../../site/forms/values.ts'
import { advance } from '../../../site/requests/advance.ts'
import { atFields, checkRequest } from '../../../site/requests/check-request.ts'
import { offerOf } from '../../../site/requests/offer.ts'
import { requestOf } from '../../../site/requests/request-of.ts'
import { orderFormData } from '../../build/order-answers.ts'

const edition = editionOf('kz')
const full = offerOf(orderFormData(), { edition, language: 'ru' })
const short = offerOf(orderFormData({ status: 6 }), { edition, language: 'ru' })
const sound: Values = { lessons: '8', location_at_online: '1', client_name: 'Madina', phone_plain: '7015550101', privacy: '1' }
const check = (values: Values, offer = full) => checkRequest(requestOf(values, offer, { edition, language: 'ru' }), offer, edition)

describe('a request', () => {
  test.each<[string, Values, Record<string, string>]>([
    ['is sound', {}, {}],
    ['needs a subject', { lessons: '' }, { lessons: 'required' }],
    ['needs a place', { location_at_online: '' }, { location_at_online: 'place_required' }],
    ['needs a city at the client’s', { location_at_client: '1' }, { client_city: 'city_required' }],
    ['needs a city at the tutor’s', { location_at_tutor: '1' }, { tutor_city: 'city_required' }],
    ['needs a name', { client_name: ' ' }, { client_name: 'required' }],
    ['needs a name of two letters', { client_name: 'M' }, { client_name: 'too_small' }],
    ['takes a name of fifty letters at most', { client_name: 'M'.repeat(51) }, { client_name: 'too_big' }],
    ['needs a phone', { phone_plain: '' }, { phone_plain: 'required' }],
    ['needs a phone of the country’s length', { phone_plain: '70155' }, { phone_plain: 'phone_length' }],
    ['needs a phone of digits', { phone_plain: '70155501ab' }, { phone_plain: 'warningSymbol' }],
    ['takes 7 to 17 digits from abroad', { phone_plain: '123456', phone_default_country_code: '0' }, { phone_plain: 'phone_range' }],
    ['may have no e-mail', { email: '' }, {}],
    ['needs an e-mail that is one', { email: 'x@y' }, { email: 'invalid_format' }],
    ['needs an e-mail whose domain ends in 2 to 4 letters', { email: 'me@docento.online' }, { email: 'invalid_format' }],
    ['takes an address of 200 letters at most', { location_at_client: '1', client_city: '13', address: 'a'.repeat(201) }, { address: 'too_big' }],
    ['takes wishes of 2000 letters at most', { wishes: 'a'.repeat(2001) }, { wishes: 'too_big' }],
    ['needs consent', { privacy: '' }, { privacy: 'required' }],
  ])('%s', (_, values, problems) => expect(check({ ...sound, ...values })).toMatchObject(problems))

  test('with a long address has the city sound', () =>
    expect(check({ ...sound, location_at_client: '1', client_city: '13', address: 'a'.repeat(201) })).toEqual({ address: 'too_big' }))

  test('that is sound has no problems, full or short', () => expect([check(sound), check(sound, short)]).toEqual([{}, {}]))

  test('has the server’s problems under the form’s names', () =>
    expect(atFields({ 'request.lesson_levels': 'required', 'request.locations.client_place.0': 'city_required', 'request.email': 'email' })).toEqual({
      lessons: 'required',
      client_city: 'city_required',
      email: 'email',
    }))
})

describe('a press', () => {
  const press = (values: Values, offer = full) => advance(values, offer, () => check({ ...sound, ...values }, offer))

  test.each<[string, Values, number, string[], boolean]>([
    ['goes on when the step is sound', { screen: '0', go: 'next' }, 1, [], false],
    ['stays where something is missing', { screen: '0', go: 'next', lessons: '' }, 0, ['lessons'], false],
    ['does not ask for what comes later', { screen: '1', go: 'next', client_name: '' }, 2, [], false],
    ['goes back whatever is missing', { screen: '1', go: 'back', location_at_online: '' }, 0, [], false],
    ['sends from the last step', { screen: '3', go: 'next' }, 3, [], true],
    ['leads to the first step with a problem', { screen: '3', go: 'next', lessons: '', privacy: '' }, 0, ['lessons', 'privacy'], false],
    ['takes a step that does not exist for the last', { screen: '9', go: 'next' }, 3, [], true],
  ])('%s', (_, values, screen, problems, send) => {
    const next = press({ ...sound, ...values })
    expect([next.screen, Object.keys(next.problems), next.send]).toEqual([screen, problems, send])
  })

  test('sends the short form from its only step', () =>
    expect(press({ ...sound, screen: '0', go: 'next' }, short)).toMatchObject({ screen: 0, send: true }))
})

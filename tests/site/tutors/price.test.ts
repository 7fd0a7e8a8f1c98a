import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import { hourlyPrice, priceUnit } from '../../../schemas/tutor-price.ts'
import { shownPrice } from '../../../site/tutors/price.ts'
import { rateParts } from '../../../site/tutors/rate-parts.ts'

const rate = { id: 6000, name: '6 000 ₸/час' }
const none = { base: [], advanced: [] }

describe('price of a tutor', () => {
  test.each([
    { rule: 'is the own rate', edition: 'kz', tutor: { status: 3, rate, school_rates: { base: [1], advanced: [] } }, price: 6000 },
    { rule: 'may be unknown', edition: 'kz', tutor: { status: 3, rate: null, school_rates: none }, price: null },
    {
      rule: 'of the school is the first base rate',
      edition: 'kz',
      tutor: { status: 6, rate, school_rates: { base: [3500, 4900], advanced: [1] } },
      price: 3500,
    },
    {
      rule: 'of the school is else the first advanced rate',
      edition: 'kz',
      tutor: { status: 6, rate, school_rates: { base: [], advanced: [288, 398] } },
      price: 288,
    },
    { rule: 'of the school is else the edition’s, 3600 in kz', edition: 'kz', tutor: { status: 6, rate, school_rates: none }, price: 3600 },
    { rule: 'of the school is else the edition’s, 78 in pl', edition: 'pl', tutor: { status: 6, rate: null, school_rates: none }, price: 78 },
    { rule: 'of the school is unknown where there is no school', edition: 'us', tutor: { status: 6, rate, school_rates: none }, price: null },
  ])('$rule', ({ edition, tutor, price }) => expect(hourlyPrice(tutor, editionOf(edition))).toBe(price))

  test.each([
    [3, '/hour'],
    [6, '/lesson'],
  ])('of status %i is for a unit of its own: %s', (status, unit) => expect(priceUnit({ status }, locales.en.common)).toBe(unit))

  test('on an order is what the server says, the unit apart', () =>
    expect(rateParts({ id: 3600, name: '3\u00a0600\u00a0₸/урок' }, editionOf('kz'), 'ru')).toEqual({ amount: '3\u00a0600\u00a0₸', unit: '/урок' }))

  test('is shown in the edition’s money', () =>
    expect(shownPrice({ status: 3, rate, school_rates: none }, editionOf('kz'), 'ru')).toBe('6\u00a0000\u00a0₸'))
})

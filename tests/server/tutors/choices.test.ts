import { expect, test } from 'vitest'
import { takesList, takesMail } from '../../../server/tutors/choices.ts'

const of = (settings: Parameters<typeof takesList>[0]['settings']) => ({ settings })

test.each([
  ['news until they are turned off', {}, 'news', true],
  ['no news that are turned off', { news: false }, 'news', false],
  ['no offers without a word', {}, 'promo', false],
  ['no offers while advertising is off', { promo: true }, 'promo', false],
  ['no offers that are not wanted, whatever else may be advertised', { marketing_emails: true }, 'promo', false],
  ['offers where both are wanted', { promo: true, marketing_emails: true }, 'promo', true],
  ['news whatever is said of advertising', { marketing_emails: false }, 'news', true],
] as const)('a tutor takes %s', (_, settings, list, expected) => {
  expect(takesList(of(settings), list)).toBe(expected)
})

test.each([
  ['tutor_personal_order', 'new_orders'],
  ['tutor_new_message', 'new_orders'],
  ['tutor_potential_order', 'potential_orders'],
] as const)('a mail of a list that is off does not come: %s', (template, list) => {
  expect([takesMail(of({}), template), takesMail(of({ [list]: false }), template)]).toEqual([true, false])
})

test.each(['tutor_appointed', 'tutor_delete_requested', 'tutor_pay_deadline'] as const)(
  'a mail about their own doings always comes: %s',
  (template) => {
    const nothing = { new_orders: false, potential_orders: false, news: false, promo: false, sms_subscribe: false, marketing_emails: false }
    expect(takesMail(of(nothing), template)).toBe(true)
  },
)

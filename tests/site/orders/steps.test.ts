import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import type { OrderForClient, OrderForTutor } from '../../../schemas/index.ts'
import { type ClientStep, clientStep } from '../../../site/orders/client/client-step.ts'
import { whereItStands } from '../../../site/orders/client/where-it-stands.ts'
import { orderTitle, placeText, rhythmText } from '../../../site/orders/names.ts'
import { rowAction } from '../../../site/orders/tutor/row-action.ts'
import { type TutorStep, tutorStep } from '../../../site/orders/tutor/tutor-step.ts'
import { ago } from '../../../site/orders/when.ts'
import { zoneName } from '../../../site/orders/zone-name.ts'
import { NOON, orderForClient, orderForTutor, ownRow, tutorOnOrder } from '../../build/order-answers.ts'
import { enumsIn } from '../../texts.ts'

const asked = tutorOnOrder({ kind: 'personal', state: 'asked', can_appoint: false })

describe('for its client an order waits for', () => {
  test.each<[ClientStep, Partial<OrderForClient>]>([
    ['search', { status: 1 }],
    ['search', { status: 3, tutors: [tutorOnOrder({ can_appoint: false })] }],
    ['asked', { status: 2, tutors: [asked] }],
    ['answers', { status: 3, tutors: [asked, tutorOnOrder()] }],
    ['agree', { status: 4 }],
    ['lesson', { status: 5 }],
    ['paused', { status: 6 }],
    ['review', { status: 7, review_status: 0, actions: ['set_review'] }],
    ['review', { status: 7, review_status: 2, actions: ['set_review'] }],
    ['lesson', { status: 7, review_status: 2, first_class: NOON + 1, actions: ['set_review'] }],
    ['school', { status: 7, kind: 'school', actions: ['set_review'] }],
    ['review', { status: 7, kind: 'school', review_status: 2, actions: ['set_review'] }],
    ['review', { status: 7, review_status: 2, first_class: NOON, actions: ['set_review'] }],
    ['thanks', { status: 7, review_status: 1, first_class: NOON + 1, actions: ['set_review'] }],
    ['thanks', { status: 7, review_status: 1 }],
    ['begun', { status: 7, review_status: 3 }],
    ['closed', { status: 8 }],
    ['school', { status: 10 }],
    ['school', { status: 11 }],
    ['lesson', { status: 10, first_class: NOON }],
    ['lesson', { status: 11, first_class: NOON }],
  ])('%s: %o', (step, order) => expect(clientStep(orderForClient(order), NOON)).toBe(step))
})

describe('for its tutor an order waits for', () => {
  const appointed = ownRow({ state: 'appointed' })
  const due = { own: appointed, status: 5, date_payment_deadline: NOON }
  test.each<[TutorStep, Partial<OrderForTutor>]>([
    ['personal', { own: ownRow(), actions: ['respond_personal', 'refuse_personal'] }],
    ['potential', { actions: ['respond_potential'] }],
    ['responded', { own: ownRow({ state: 'responded' }) }],
    ['over', { own: ownRow({ state: 'responded' }), status: 4 }],
    ['full', { responses_count: 5 }],
    ['full', { own: ownRow({ kind: 'potential' }), responses_count: 5 }],
    ['paused', { own: ownRow({ state: 'responded' }), status: 6 }],
    ['closed', { own: ownRow({ state: 'responded' }), status: 8 }],
    ['gone', { own: ownRow(), status: 10 }],
    ['over', { own: ownRow({ state: 'closed' }), status: 5 }],
    ['gone', { own: ownRow({ state: 'closed' }) }],
    ['gone', { own: ownRow({ state: 'closed' }), status: 10 }],
    ['gone', { own: ownRow({ state: 'removed' }) }],
    ['gone', { own: ownRow({ state: 'removed' }), status: 5 }],
    ['refused', { own: ownRow({ state: 'refused' }) }],
    ['appointed', { own: appointed, status: 4 }],
    ['pay', { ...due, date_payment_deadline: NOON + 1 }],
    ['overdue', { ...due, date_payment_deadline: NOON - 1 }],
    ['free', { ...due, commission: { sum: 0, currency: 'KZT', factor: 1, paid: false } }],
    ['paused', { own: appointed, status: 6 }],
    ['appointed', { own: appointed, status: 10 }],
    ['free', { own: appointed, status: 11, first_class: NOON }],
    ['paid', { own: appointed, status: 7, actions: ['request_review'] }],
    ['requested', { own: appointed, status: 7, review_status: 2 }],
    ['reviewed', { own: appointed, status: 7, review_status: 1 }],
    ['answered', { own: appointed, status: 7, review_status: 1, review_response_text: 'Thank you' }],
    ['closed', { own: appointed, status: 7, review_status: 3 }],
    ['closed', { own: appointed, status: 8 }],
    ['closed', { status: 8 }],
  ])('%s: %o', (step, order) => expect(tutorStep(orderForTutor(order), NOON)).toBe(step))
})

test.each([
  [['respond_personal', 'refuse_personal'], 1, 'respond_personal'],
  [['respond_potential'], 3, 'respond_potential'],
  [['set_first_class', 'set_refused_reason', 'pay_from_wallet'], 4, 'set_first_class'],
  [['set_first_class', 'set_refused_reason', 'pay_from_wallet'], 5, 'pay_from_wallet'],
  [['response_review'], 7, 'response_review'],
  [['set_refused_reason'], 8, null],
  [[], 7, null],
])('a list asks %o of a tutor at status %i by %s', (actions, status, action) => expect(rowAction({ status, actions })).toBe(action))

describe('where an order stands', () => {
  const kz = editionOf('kz')
  const stands = (order: Partial<OrderForClient>) =>
    whereItStands(orderForClient(order), locales.en['orders-client'].order.stands, kz, 'en', NOON).map(({ state }) => state)
  const appointed_tutor = tutorOnOrder({ state: 'appointed', appointed_at: NOON })
  test.each<[string, Partial<OrderForClient>, string[]]>([
    ['looking for a tutor', { status: 1 }, ['past', 'now', 'later', 'later']],
    ['a tutor chosen', { status: 4, appointed_tutor }, ['past', 'past', 'now', 'later']],
    ['a lesson dated', { status: 5, appointed_tutor, first_class: NOON }, ['past', 'past', 'now', 'later']],
    ['paid before the lesson', { status: 7, appointed_tutor, first_class: NOON + 1 }, ['past', 'past', 'now', 'later']],
    ['paid to the school, which looks for a teacher', { status: 7, kind: 'school' }, ['past', 'now', 'later', 'later']],
    ['begun', { status: 7, appointed_tutor, first_class: NOON }, ['past', 'past', 'past', 'now']],
    ['reviewed', { status: 7, appointed_tutor, first_class: NOON, review_date: NOON }, ['past', 'past', 'past', 'past']],
    ['closed before a tutor was found', { status: 8 }, ['past', 'now']],
    ['closed with a tutor', { status: 8, appointed_tutor }, ['past', 'past', 'now']],
    ['paused', { status: 6, date_pause_off: NOON }, ['past', 'now', 'later', 'later', 'later']],
  ])('%s', (_, order, states) => expect(stands(order)).toEqual(states))

  test.each([
    [10, 1],
    [11, 1],
    [6, 2],
  ])('at the school (status %i) nobody is told to choose among answers', (status, at) => {
    const words = locales.en['orders-client'].order.stands
    expect(whereItStands(orderForClient({ kind: 'school', status }), words, kz, 'en', NOON)[at]?.label).toBe(words.school)
  })
})

describe('words of an order', () => {
  const enums = enumsIn('en')
  test.each([
    [{ lessons_name: ['Maths'], levels_name: ['grades 5–9', 'exams'] }, 'Maths\u00a0· grades 5–9, exams'],
    [{ lessons_name: ['Maths', 'Physics'], levels_name: ['exams'] }, 'Maths, Physics'],
    [{ lessons_name: ['Maths'] }, 'Maths'],
  ])('%o is %s', (order, title) => expect(orderTitle(order)).toBe(title))

  const { online, client, tutor } = enums.place
  test.each([
    [['online'], { client: [], tutor: [] }, online],
    [['client'], { client: ['Almaty, Medeu', 'Astana'], tutor: [] }, `${client}: Almaty, Medeu; Astana`],
    [['online', 'client', 'tutor'], { client: ['Astana'], tutor: ['Almaty'] }, `${online} · ${client}: Astana · ${tutor}: Almaty`],
    [['client', 'tutor'], { client: [], tutor: ['Almaty'] }, `${client} · ${tutor}: Almaty`],
  ])('name the cities of each place behind it: of %j with %j', (places, names, text) => expect(placeText(places, names, enums.place)).toBe(text))

  test('leave out what was not said', () => {
    expect(rhythmText({ class_regularity: 2, class_duration: 0 }, enums)).toBe(enums.class_regularity[2])
    expect(rhythmText({ class_regularity: 0 }, enums)).toBe('')
  })

  test.each([
    [30, 'now'],
    [120, '2 minutes ago'],
    [7200, '2 hours ago'],
    [86_400, 'yesterday'],
    [3 * 86_400, '3 days ago'],
  ])('%i seconds ago is %s', (seconds, text) => expect(ago(NOON - seconds, NOON, editionOf('us'), 'en')).toBe(text))

  test('name the zone for people elsewhere', () => expect(zoneName(editionOf('pl'), 'en')).toContain('Central European'))
})

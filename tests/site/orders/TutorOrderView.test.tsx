import { act, cleanup, screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import {
  getOrderPaymentUrl,
  getPaymentWays,
  loginTutor,
  type OrderForTutor,
  type orderLife,
  payOrderByToken,
  payOrderFromWallet,
  requestReview,
  respondPersonal,
  respondPotential,
  responseReview,
  setRefusedReason,
} from '../../../schemas/index.ts'
import { screen as tutorOrder } from '../../../site/cabinet/TutorOrder.tsx'
import { tell } from '../../../site/layout/account/store.ts'
import type { Ways } from '../../../site/payments/ways.ts'
import { fill } from '../../../theme/words.ts'
import { orderForTutor, ownRow } from '../../build/order-answers.ts'
import { fail, mock, unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { enumsIn, errorsIn } from '../../texts.ts'
import { showScreen } from './show-screen.tsx'

const { common, orders: t, 'orders-tutor': tutor, 'orders-dialogs': dialogs, 'orders-tutor-dialogs': tutorDialogs } = locales.en
const [errors, enums] = [errorsIn('en'), enumsIn('en')]
const words = tutor.order

/** By what a tutor can pay. */
const payBy = (more: Partial<Ways> = {}) =>
  api.use(
    mock(getPaymentWays, () => ({
      providers: ['card_a' as const, 'bank_url' as const],
      top_up: { min: 1000, max: 500_000 },
      donate_max: 0,
      needs_billing: false,
      checked: false,
      cards: [],
      ...more,
    })),
  )

const show = (order: Partial<OrderForTutor>, wanted?: string) => showScreen(tutorOrder, { order: orderForTutor(order), wanted }, '/zayavka/7/')
const button = (name: string) => screen.queryByRole('button', { name })
/** Presses a button, and waits for the dialog that it opens. */
async function press(name: string) {
  const button = screen.getByRole('button', { name })
  await userEvent.click(button)
  if (button.getAttribute('aria-haspopup')) await screen.findByRole('dialog')
}
/** Before anything is drawn anew. */
function pressTwice(button: HTMLElement) {
  button.click()
  button.click()
}
const inDialog = () => within(screen.getByRole('dialog'))
const submit = (name: string) => userEvent.click(inDialog().getByRole('button', { name }))
const firstClassField = () => inDialog().getByLabelText(new RegExp(`^${t.facts.first_class}`))
/** A day that lies ahead: 18 May 2027, 08:33 in Almaty. */
const AHEAD = 1_810_611_180
const appointed = ownRow({ state: 'appointed' })

test('the order is loaded again when the header’s line hears of something, and what a list’s button asked for does not open once more', async () => {
  const { reload } = show({ actions: ['respond_personal'] }, 'respond_personal')
  await screen.findByRole('dialog')
  await submit(common.cancel)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = { order: orderForTutor({ actions: ['respond_personal'], wishes: 'Said meanwhile' }), wanted: 'respond_personal' }
  reload.mockResolvedValueOnce({ page: tutorOrder, data: again, path: '/zayavka/7/', title: '' })
  await act(() => tell({ news: 1 }))
  expect(await screen.findByText('Said meanwhile')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** What each action looks like on the screen. */
const drawn: Record<keyof typeof orderLife.tutor, () => HTMLElement | null> = {
  respond_personal: () => button(tutor.accept),
  refuse_personal: () => button(tutor.refuse),
  respond_potential: () => button(tutor.answer),
  set_first_class: () => button(t.first_class.title),
  set_refused_reason: () => button(words.give_back),
  pay_from_wallet: () => button(tutor.pay_now) ?? button(words.pay.title),
  request_review: () => button(words.ask_review),
  response_review: () => button(words.respond.title),
}

describe('a tutor’s order', () => {
  test.each(Object.keys(drawn) as (keyof typeof drawn)[])('draws %s when it is open, and nothing else', (action) => {
    show({ actions: [action], status: 4, own: appointed })
    for (const [name, find] of Object.entries(drawn)) expect([name, find() !== null]).toEqual([name, name === action])
  })

  test('keeps the client’s contacts to itself until the tutor is appointed', () => {
    show({ own: ownRow() })
    expect([screen.queryByRole('link', { name: /701/ }), screen.getByText(words.contacts_later) !== null]).toEqual([null, true])
    show({ own: ownRow(), actions: ['respond_personal'] })
    expect(screen.getByText(words.contacts_accept)).toBeTruthy()
    show({ own: appointed, status: 4, client: { ...orderForTutor().client, phone_plain: '+77015550101', email: 'm@docento.test' } })
    expect(screen.getByRole('link', { name: /701/ })).toHaveProperty('href', 'tel:+77015550101')
    expect(screen.getByRole('link', { name: 'm@docento.test' })).toBeTruthy()
  })

  test.each([
    ['until when', AHEAD, fill(words.steps.personal_mark, { date: 'May 19, 2027, 08:33' })],
    ['only that an answer is waited for, the day being over', 1_700_000_000, words.steps.potential_mark],
  ])('says to a tutor asked in person %s', (_, asked_at, mark) => {
    show({ own: ownRow({ asked_at }), actions: ['respond_personal'] })
    expect(screen.getByText(mark, { exact: false })).toBeTruthy()
  })

  test.each([
    [1, words.steps.overdue_text.other.replace('{count}', '3')],
    [9, words.steps.overdue_out],
  ])('that is unpaid %i days after its deadline says where that leaves the profile', (days, text) => {
    show({ status: 5, own: appointed, actions: ['pay_from_wallet'], date_payment_deadline: Math.floor(Date.now() / 1000) - days * 86_400 })
    expect(screen.getByText(text)).toBeTruthy()
  })

  test.each([
    ['asked', 6],
    ['responded', 8],
  ] as const)('in which a tutor only %s shows its own status %i', (state, status) => {
    show({ own: ownRow({ state }), status, date_pause_off: AHEAD })
    expect(screen.getByText(enums.order_status_tutor[status])).toBeTruthy()
  })

  test('has its number and its day as parts, so that the dot between them begins and ends no line', () => {
    show({})
    expect(document.querySelector('header .dots')?.children).toHaveLength(2)
  })

  test('writes every date in words, with the year of another one', () => {
    show({ status: 5, own: appointed, actions: ['pay_from_wallet'], first_class: AHEAD, date_payment_deadline: AHEAD })
    expect(document.body.textContent).not.toMatch(/\d-05-|05\/18/)
    expect(screen.getByText('May 18, 2027')).toBeTruthy()
  })

  test('opens what a list’s button asked for, when it is still open', async () => {
    show({ actions: ['respond_potential'] }, 'respond_potential')
    expect(await screen.findByRole('dialog')).toBeTruthy()
    show({ actions: [] }, 'respond_potential')
    expect(screen.queryByRole('dialog')).toBeNull()
    // what has no dialog opens none, whatever an address asks for
    show({ actions: ['request_review'] }, 'request_review')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('accepts with a message that may be empty, the client’s price and no date', async () => {
    const seen = vi.fn()
    api.use(
      mock(respondPersonal, ({ input }) => {
        seen(input)
        return { order: orderForTutor({ status: 4, own: appointed, actions: ['set_first_class'] }) }
      }),
    )
    show({ own: ownRow(), actions: ['respond_personal', 'refuse_personal'] })
    await press(tutor.accept)
    await submit(tutorDialogs.accept.submit)
    expect(await screen.findByRole('button', { name: t.first_class.title })).toBeTruthy()
    expect(seen.mock.calls).toEqual([[{ order_id: 7, agree: true, rate_id: 6000 }]])
  })

  test.each([
    [9000, true],
    [0, false],
  ])('says beside the price what a commission of %i comes to: %s', async (sum, isSaid) => {
    show({ own: ownRow(), actions: ['respond_personal'], commission: { sum, currency: 'KZT', factor: 1, paid: false } })
    await press(tutor.accept)
    expect(inDialog().queryByText(fill(tutorDialogs.commission, { sum: '9,000 ₸' })) !== null).toBe(isSaid)
  })

  test.each([
    ['a personal message of under 20 letters', ['respond_personal'], tutor.accept, tutorDialogs.accept.submit, 'Hello'],
    ['an answer without a message', ['respond_potential'], tutor.answer, tutorDialogs.answer.submit, ''],
  ])('refuses %s before it asks the server', async (_, actions, open, send, text) => {
    show({ own: actions[0] === 'respond_personal' ? ownRow() : null, actions })
    await press(open)
    if (text) await userEvent.type(inDialog().getByRole('textbox'), text)
    await submit(send)
    await expect.poll(() => inDialog().getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  })

  test('answers an offer with a message and a price', async () => {
    const seen = vi.fn()
    api.use(
      mock(respondPotential, ({ input }) => {
        seen(input)
        return { order: orderForTutor({ own: ownRow({ kind: 'potential', state: 'responded', response_text: input.response_text }) }) }
      }),
    )
    show({ actions: ['respond_potential'], rate_id: null, rate: null, tutor_rate_id: null })
    await press(tutor.answer)
    await userEvent.type(inDialog().getByRole('textbox'), 'I have taught this for ten years.')
    await submit(tutorDialogs.answer.submit)
    expect(inDialog().getByText(errors.required)).toBeTruthy()
    await userEvent.selectOptions(inDialog().getByLabelText(dialogs.price), '7000')
    await submit(tutorDialogs.answer.submit)
    expect(await screen.findByRole('heading', { name: words.steps.responded })).toBeTruthy()
    expect(seen.mock.calls).toEqual([[{ order_id: 7, response_text: 'I have taught this for ten years.', rate_id: 7000 }]])
  })

  test('begins an answer with the tutor’s own price and the client’s wished day, and says how many have answered', async () => {
    show({ actions: ['respond_potential'], tutor_rate_id: 7000, responses_count: 2, wished_first_class: AHEAD })
    expect(screen.getByText(/2 of 5 answers/)).toBeTruthy()
    await press(tutor.answer)
    expect(inDialog().getByLabelText(dialogs.price)).toHaveProperty('value', '7000')
    expect(firstClassField()).toHaveProperty('value', '2027-05-18T08:33')
    expect(inDialog().getByText(/would like to begin on May 18, 2027, 08:33/)).toBeTruthy()
  })

  test('leaves the first lesson of a personal request to the tutor, for accepting it would date it', async () => {
    show({ own: ownRow(), actions: ['respond_personal'], wished_first_class: AHEAD })
    await press(tutor.accept)
    expect(firstClassField()).toHaveProperty('value', '')
    expect(inDialog().getByText(/would like to begin on May 18/)).toBeTruthy()
  })

  test.each([
    ['the day that the tutor offered', { own: { ...appointed, first_class: AHEAD }, wished_first_class: AHEAD + 86_400 }, '2027-05-18T08:33'],
    ['else the day that the client wishes', { own: appointed, wished_first_class: AHEAD + 86_400 }, '2027-05-19T08:33'],
    ['nothing that is past', { own: appointed, wished_first_class: 1_700_000_000 }, ''],
  ])('proposes %s for the first lesson', async (_, order, value) => {
    show({ status: 4, actions: ['set_first_class'], ...order })
    await press(t.first_class.title)
    expect(inDialog().getByLabelText(dialogs.first_class.field)).toHaveProperty('value', value)
  })

  test('says how often a dated lesson may still be moved, and nothing of it before there is one', async () => {
    const left = fill(tutorDialogs.moves_left, { count: 1 })
    show({ status: 5, own: appointed, actions: ['set_first_class'], first_class: AHEAD, first_class_changes: 1 })
    await press(t.first_class.change)
    expect(inDialog().getByLabelText(dialogs.first_class.field).getAttribute('aria-describedby')).toBeTruthy()
    expect(inDialog().getByText(new RegExp(left))).toBeTruthy()
    cleanup()
    show({ status: 4, own: appointed, actions: ['set_first_class'] })
    await press(t.first_class.title)
    expect(inDialog().queryByText(new RegExp(left.split(':')[0] ?? ''))).toBeNull()
  })

  test('shows the day that was offered with an answer', () => {
    show({ own: ownRow({ kind: 'potential', state: 'responded', response_text: 'Good', first_class: AHEAD }) })
    expect(screen.getByText('May 18, 2027, 08:33')).toBeTruthy()
  })

  test.each([
    ['refuses a personal request', ['refuse_personal'], ownRow(), tutor.refuse, respondPersonal, { agree: false }],
    ['gives an order back', ['set_refused_reason'], appointed, words.give_back, setRefusedReason, {}],
  ] as const)('%s with a reason, and "other" with a word on it', async (_, actions, own, open, call, more) => {
    const seen = vi.fn()
    api.use(
      mock(call, ({ input }) => {
        seen(input)
        return { order: orderForTutor({ own: ownRow({ state: 'refused', refused_reason_id: 7 }) }) }
      }),
    )
    show({ actions: [...actions], own, status: 4 })
    await press(open)
    const send = () => userEvent.click(inDialog().getAllByRole('button').at(-1) as HTMLElement)
    await send()
    expect(inDialog().getByText(errors.reason)).toBeTruthy()
    expect(inDialog().getByText(`(${common.optional})`)).toBeTruthy()
    await userEvent.click(inDialog().getByRole('radio', { name: enums.refused_reasons[7] }))
    expect(inDialog().queryByText(`(${common.optional})`)).toBeNull()
    await send()
    expect(inDialog().getByText(errors.comment)).toBeTruthy()
    await userEvent.type(inDialog().getByRole('textbox'), 'I move away')
    await send()
    await expect.poll(() => seen.mock.calls).toEqual([[{ order_id: 7, refused_reason_id: 7, refused_comment: 'I move away', ...more }]])
  })

  test('says what the commission costs and what is left, and pays it once', async () => {
    payBy()
    let count = 0
    api.use(
      mock(payOrderFromWallet, () => {
        count += 1
        return { order: orderForTutor({ status: 7, own: appointed, actions: ['request_review'], wallet_balance: 1000 }) }
      }),
    )
    show({ status: 5, own: appointed, actions: ['pay_from_wallet'], date_payment_deadline: 2_000_000_000 })
    await press(tutor.pay_now)
    expect(inDialog().getByText('1,000 ₸')).toBeTruthy()
    pressTwice(inDialog().getByRole('button', { name: /9,000\s₸/ }))
    expect(await screen.findByRole('button', { name: words.ask_review })).toBeTruthy()
    expect(count).toBe(1)
    // what comes next has the focus of the button that is gone
    await expect.poll(() => document.activeElement?.contains(screen.getByRole('button', { name: words.ask_review }))).toBe(true)
    expect(document.activeElement?.localName).toBe('section')
  })

  test('says how much is missing in the wallet, and pays by a bank', async () => {
    payBy()
    const asked = vi.fn()
    api.use(
      mock(getOrderPaymentUrl, ({ input }) => {
        asked(input)
        return { payment_id: '7b0e6f0a-1d5e-4a66-9d7e-3f4f0c2f9b11', url: '#at-the-bank' }
      }),
    )
    show({ status: 5, own: appointed, actions: ['pay_from_wallet'], wallet_balance: 8999.5, date_payment_deadline: 2_000_000_000 })
    await press(tutor.pay_now)
    expect(inDialog().getByText(/0\.50\s₸/)).toBeTruthy()
    expect(await inDialog().findByRole('radio', { name: enums.provider.card_a, checked: true })).toBeTruthy()
    expect(inDialog().queryByRole('radio', { name: locales.en.payment.from_wallet })).toBeNull()
    await userEvent.click(inDialog().getByRole('button', { name: /9,000/ }))
    await expect.poll(() => asked.mock.calls).toEqual([[expect.objectContaining({ provider: 'card_a', order_id: 7, donate_sum: 0 })]])
    await expect.poll(() => window.location.hash).toBe('#at-the-bank')
  })

  test('donates by a kept card too', async () => {
    const card = { provider: 'card_a', mask: '424242******4242', brand: 'visa', exp_month: 12, exp_year: 2040, created_at: 1, expired: false }
    payBy({ donate_max: 20_000, cards: [{ card_id: 3, ...card }] })
    const asked = vi.fn()
    api.use(
      mock(payOrderByToken, ({ input }) => {
        asked(input)
        return fail('payment_failed')
      }),
    )
    show({ status: 5, own: appointed, actions: ['pay_from_wallet'], wallet_balance: 0, date_payment_deadline: 2_000_000_000 })
    await press(tutor.pay_now)
    await userEvent.type(await inDialog().findByLabelText(new RegExp(`^${locales.en.payment.donate}`)), '500')
    await userEvent.click(inDialog().getByRole('button', { name: /9,500/ }))
    await expect.poll(() => asked.mock.calls).toEqual([[expect.objectContaining({ order_id: 7, card_id: 3, donate_sum: 500 })]])
  })

  test('sends a tutor whose billing data are wanted there first, and offers no bank', async () => {
    payBy({ needs_billing: true })
    show({ status: 5, own: appointed, actions: ['pay_from_wallet'], wallet_balance: 0, date_payment_deadline: 2_000_000_000 })
    await press(tutor.pay_now)
    expect(await inDialog().findByText(locales.en.payment.billing)).toBeTruthy()
    expect(inDialog().queryByRole('button', { name: /9,000/ })).toBeNull()
  })

  test('says that a payment is being checked before the tutor pays again', async () => {
    payBy({ checked: true })
    show({ status: 5, own: appointed, actions: ['pay_from_wallet'], wallet_balance: 0, date_payment_deadline: 2_000_000_000 })
    await press(tutor.pay_now)
    expect(await inDialog().findByText(locales.en.payment.checked.title)).toBeTruthy()
  })

  test('asks a tutor who refused without a reason to say why', () => {
    show({ own: ownRow({ state: 'refused' }), actions: ['set_refused_reason'] })
    expect([button(words.why.title) !== null, button(words.why.edit)]).toEqual([true, null])
  })

  test('lets a tutor correct the reason of a refusal', async () => {
    const refused = { own: ownRow({ state: 'refused', refused_reason_id: 1 }), actions: ['set_refused_reason' as const] }
    api.use(mock(setRefusedReason, () => ({ order: orderForTutor(refused) })))
    show(refused)
    await press(words.why.edit)
    expect(inDialog().getByRole('radio', { name: enums.refused_reasons[1], checked: true })).toBeTruthy()
    await userEvent.click(inDialog().getByRole('button', { name: tutorDialogs.refuse.save }))
    expect(await screen.findByText(t.done)).toBeTruthy()
  })

  test.each([
    ['an answer', 2, 'respond_potential', tutor.answer, { min: 20, max: '1,000' }],
    ['the answer to a review', 7, 'response_review', words.respond.title, { min: 2, max: '2,000' }],
  ])('says how long %s may be, its thousands parted', async (_, status, action, opens, limits) => {
    show({ status, actions: [action], ...(status === 7 && { own: appointed }) })
    await press(opens)
    expect(inDialog().getByText(fill(dialogs.message.hint, limits))).toBeTruthy()
  })

  test('shows the review that is answered, with its mark', async () => {
    show({ status: 7, own: appointed, actions: ['response_review'], review_status: 1, review_mark: '5', review_text: 'Patient and clear' })
    await press(words.respond.title)
    expect(inDialog().getByText('Patient and clear')).toBeTruthy()
    expect(inDialog().getByRole('heading', { name: words.review }).parentElement?.textContent).toContain('5')
  })

  test('says the server’s refusal in words', async () => {
    payBy()
    api.use(mock(payOrderFromWallet, () => fail('not_enough_money')))
    show({ status: 5, own: appointed, actions: ['pay_from_wallet'], date_payment_deadline: 2_000_000_000 })
    await press(tutor.pay_now)
    await userEvent.click(inDialog().getByRole('button', { name: /9,000/ }))
    expect((await inDialog().findByRole('alert')).textContent).toBe(errors.not_enough_money)
  })

  test('keeps what was written when there is no connection, and sends it at the next press', async () => {
    api.use(unreachable(responseReview))
    show({ status: 7, own: appointed, actions: ['response_review'], review_status: 1, review_mark: '5', review_text: 'Good' })
    await press(words.respond.title)
    await userEvent.type(inDialog().getByRole('textbox'), 'Thank you for your kind words')
    await submit(tutorDialogs.respond.submit)
    expect((await inDialog().findByRole('alert')).textContent).toBe(errors.network)
    api.use(
      mock(responseReview, ({ input }) => ({
        order: orderForTutor({ status: 7, own: appointed, review_response_text: input.review_response_text }),
      })),
    )
    await submit(tutorDialogs.respond.submit)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('lets a tutor whose session has ended sign in beside the dialog, and sends what was written', async () => {
    let isSignedIn = false
    const seen = vi.fn()
    api.use(
      mock(responseReview, ({ input }) => {
        if (!isSignedIn) fail('unauthorized')
        seen(input.review_response_text)
        return { order: orderForTutor({ status: 7, own: appointed }) }
      }),
      mock(loginTutor, ({ input }) => {
        if (input.password !== 'right-password-1') fail('wrong_credentials')
        isSignedIn = true
        return { redirect: '/nz' }
      }),
    )
    show({ status: 7, own: appointed, actions: ['response_review'], review_status: 1, review_mark: '5', review_text: 'Good' })
    await press(words.respond.title)
    await userEvent.type(inDialog().getByRole('textbox'), 'Thank you for your kind words')
    await submit(tutorDialogs.respond.submit)
    const signIn = within(await screen.findByRole('dialog', { name: locales.en.auth.again.title }))
    const enter = async (password: string) => {
      await userEvent.clear(signIn.getByLabelText(locales.en.auth.password))
      await userEvent.type(signIn.getByLabelText(locales.en.auth.password), password)
      await userEvent.click(signIn.getByRole('button', { name: locales.en.auth.submit }))
    }
    await userEvent.type(signIn.getByLabelText(locales.en.auth.email), 'tutor@docento.test')
    await enter('wrong-password-1')
    expect((await signIn.findByRole('alert')).textContent).toBe(errors.wrong_credentials)
    await enter('right-password-1')
    await expect.poll(() => seen.mock.calls).toEqual([['Thank you for your kind words']])
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('asks for a review with one press', async () => {
    api.use(mock(requestReview, () => ({ order: orderForTutor({ status: 7, own: appointed, review_status: 2 }) })))
    show({ status: 7, own: appointed, actions: ['request_review'] })
    await press(words.ask_review)
    expect(await screen.findByRole('heading', { name: words.steps.requested })).toBeTruthy()
  })

  test('answers a review, which then stands under it', async () => {
    api.use(
      mock(responseReview, ({ input }) => ({
        order: orderForTutor({
          status: 7,
          own: appointed,
          review_status: 1,
          review_mark: '5',
          review_text: 'Good',
          review_response_text: input.review_response_text,
        }),
      })),
    )
    show({ status: 7, own: appointed, review_status: 1, review_mark: '5', review_text: 'Good', actions: ['response_review'] })
    await press(words.respond.title)
    await userEvent.type(inDialog().getByRole('textbox'), 'Thank you')
    await submit(tutorDialogs.respond.submit)
    expect(await screen.findByText('Thank you')).toBeTruthy()
  })
})

test.each([
  ['taken off', 'removed', 2, enums.order_tutor_state.removed, true],
  ['no longer offered', 'closed', 2, enums.order_tutor_state.closed, true],
  ['wished for of the school', 'asked', 10, enums.order_status_tutor[10], false],
] as const)('a tutor who is %s reads no word of another who took it', async (_, state, status, badge, isOver) => {
  await show({ own: ownRow({ state }), status })
  expect(screen.getByRole('heading', { name: badge })).toBeTruthy()
  expect(screen.queryByText(words.steps.over)).toBeNull()
  expect(screen.queryByText(words.steps.refused_known) !== null).toBe(isOver)
})

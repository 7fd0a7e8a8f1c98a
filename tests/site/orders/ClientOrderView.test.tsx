import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import {
  appointClientTutor,
  getCatalogue,
  getCatalogueFilters,
  getClientPaymentUrl,
  type OrderForClient,
  type orderLife,
  setClientFirstClass,
  setClientRate,
  setClientReview,
} from '../../../schemas/index.ts'
import { ANSWER_HOURS } from '../../../schemas/order-terms.ts'
import { wouldLose } from '../../../site/browser/unsaved.ts'
import { screen as clientOrder } from '../../../site/cabinet/ClientOrder.tsx'
import { tell } from '../../../site/layout/account/store.ts'
import type { Site } from '../../../site/site.ts'
import { fill } from '../../../theme/words.ts'
import { buildCard, buildCatalogue, buildFilters, buildLists, buildOption } from '../../build/catalogue-answer.ts'
import { buildChat } from '../../build/chats.ts'
import { NOON, orderForClient, tutorOnOrder } from '../../build/order-answers.ts'
import { fail, mock } from '../../mock.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { showScreen } from './show-screen.tsx'

const { orders: t, payment, 'orders-client': client, 'orders-dialogs': dialogs, 'orders-client-dialogs': clientDialogs } = locales.en
const errors = errorsIn('en')
const words = client.order

/** A day that lies ahead: 18 May 2027, 08:33 in Almaty. */
const AHEAD = 1_810_611_180
const show = (order: Partial<OrderForClient>) => showScreen(clientOrder, { order: orderForClient(order), isSchoolAway: false }, '/o/7')
/** Presses a button, and waits for the dialog that it opens. */
async function press(name: string | RegExp) {
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

const packages = { packages: [1, 8].map((size) => ({ size, price: 4900, sum: 4900 * size })), providers: ['card_a' as const] }

test('the order is loaded again when the header’s line hears of something, and only then', async () => {
  const { reload } = show({})
  await act(() => tell({ unread: 0 }))
  expect(reload).not.toHaveBeenCalled()
  await act(() => tell({ news: 1 }))
  expect(reload).toHaveBeenCalledOnce()
})

/** What each action looks like on the screen. */
const drawn: Record<keyof typeof orderLife.client, () => HTMLElement | null> = {
  make_personal_tutor: () => screen.queryByRole('button', { name: words.ask }),
  appoint_tutor: () => screen.queryByRole('button', { name: `${words.choose}: Timur` }),
  set_rate: () => screen.queryByLabelText(words.rate),
  set_first_class: () => screen.queryByRole('button', { name: t.first_class.title }),
  set_review: () => screen.queryByRole('button', { name: client.write_review }),
  pay: () => screen.queryByRole('button', { name: words.school.pay }),
  get_school_auth_token: () => screen.queryByRole('link', { name: words.school.enter }),
}

describe('a client’s order', () => {
  test.each(Object.keys(drawn) as (keyof typeof drawn)[])('draws %s when it is open, and nothing else', (action) => {
    show({ actions: [action], tutors: [tutorOnOrder()], school_payment: packages })
    for (const [name, find] of Object.entries(drawn)) expect([name, find() !== null]).toEqual([name, name === action])
  })

  test('leads its client back to their list, and no staff who look on', () => {
    const list = () => screen.queryByRole('link', { name: client.title })
    show({})
    expect(list()).toBeNull()
    show({ chats: [buildChat({ recipient: 'admin', recipient_id: 0 })] })
    expect(list()?.getAttribute('href')).toBe('/en/client_orders')
  })

  test('draws nothing to press when nothing is open', () => {
    show({ tutors: [tutorOnOrder()] })
    for (const find of Object.values(drawn)) expect(find()).toBeNull()
  })

  test('offers no choice of a tutor who can’t be appointed, and says why', () => {
    show({ actions: ['appoint_tutor'], tutors: [tutorOnOrder({ can_appoint: false })] })
    expect(drawn.appoint_tutor()).toBeNull()
    expect(screen.getByText(words.away)).toBeTruthy()
  })

  test('appoints after a question and shows the tutor’s phone at once', async () => {
    const chosen = tutorOnOrder({ state: 'appointed', phone_plain: '+77015550101' })
    api.use(
      mock(appointClientTutor, ({ input }) => {
        expect(input).toEqual({ order_id: 7, tutor_id: 3 })
        return { order: orderForClient({ status: 4, appointed_tutor: chosen, actions: ['set_first_class'] }) }
      }),
    )
    show({ actions: ['appoint_tutor'], tutors: [tutorOnOrder()] })
    await press(`${words.choose}: Timur`)
    await submit(words.choose)
    expect(await screen.findByRole('link', { name: /701/ })).toHaveProperty('href', 'tel:+77015550101')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(drawn.set_first_class()).not.toBeNull()
  })

  test('shows the day that a tutor offers with the answer, and proposes it as soon as the tutor is chosen', async () => {
    const timur = tutorOnOrder({ first_class: AHEAD })
    const chosen = { ...timur, state: 'appointed' as const, phone_plain: '+77015550101' }
    api.use(
      mock(appointClientTutor, () => ({
        order: orderForClient({ status: 4, appointed_tutor: chosen, wished_first_class: AHEAD + 86_400, actions: ['set_first_class'] }),
      })),
    )
    show({ actions: ['appoint_tutor'], tutors: [timur] })
    expect(screen.getByText('Can begin on May 18, 2027, 08:33')).toBeTruthy()
    await press(`${words.choose}: Timur`)
    expect(inDialog().getByText(/^Offers to begin on May 18, 2027, 08:33/)).toBeTruthy()
    await submit(words.choose)
    expect(await screen.findByText(/^Timur suggests May 18, 2027, 08:33/)).toBeTruthy()
    await press(t.first_class.title)
    expect(inDialog().getByLabelText(dialogs.first_class.field)).toHaveProperty('value', '2027-05-18T08:33')
  })

  test('proposes the day that the client wished for when the tutor named none, and none that is past', async () => {
    const chosen = tutorOnOrder({ state: 'appointed', first_class: 1_700_000_000 })
    show({ status: 4, appointed_tutor: chosen, wished_first_class: AHEAD, actions: ['set_first_class'] })
    expect(screen.getByText(words.steps.agree_text)).toBeTruthy()
    await press(t.first_class.title)
    expect(inDialog().getByLabelText(dialogs.first_class.field)).toHaveProperty('value', '2027-05-18T08:33')
  })

  test('waits for the answer of a tutor who was asked; a school’s tutor is told by the school, which answers', () => {
    const asked = tutorOnOrder({ state: 'asked', asked_at: NOON })
    show({ tutors: [asked] })
    expect([screen.queryByText(words.waiting) !== null, screen.queryByText(words.school.told) !== null]).toEqual([true, false])
    cleanup()
    show({ kind: 'school', status: 10, tutors: [asked] })
    expect([screen.queryByText(words.waiting) !== null, screen.queryByText(words.school.told) !== null]).toEqual([false, true])
    expect(screen.getByRole('heading', { name: words.school.wished })).toBeTruthy()
    expect(screen.queryByText(/Asked/)).toBeNull()
  })

  test.each([
    ['promises others', 'who are offered it next', true, 'asked_text'],
    ['promises no others', 'who have it already or never will', false, 'search_text'],
  ] as const)('%s %s where a tutor was asked in person', (_, __, is_offered_next, text) => {
    show({ status: 1, is_offered_next, tutors: [tutorOnOrder({ kind: 'personal', state: 'asked', can_appoint: false })] })
    const said = words.steps[text]
    expect(screen.getByText(typeof said === 'string' ? said : fill(said.other, { count: ANSWER_HOURS }))).toBeTruthy()
  })

  test('asks whom to ask first as long as nobody was asked', async () => {
    api.use(mock(getCatalogueFilters, () => fail('other')))
    show({ actions: ['make_personal_tutor'] })
    await press(words.ask_first)
    expect(screen.getByRole('dialog', { name: clientDialogs.ask.first_title })).toBeTruthy()
  })

  test('asks for a dialog’s words with the dialog, again where they did not come', async () => {
    const come = vi.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(undefined)
    const site: Partial<Site> = {
      fetchTexts: come,
      texts: (subject) => {
        if (subject.endsWith('dialogs') && come.mock.calls.length < 2) throw new Error(`${subject} is said before it came`)
        return locales.en[subject]
      },
    }
    showScreen(clientOrder, { order: orderForClient({ status: 4, actions: ['set_first_class'] }), isSchoolAway: false }, '/o/7', site)
    const open = screen.getByRole('button', { name: t.first_class.title })
    fireEvent.click(open)
    expect(await screen.findByText(locales.en.common.failed.network)).toBeTruthy()
    fireEvent.click(open)
    expect(await screen.findByLabelText(dialogs.first_class.field)).toBeTruthy()
    expect(come.mock.calls).toEqual([
      ['orders-dialogs', 'orders-client-dialogs'],
      ['orders-dialogs', 'orders-client-dialogs'],
    ])
  })

  test('finds whom to ask among those who teach the subject there, and leaves out who was asked', async () => {
    const asked: string[] = []
    api.use(
      mock(getCatalogueFilters, () => buildFilters({ filter_lists: buildLists({ lesson: [buildOption({ text: 'Maths', id: 8, link: 'any' })] }) })),
      mock(getCatalogue, ({ input }) => {
        asked.push(input.query)
        return buildCatalogue({ tutors: [buildCard({ id: 3, name: 'Timur' }), buildCard({ id: 7, name: 'Aigerim' })] })
      }),
    )
    show({ actions: ['make_personal_tutor'], tutors: [tutorOnOrder()], lessons: [{ id: 8, name: 'Maths', levels: [] }] })
    await press(words.ask)
    expect(await inDialog().findByText('Aigerim')).toBeTruthy()
    expect(inDialog().getByText(/reviews/).textContent).toMatch(/\u00a0· 4\.9\u00a0·\u00a038\u00a0reviews$/)
    expect(inDialog().queryByText('Timur')).toBeNull()
    expect(asked).toEqual(['repetitor-online/maths/'])
  })

  test('whose status changed meanwhile loads itself anew, and says so without asking for that', async () => {
    api.use(mock(appointClientTutor, () => fail('wrong_status')))
    const { reload } = show({ actions: ['appoint_tutor'], tutors: [tutorOnOrder()] })
    await press(`${words.choose}: Timur`)
    await submit(words.choose)
    expect((await inDialog().findByRole('alert')).textContent).toBe(errors.status_shown)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('saves a price as soon as it is chosen', async () => {
    const rates = vi.fn()
    api.use(
      mock(setClientRate, ({ input }) => {
        rates(input.rate_id)
        return { order: orderForClient({ rate_id: 5000, actions: ['set_rate'] }) }
      }),
    )
    show({ actions: ['set_rate'] })
    await userEvent.selectOptions(screen.getByLabelText(words.rate), '5000')
    await expect.poll(() => rates.mock.calls).toEqual([[5000]])
    await expect.poll(() => (screen.getByLabelText(words.rate) as HTMLSelectElement).value).toBe('5000')
  })

  test('dates the first lesson in the edition’s zone, once however often it is pressed', async () => {
    const dates: number[] = []
    api.use(
      mock(setClientFirstClass, ({ input }) => {
        dates.push(input.first_class)
        return { order: orderForClient({ status: 5, first_class: input.first_class }) }
      }),
    )
    show({ status: 4, actions: ['set_first_class'] })
    await press(t.first_class.title)
    await userEvent.type(inDialog().getByLabelText(dialogs.first_class.field), '2027-02-01T10:00')
    pressTwice(inDialog().getByRole('button', { name: dialogs.first_class.submit }))
    expect(await screen.findByRole('heading', { name: /February\s1(,\s2027)?, 10:00/ })).toBeTruthy()
    // 10:00 in Almaty
    expect(dates).toEqual([1_801_458_000])
  })

  test('asks for a date before it asks the server', async () => {
    show({ status: 4, actions: ['set_first_class'] })
    await press(t.first_class.title)
    await submit(dialogs.first_class.submit)
    expect(await inDialog().findByText(errors.date)).toBeTruthy()
  })

  test('takes a review of a mark and ten letters, and keeps both when one is missing', async () => {
    const reviews = vi.fn()
    api.use(
      mock(setClientReview, ({ input }) => {
        reviews(input.review_mark, input.review_text)
        return { order: orderForClient({ status: 7, review_status: 1, review_mark: '4+', review_text: input.review_text }) }
      }),
    )
    show({ status: 7, actions: ['set_review'] })
    await press(client.write_review)
    expect(inDialog().getByText(fill(dialogs.message.hint, { min: 10, max: '2,000' }))).toBeTruthy()
    await userEvent.type(inDialog().getByRole('textbox'), 'Short')
    await submit(clientDialogs.review.submit)
    expect(await inDialog().findByText(errors.mark)).toBeTruthy()
    expect(inDialog().getByRole('textbox')).toHaveProperty('value', 'Short')
    await userEvent.click(inDialog().getByRole('radio', { name: '4+' }))
    await userEvent.type(inDialog().getByRole('textbox'), ', but good')
    await submit(clientDialogs.review.submit)
    await expect.poll(() => reviews.mock.calls).toEqual([['4+', 'Short, but good']])
    expect(await screen.findByText('Short, but good')).toBeTruthy()
  })

  test('that was reviewed in another window keeps what was typed, and says so', async () => {
    const read = vi.fn()
    api.use(
      mock(setClientReview, ({ input }) => {
        read(input.before)
        return fail('conflict')
      }),
    )
    const written = { review_mark: '4', review_text: 'Good lessons' } as const
    const { reload } = show({ status: 7, review_status: 1, actions: ['set_review'], ...written })
    await press(client.order.review.edit)
    await userEvent.type(inDialog().getByRole('textbox'), ', at last')
    await submit(clientDialogs.review.submit)
    expect((await inDialog().findByRole('alert')).textContent).toBe(errors.conflict)
    expect(inDialog().getByRole('textbox')).toHaveProperty('value', 'Good lessons, at last')
    expect([read.mock.calls, reload.mock.calls.length]).toEqual([[[written]], 1])
  })

  test('offers every mark from 1 to 5 with the halves, and no 5+', async () => {
    show({ status: 7, actions: ['set_review'] })
    await press(client.write_review)
    expect(
      inDialog()
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['1', '1+', '2', '2+', '3', '3+', '4', '4+', '5'])
  })

  test('asks before a written review is lost', async () => {
    show({ status: 7, actions: ['set_review'] })
    await press(client.write_review)
    await userEvent.type(inDialog().getByRole('textbox'), 'Good')
    // the form watches over its words a moment after it came
    await eventually(() => expect(wouldLose()).toBe(true))
    await userEvent.click(inDialog().getByRole('button', { name: locales.en.common.cancel }))
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    const cancel = { name: locales.en.common.cancel }
    expect(inDialog().queryByRole('button', cancel)).toBeNull()
    await userEvent.click(inDialog().getByRole('button', { name: dialogs.leave.stay }))
    expect(inDialog().getByRole('textbox')).toHaveProperty('value', 'Good')
    await eventually(() => expect(document.activeElement).toBe(inDialog().getByRole('button', cancel)))
  })

  test('has a review that is being sent neither closed nor asked about, and shows it then', async () => {
    const { promise, resolve } = Promise.withResolvers<{ order: OrderForClient }>()
    api.use(mock(setClientReview, () => promise))
    show({ status: 7, actions: ['set_review'] })
    await press(client.write_review)
    await userEvent.click(inDialog().getByRole('radio', { name: '4+' }))
    await userEvent.type(inDialog().getByRole('textbox'), 'Patient and clear')
    await submit(clientDialogs.review.submit)
    await submit(locales.en.common.cancel)
    expect([screen.queryByRole('dialog') !== null, screen.queryByRole('alertdialog')]).toEqual([true, null])
    resolve({ order: orderForClient({ status: 7, review_text: 'Patient and clear', review_mark: '4+' }) })
    expect(await screen.findByText('Patient and clear')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('has its number and its day as parts, so that the dot between them begins and ends no line', () => {
    show({})
    expect(document.querySelector('header .dots')?.children).toHaveLength(2)
  })

  test('that could not be loaded says so and can be tried again', async () => {
    const { reload } = showScreen(clientOrder, null, '/o/7')
    await press(locales.en.common.retry)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('lessons of the school', () => {
  test('are arranged by its manager until there is a teacher, who was told to get in touch', () => {
    const shown = () => [words.steps.school_text, words.steps.agree].map((text) => screen.queryByText(text) !== null)
    show({ status: 11, kind: 'school' })
    expect(shown()).toEqual([true, false])
    cleanup()
    show({ status: 11, kind: 'school', appointed_tutor: tutorOnOrder({ state: 'appointed' }) })
    expect(shown()).toEqual([false, true])
  })

  test('are paid by the package that is chosen, at the bank that it leads to', async () => {
    const seen = vi.fn()
    api.use(
      mock(getClientPaymentUrl, ({ input }) => {
        seen(input)
        return { payment_id: 'p', url: '#bank' }
      }),
    )
    show({ status: 11, kind: 'school', actions: ['pay'], school_payment: packages })
    await press(words.school.pay)
    await userEvent.click(inDialog().getByRole('radio', { name: /^8 lessons/ }))
    await submit(fill(payment.bill.submit, { sum: '39,200\u00a0₸' }))
    await waitFor(() => expect(window.location.hash).toBe('#bank'))
    expect(seen).toHaveBeenCalledWith({ provider: 'card_a', order_id: 7, package_id: 8 })
  })

  test('that can’t be paid any more are shown as they are now', async () => {
    api.use(mock(getClientPaymentUrl, () => fail('wrong_status')))
    const { reload } = show({ status: 11, kind: 'school', actions: ['pay'], school_payment: packages })
    await press(words.school.pay)
    await submit(fill(payment.bill.submit, { sum: '4,900\u00a0₸' }))
    expect((await screen.findByText(errors.status_shown)).closest('dialog, [role=dialog]')).toBeNull()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('begin with the package that the request was sent for', async () => {
    show({ status: 11, kind: 'school', actions: ['pay'], package_id: 8, school_payment: packages })
    await press(words.school.pay)
    expect(inDialog().getByRole('radio', { name: /^8 lessons/ })).toHaveProperty('checked', true)
  })

  test('name the package that the request was sent for, also when it can’t be paid any more, and none where it was sent for none', () => {
    const line = () => screen.queryByText(words.school.package)?.nextElementSibling?.textContent
    show({ status: 7, kind: 'school', package_id: 8 })
    expect(line()).toBe('8 lessons')
    show({ status: 11, kind: 'school', actions: ['pay'], school_payment: packages })
    expect(line()).toBeUndefined()
  })

  test('can’t be paid where no bank is there, and a school that is away is said to be', () => {
    showScreen(
      clientOrder,
      { order: orderForClient({ status: 11, actions: ['pay'], school_payment: { ...packages, providers: [] } }), isSchoolAway: true },
      '/o/7',
    )
    expect(screen.queryByRole('button', { name: words.school.pay })).toBeNull()
    screen.getByText(words.school.away)
  })
})

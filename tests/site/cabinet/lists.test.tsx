import { act, screen } from '@testing-library/preact'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import type { Api } from '../../../schemas/api.ts'
import { type ClientOrderRow, type TutorOrderCategory, type TutorOrderRow, tutorOrderCategories } from '../../../schemas/index.ts'
import { active, archive } from '../../../site/cabinet/ClientOrders.tsx'
import { pageIn, pastTheEnd } from '../../../site/cabinet/page-in.ts'
import { screen as tops } from '../../../site/cabinet/Tops.tsx'
import { screens } from '../../../site/cabinet/TutorOrders.tsx'
import { screen as wallet } from '../../../site/cabinet/Wallet.tsx'
import { tell } from '../../../site/layout/account/store.ts'
import { noBell } from '../../build/notifications.ts'
import { NOON } from '../../build/order-answers.ts'
import { enumsIn } from '../../texts.ts'
import { showScreen } from '../orders/show-screen.tsx'

const {
  orders: t,
  'orders-client': client,
  'orders-client-lists': clientLists,
  'orders-tutor': tutor,
  'orders-tutor-lists': lists,
  wallet: money,
} = locales.en
const visit = { edition: editionOf('kz'), language: 'en' as const, origin: '', path: '/nz', params: {}, texts: () => ({}) as never, bot: false }
const enums = enumsIn('en')

const counts = Object.fromEntries(tutorOrderCategories.map((category, at) => [category, at]))
const paged = { total_count: 1, page_size: 20, pages_count: 1, page: 1 }

const tutorRow = (own: Partial<TutorOrderRow> = {}): TutorOrderRow => ({
  order_id: 7,
  status: 3,
  kind: 'general',
  date_create: NOON,
  client_name: 'Madina',
  lessons_name: ['Maths'],
  levels_name: [],
  place: ['online'],
  places_name: { client: [], tutor: [] },
  class_regularity: 2,
  class_duration: 2,
  time_intervals: [3],
  wishes: '',
  rate: { id: 6000, name: '6000' },
  first_class: null,
  wished_first_class: null,
  date_payment_deadline: null,
  overdue: false,
  commission: { sum: 9000, currency: 'KZT' },
  responses_count: 2,
  own: { kind: 'potential', state: 'asked', seen: false, asked_at: NOON },
  review_mark: null,
  actions: [],
  ...own,
})
const showList = (category: TutorOrderCategory, orders: TutorOrderRow[], more: object = {}) =>
  showScreen(screens[category], { ...paged, orders, counts, category, takes_orders: true, waiting: noBell, ...more }, '/nz')

describe('a screen that shows less than the header knows is loaded again', () => {
  const news = { ...noBell, count: 1, personal_orders: [{ id: 7, client_name: 'Madina' }], wallet_balance: 500 }
  afterEach(() => tell({ bell: null }))

  test.each([
    ['a list of orders when the bell rings', () => showList('new', [])],
    ['the wallet when the balance changes', () => showScreen(wallet, { ...paged, balance: 0, currency: 'KZT', cards: [], items: [] }, '/wallet')],
    [
      'TOPs when the balance changes',
      () =>
        showScreen(
          tops,
          { tops: { plans: [], active: null, history: [], places_left: 2, wallet_balance: 0, can_buy: true, of_school: false } },
          '/tops',
        ),
    ],
  ])('%s', async (_, show) => {
    const { reload } = show()
    await act(() => tell({ bell: noBell }))
    expect(reload).not.toHaveBeenCalled()
    await act(() => tell({ bell: news }))
    expect(reload).toHaveBeenCalledOnce()
  })
})

describe('a tutor’s list', () => {
  test.each(tutorOrderCategories)('%s is a tab of eight, marked as the one that is open', (category) => {
    showList(category, [])
    const tabs = screen.getAllByRole('link').filter((link) => link.closest('nav'))
    expect(tabs).toHaveLength(8)
    expect(tabs.filter((tab) => tab.getAttribute('aria-current')).map((tab) => tab.textContent)).toEqual([
      expect.stringContaining(lists.tabs[category]),
    ])
    expect(screen.getByRole('heading', { name: lists.empty[category] })).toBeTruthy()
  })

  test.each<[string, Partial<TutorOrderRow>, string, string]>([
    [
      'a personal request',
      { actions: ['respond_personal', 'refuse_personal'], own: { kind: 'personal', state: 'asked', seen: true, asked_at: NOON } },
      tutor.accept,
      'respond_personal',
    ],
    ['an offered one', { actions: ['respond_potential'] }, tutor.answer, 'respond_potential'],
    [
      'an appointed one',
      { status: 4, actions: ['set_first_class', 'pay_from_wallet'], own: { kind: 'admin', state: 'appointed', seen: true, asked_at: NOON } },
      t.first_class.title,
      'set_first_class',
    ],
    [
      'one to be paid',
      { status: 5, actions: ['pay_from_wallet'], own: { kind: 'admin', state: 'appointed', seen: true, asked_at: NOON } },
      tutor.pay_now,
      'pay_from_wallet',
    ],
  ])('leads from %s to what it asks for', (_, own, name, action) => {
    showList('new', [tutorRow(own)])
    expect(screen.getByRole('link', { name })).toHaveProperty('search', `?do=${action}`)
  })

  test('only opens what asks for nothing', () => {
    showList('archive', [tutorRow({ status: 8 })])
    expect(screen.getByRole('link', { name: t.open })).toHaveProperty('search', '')
  })

  test.each([
    [
      'until when to answer',
      { actions: ['respond_personal'], own: { kind: 'personal', state: 'asked', seen: true, asked_at: 4_102_488_000 } },
      /January 2, 2100, 17:00/,
    ],
    ['how many answers are taken', { actions: ['respond_potential'] }, '2 of 5 answers'],
    ['a lesson that is agreed on', { status: 5, first_class: NOON }, /^First lesson: January 15, 2027, 17:00$/],
    ['the day that the client only wishes for', { wished_first_class: NOON }, /^Preferred start: January 15, 2027, 17:00$/],
    [
      'until when to pay',
      { status: 5, own: { kind: 'admin', state: 'appointed', seen: true, asked_at: null }, date_payment_deadline: NOON },
      /January 15, 2027/,
    ],
    [
      'that the payment is overdue',
      { status: 5, overdue: true, own: { kind: 'admin', state: 'appointed', seen: true, asked_at: null }, date_payment_deadline: NOON },
      lists.overdue.replace('{date}', 'January 15, 2027'),
    ],
  ] as [string, Partial<TutorOrderRow>, string | RegExp][])('says %s', (_, own, text) => {
    showList('my', [tutorRow(own)])
    expect(screen.getByText(text)).toBeTruthy()
  })

  test('says nothing of a time to answer that is over: who is late may still answer', () => {
    showList('my', [tutorRow({ actions: ['respond_personal'], own: { kind: 'personal', state: 'asked', seen: true, asked_at: 1_700_000_000 } })])
    expect(screen.queryByText(/2023/)).toBeNull()
    expect(screen.getByRole('link', { name: tutor.accept })).toBeTruthy()
  })

  test.each([
    [
      'what is due first',
      { waiting_for_pay: [{ id: 8, date_payment_deadline: NOON + 9 * 86_400 }], deadline_pay_date: [{ id: 9, date_payment_deadline: NOON }] },
      9,
    ],
    [
      'what is overdue before everything',
      { overdue_pay_date: [{ id: 5, date_payment_deadline: NOON }], waiting_for_pay: [{ id: 8, date_payment_deadline: NOON - 86_400 }] },
      5,
    ],
  ])('asks above itself for %s', (_, bell, id) => {
    showList('new', [], { waiting: { ...noBell, ...bell } })
    expect(screen.getByRole('link', { name: tutor.pay_now })).toHaveProperty('href', expect.stringContaining(`/zayavka/${id}/?do=pay_from_wallet`))
  })

  test.each([
    ['that does not fit the tutor says so', { responses_count: 2 }, lists.unfit],
    ['that five have answered says so', { responses_count: 5 }, '5 of 5 answers'],
  ])('an open order %s and is no link', (_, own, text) => {
    showList('new_online', [tutorRow({ own: null, actions: [], ...own })])
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Maths' })).toBeNull()
  })

  test('an open order says to a tutor who takes no orders that the profile is the reason', () => {
    showList('new_online', [tutorRow({ own: null, actions: [] })], { takes_orders: false })
    expect(screen.getByText(lists.not_in_status)).toBeTruthy()
    expect(screen.queryByText(lists.unfit)).toBeNull()
  })

  test('goes back to where it was left for an order, once', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo')
    sessionStorage.setItem('last_visited_orders', JSON.stringify({ id: 7, scrollY: 640 }))
    showList('my', [tutorRow()])
    await expect.poll(() => scrollTo.mock.calls).toEqual([[{ top: 640, behavior: 'instant' }]])
    expect(sessionStorage.getItem('last_visited_orders')).toBeNull()
    screen.getByRole('link', { name: 'Maths' }).dispatchEvent(new Event('click', { bubbles: true }))
    expect(sessionStorage.getItem('last_visited_orders')).toBe('{"id":7,"scrollY":0}')
  })

  test('has pages', () => {
    showList('my', [tutorRow()], { page: 2, pages_count: 3 })
    expect(screen.getAllByRole('link', { name: '3' })[0]).toHaveProperty('search', '?page=3')
    expect(screen.getAllByRole('link', { name: '1' })[0]).toHaveProperty('search', '')
  })

  test('that could not be loaded says so', () => {
    showScreen(screens.new, null, '/nz')
    expect(screen.getByRole('alert')).toBeTruthy()
  })
})

describe('a client’s list', () => {
  const row = (own: Partial<ClientOrderRow> = {}): ClientOrderRow => ({
    order_id: 7,
    status: 3,
    status_name: enums.order_status_client[3],
    kind: 'general',
    date_create: NOON,
    lessons_name: ['Maths'],
    place: ['online'],
    places_name: { client: [], tutor: [] },
    tutor: null,
    responses_count: 0,
    unread_chat: 0,
    first_class: null,
    wished_first_class: null,
    review_mark: null,
    review_status: 0,
    ...own,
  })
  const show = (page: typeof active, kind: string, orders: ClientOrderRow[]) =>
    showScreen(page, { ...paged, orders, kind, counts: { active: 2, archive: 5 } }, '/client_orders')

  test('is loaded again when the header’s line hears of something', async () => {
    const { reload } = showScreen(active, { ...paged, orders: [], kind: 'active', counts: { active: 0, archive: 0 } }, '/client_orders')
    await act(() => tell({ news: 1 }))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('has the number and the day of an order as parts, so that the dot between them begins and ends no line', () => {
    show(active, 'active', [row()])
    expect([...document.querySelectorAll('.dots')].map(({ children }) => children.length)).toEqual([2])
  })

  test.each<[string, Partial<ClientOrderRow>, string]>([
    ['answers that wait', { responses_count: 2 }, clientLists.choose],
    ['a review to write', { status: 7 }, client.write_review],
    ['nothing to do', { responses_count: 2, status: 4 }, t.open],
    ['a review written', { status: 7, review_mark: '5', review_status: 1 }, t.open],
    ['a review no longer expected', { status: 7, review_status: 3 }, t.open],
  ])('leads to the order with %s', (_, own, name) => {
    show(active, 'active', [row(own)])
    expect(screen.getByRole('link', { name })).toHaveProperty('pathname', '/en/o/7')
  })

  test.each([
    ['active', active, clientLists.empty.title],
    ['archive', archive, clientLists.empty_archive.title],
  ] as const)('%s shows both counts and says when it is empty', (kind, page, title) => {
    show(page, kind, [])
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(
      screen
        .getAllByRole('link')
        .filter((link) => link.closest('nav'))
        .map((tab) => tab.textContent),
    ).toEqual([`${clientLists.active}2`, `${clientLists.archive}5`])
  })
})

describe('the wallet', () => {
  const line = { id: 1, date: NOON, type: 'order', sum: -9000, balance_after: 1000, order_id: 7, payment_id: null, comment: '', has_invoice: false }
  test('shows the balance and every line with its order', () => {
    showScreen(
      wallet,
      { ...paged, balance: 1000, currency: 'KZT', cards: [], items: [line, { ...line, id: 2, type: 'topup', sum: 10_000, order_id: null }] },
      '/wallet',
    )
    expect(screen.getAllByText('1,000 ₸').length).toBeGreaterThan(1)
    expect([screen.getByText('−9,000 ₸'), screen.getByText('+10,000 ₸')]).toHaveLength(2)
    expect(screen.getByRole('link', { name: money.order.replace('{id}', '7') })).toHaveProperty('pathname', '/en/zayavka/7/')
  })

  test('says when nothing has moved', () => {
    showScreen(wallet, { ...paged, balance: 0, currency: 'KZT', cards: [], items: [] }, '/wallet')
    expect(screen.getByRole('heading', { name: money.empty.title })).toBeTruthy()
  })
})

test.each([
  ['3', 3],
  ['0', 1],
  ['-1', 1],
  ['x', 1],
  ['9999999', 1],
])('page %s of an address is %i', (page, number) => expect(pageIn({ page })).toBe(number))

test.each([
  ['999', 3, '/wallet?page=3'],
  ['4', 3, '/wallet?page=3'],
  ['2', 1, '/wallet'],
  ['2', 0, '/wallet'],
  ['3', 3, undefined],
  ['1', 0, undefined],
])('page %s of a list of %i pages leads to %s', (page, pages, expected) => {
  expect(pastTheEnd({ path: '/wallet', query: { page } }, pages)?.location).toBe(expected)
})

test.each([
  ['the wallet', wallet],
  ['a tutor’s list', screens.my],
  ['a client’s list', active],
])('%s leads from behind its end to its last page', async (_, page) => {
  const data = { ...paged, pages_count: 3, items: [], orders: [], counts: {} }
  const answer = async () => ({ status: 'success', data })
  const api = { get: answer, post: answer } as unknown as Api
  const found = await page.load({ ...visit, api, query: { page: '999' } })
  expect(found).toMatchObject({ status: 302, location: '/nz?page=3' })
})

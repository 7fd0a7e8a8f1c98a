import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { type AuditLine, getOrder, getOrderRules, setProcessing } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { buildOrder } from '../build/orders.ts'
import { restResource } from '../build/rest.ts'
import { findByTyping } from '../find-by-typing.ts'
import { openPanel } from '../open-panel.tsx'

type Line = z.output<typeof AuditLine>
const buildLine = (given: Partial<Line> = {}): Line => ({
  id: 7,
  admin_id: 1,
  admin_name: 'Ольга',
  acting_as: null,
  at: 1_795_000_000,
  call: '/admin/order/set_processing',
  target: 'order 20431',
  changes: { status: { before: 1, after: 2 } },
  ip: '10.0.0.1',
  ...given,
})
const changesOf = async (changes: Line['changes'], edition: 'ua' | 'es' = 'ua') => {
  openPanel('/panel/audit/7/', { edition, handlers: restResource('audit', [buildLine({ changes })]) })
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '))
}

describe('the audit trail', () => {
  test('says in words what was done, to which record, and what changed', async () => {
    openPanel('/panel/audit/', { handlers: restResource('audit', [buildLine()]) })
    const action = await screen.findByRole('link', { name: 'Заявку взято в роботу' })
    expect(action.getAttribute('href')).toBe('/panel/audit/7/')
    expect(screen.getByRole('link', { name: 'Заявка №\u00a020431' }).getAttribute('href')).toBe('/panel/users_orders/20431/')
    expect(screen.getByRole('rowheader', { name: 'Статус' }).parentElement?.textContent).toContain('Нова → , стало У роботі')
    expect(screen.queryByText(/admin\/order/)).toBeNull()
  })

  test('shows three changed fields in the list and counts the others', async () => {
    const changes = {
      wishes: { before: '', after: 'А' },
      address: { before: '', after: 'Б' },
      client_age: { before: 0, after: 3 },
      tutor_sex: 1,
      lang: 'ua',
    }
    openPanel('/panel/audit/', { handlers: restResource('audit', [buildLine({ changes })]) })
    expect(await screen.findByText('ще 2 поля')).toBeDefined()
    expect(screen.getAllByRole('rowheader')).toHaveLength(3)
  })

  test('calls the text of a piece of news its text, not what the list is searched by', async () => {
    const news = buildLine({ call: '/admin/news_one/save', target: 'news 22', changes: { text: { before: '', after: 'Слова' } } })
    openPanel('/panel/audit/', { handlers: restResource('audit', [news]) })
    expect(await screen.findByRole('rowheader', { name: 'Текст' })).toBeDefined()
  })

  test('asks for an action by its name', async () => {
    const asked = vi.fn()
    const { user } = openPanel('/panel/audit/', { handlers: restResource('audit', [buildLine()], asked) })
    await findByTyping(user, 'Дія', 'гаманця')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ call: '/admin/tutor/wallet/add_money' }))
  })

  test('folds what the journal holds below a line’s page', async () => {
    openPanel('/panel/audit/7/', { handlers: restResource('audit', [buildLine()]) })
    const raw = (await screen.findByText('Як записано в журналі')).closest('details')
    expect(raw?.open).toBe(false)
    expect(raw?.textContent).toContain('/admin/order/set_processing')
  })

  test('has a screen line for a change without fields', async () => {
    openPanel('/panel/audit/7/', { handlers: restResource('audit', [buildLine({ call: '/admin/order/create', changes: { created: true } })]) })
    expect(await screen.findByRole('heading', { name: 'Створено заявку' })).toBeDefined()
    expect(screen.getByText('Без змінених полів')).toBeDefined()
  })

  test.each<[string, NonNullable<Line['changes']>, string[]]>([
    ['a status', { status: { before: 1, after: 2 } }, ['Статусбуло Нова → , стало У роботі']],
    ['what was not set before', { wishes: { before: '', after: 'Вечорами' } }, ['Побажаннябуло Не вказано → , стало Вечорами']],
    ['a time', { first_class: '2026-11-20T15:30:00.000Z' }, ['Перше заняття20-11-2026 17:30']],
    ['an end to the second', { date_to: '2026-11-20T15:30:00.202Z' }, ['Створено до20-11-2026 17:30']],
    ['a switch', { auto_appoint_potential_tutors: false }, ['Пропонувати іншим репетиторамНі']],
    ['a language', { lang: { before: 'ua', after: 'ru' } }, ['Мовабуло українська → , стало російська']],
    [
      'several choices',
      { time_intervals: { before: [], after: [1, 4] } },
      ['Коли зручнобуло Не вказано → , стало 9:00–\u206012:00, 18:00–\u206021:00'],
    ],
    ['reasons', { remove_reasons: { reasons: [3, 12], comment: 'переїзд' } }, ['ПричиниЦіна, Інше: переїзд']],
    ['managers', { admin_id: { before: [1], after: [2, 99] } }, ['Менеджербуло 1 → , стало 2, 99']],
    ['a tutor', { tutor_id: 5 }, ['Номер репетитора5']],
    ['money', { sum: -500, balance: 1250.5 }, ['Сума−500 ₴', 'Баланс1 250,50 ₴']],
    [
      'a payment',
      { payment: { sum: 700, currency: 'UAH', method: 'cash', payer: 'tutor', date: 1_795_000_000, comment: '' } },
      ['Сума700 ₴', 'Спосіб оплатиГотівка', 'Хто платитьРепетитор', 'Дата18-11-2026'],
    ],
    ['a review', { review: { mark: '4+', text: 'Дякую' } }, ['Оцінка4+', 'ВідгукДякую']],
    ['an answer to a review', { response: 'Дякую' }, ['Відповідь репетитораДякую']],
    ['an object that nobody words', { unheard_of: { a: 1 } }, ['unheard_of{"a":1}']],
    ['a field without a name', { unheard_of: 'x' }, ['unheard_ofx']],
  ])('words %s', async (_, changes, rows) => expect(await changesOf(changes)).toEqual(rows))

  test.each<[string, NonNullable<Line['changes']>, string]>([
    ['/admin/units_block/save', { json: { before: [], after: [{ title: 'Новини', href: '/news' }] } }, 'Новини (/news)'],
    ['/admin/news_one/save', { faq: { before: [], after: [['Чи можна онлайн?', 'Так.']] } }, 'Чи можна онлайн? Так.'],
  ])('words lists of %s', async (path, changes, words) => {
    openPanel('/panel/audit/', { handlers: restResource('audit', [buildLine({ call: path, target: 'block 4', changes })]) })
    expect((await screen.findByRole('rowheader')).parentElement?.textContent).toMatch(new RegExp(`стало ${words.replaceAll(/[()?]/g, '\\$&')}$`))
  })

  test('words the places of a tutor to the last part that was chosen', async () => {
    const options = {
      city_id: [
        [1, 'Київ'],
        [2, 'Львів'],
      ],
      district_id: [[10, 'Печерський']],
      subdistrict_id: [
        [100, 'Липки'],
        [101, 'Звіринець'],
      ],
    }
    const named = Object.entries(options).map(([field, all]) => [field, { required: false, options: all.map(([id, name]) => ({ id, name })) }])
    const locations = (travel: object) => ({ home: { work_home: false, locations: [] }, travel: { work_travel: true, locations: travel } })
    const before = locations({ 1: { 10: [] }, 2: {} })
    const after = locations({ 1: { 10: [100, 101] }, 2: {} })
    openPanel('/panel/audit/7/', {
      handlers: [
        ...restResource('audit', [buildLine({ call: '/admin/tutor/save', changes: { locations: { before, after } } })]),
        mock(getOrderRules, () => ({ rules: Object.fromEntries(named) })),
      ],
    })
    const said = 'Місця занятьбуло Київ, Печерський; Львів → , стало Київ, Печерський, Липки; Київ, Печерський, Звіринець; Львів'
    await waitFor(() => expect(screen.getByRole('row').textContent).toBe(said))
  })

  test.each<[string, Partial<Line>, string]>([
    [
      'texts of a combination',
      { call: '/admin/seo/tutors/h2text/save', changes: { 'catalog_metatags.ua.h1': 'Уроки' } },
      'Заголовок сторінки (українська)Уроки',
    ],
    ['a TOP', { call: '/admin/top/create', changes: { source: 'gift' } }, 'ЗвідкиПодарунок'],
    [
      'a call',
      { call: '/admin/telephony/call/outcome_to_income', changes: { direction: { before: 'out', after: 'in' } } },
      'Напрямбуло Вихідний → , стало Вхідний',
    ],
  ])('calls fields as the screen of their subject does: %s', async (_, line, row) => {
    openPanel('/panel/audit/7/', { handlers: restResource('audit', [buildLine(line)]) })
    expect(within(await screen.findByRole('table')).getByRole('row').textContent).toBe(row)
  })

  test.each([
    [1, true],
    [2, false],
    [4, true],
  ])('stands on an order’s page for status %s: %s', async (status, isThere) => {
    openPanel('/panel/users_orders/20431/', {
      status,
      handlers: [mock(getOrder, () => ({ order: buildOrder({ order_id: 20431 }) })), ...restResource('audit', [buildLine()])],
    })
    await screen.findByRole('heading', { level: 1, name: /./ })
    if (isThere) expect(await screen.findByRole('link', { name: 'Заявку взято в роботу' })).toBeDefined()
    else expect(screen.queryByRole('region', { name: 'Зміни співробітників' })).toBeNull()
  })

  test('grows with each action on the order', async () => {
    const asked = vi.fn()
    const taken = buildOrder({ order_id: 20431, status: 2 })
    const { user } = openPanel('/panel/users_orders/20431/', {
      handlers: [
        mock(getOrder, () => ({ order: buildOrder({ order_id: 20431, status: 1 }) })),
        mock(setProcessing, () => ({ order: taken })),
        ...restResource('audit', [buildLine()], asked),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Узяти в роботу' }))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    expect(asked).toHaveBeenLastCalledWith({ target: 'order 20431' })
  })

  test('speaks Spanish where the panel does', async () => {
    expect(await changesOf({ status: { before: 1, after: 2 } }, 'es')).toEqual(['Estadoantes Nueva → , después En proceso'])
    expect(screen.getByRole('link', { name: 'Solicitud n.º\u00a020431' })).toBeDefined()
  })
})

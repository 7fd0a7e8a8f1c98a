import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getOrder } from '../../../schemas/index.ts'
import { STATUS } from '../../../schemas/order-life.ts'
import { mock } from '../../mock.ts'
import { buildOrder, NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

/** The request as names and values. */
const read = async (order: Parameters<typeof buildOrder>[0]) => {
  openPanel('/panel/users_orders/20377/', { handlers: [mock(getOrder, () => ({ order: buildOrder(order) }))] })
  const sheet = within(await screen.findByRole('region', { name: 'Запит' }))
  const values = sheet.getAllByRole('definition').map(({ textContent }) => textContent)
  return Object.fromEntries(sheet.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at]]))
}

test('the short messages of an order say whether they arrived', async () => {
  const message = { template: 'order_client_in_work', phone: '+380670000000', at: NOW }
  const sms = [
    { ...message, id: 2, state: 'dead' },
    { ...message, id: 1, state: 'delivered' },
  ]
  openPanel('/panel/users_orders/20377/', { handlers: [mock(getOrder, () => ({ order: buildOrder({ sms }) }))] })
  const lines = within(await screen.findByRole('region', { name: 'SMS' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Клієнту: підбираємо репетитора.*Не доставлено$/),
    expect.stringMatching(/Клієнту: підбираємо репетитора.*Доставлено$/),
  ])
})

test.each([
  [STATUS.paid, '/o/20377'],
  [STATUS.deleted, undefined],
])('an order in status %i leads to its client’s page: %s', async (status, address) => {
  openPanel('/panel/users_orders/20377/', { handlers: [mock(getOrder, () => ({ order: buildOrder({ status }) }))] })
  await screen.findByRole('heading', { level: 1, name: /./ })
  expect(screen.queryByRole('link', { name: 'Очима клієнта' })?.getAttribute('href')).toBe(address)
})

test('an order leads to its client, calls them and writes to them', async () => {
  const { client } = buildOrder()
  openPanel('/panel/users_orders/20377/', {
    handlers: [mock(getOrder, () => ({ order: buildOrder({ client: { ...client, email: 'madina@docento.test' } }) }))],
  })
  const links = within(await screen.findByRole('region', { name: 'Клієнт' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/panel/clients_show/7/',
    expect.stringContaining('client_id'),
    'tel:+77015550136',
    'mailto:madina@docento.test',
  ])
})

describe('the request of an order', () => {
  test('shows the places of either side as a tree, the whole city where no district is named', async () => {
    const places = [
      { at: 'tutor' as const, city: 'Львів', districts: [] },
      { at: 'client' as const, city: 'Київ', districts: [{ name: 'Подільський район', subdistricts: ['Виноградар', 'Куренівка'] }] },
    ]
    const pairs = await read({ location_at_online: true, location_at_tutor: true, location_at_client: true, places, address: 'вул. Зелена, 5' })
    expect(pairs).toMatchObject({
      'Місце занять': 'Онлайн',
      'У репетитора': 'Львів, усе місто',
      'В учня': 'КиївПодільський район: Виноградар, Куренівка',
      Адреса: 'вул. Зелена, 5',
    })
  })

  test('tells staff what only they may know: the note of the site, the advertisement, the order it came from', async () => {
    const pairs = await read({
      hidden_message: 'From the best online tutors block',
      cpa: { gclid: 'x1' },
      parent_order_id: 12,
    })
    expect(pairs).toMatchObject({
      'Примітка сайту': 'From the best online tutors block',
      'Рекламні мітки': 'gclid: x1',
      'Створено із заявки': '12',
    })
  })

  test('tells the visit that asked apart from an advertisement met before it, with marks of the same names', async () => {
    const pairs = await read({ utm: { utm_source: 'newsletter' }, cpa: { utm_source: 'google', gclid: 'x1' } })
    expect(pairs).toMatchObject({ 'Мітки відвідування': 'utm_source: newsletter', 'Рекламні мітки': 'utm_source: google, gclid: x1' })
  })

  test('says how many lessons of the school were wished for, and that the school has not taken it', async () => {
    const order = { kind: 'school' as const, status: STATUS.school_new, package_id: 16 }
    expect(await read(order)).toMatchObject({ 'Занять у пакеті': '16', 'Номер у школі': 'школа ще не прийняла заявку' })
  })

  test.each([
    ['taken', { status: STATUS.school_new, school_order_id: 'S-1' }, 'S-1'],
    ['given back', { kind: 'general' as const, status: STATUS.new }, undefined],
    ['lost', { status: STATUS.lost }, undefined],
  ])('waits for the school no more once it is %s', async (_, order, number) => {
    expect((await read({ kind: 'school', ...order }))['Номер у школі']).toBe(number)
  })

  test('says why it was lost, in the words of whoever gave it up too', async () => {
    const pairs = await read({ status: STATUS.lost, remove_reasons: { reasons: [3, 12], comment: 'переїхали' } })
    expect(pairs.Причини).toBe('Ціна, Інше, переїхали')
  })

  test('leaves out what was not said', async () => {
    const pairs = await read({ class_duration: 0, practice_id: null, tutor_sex: 0, wished_first_class: null })
    for (const name of ['Тривалість', 'Досвід репетитора', 'Стать репетитора', 'Бажане перше заняття', 'Примітка сайту'])
      expect(pairs).not.toHaveProperty(name)
  })
})

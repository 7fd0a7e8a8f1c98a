import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { type ClientRow, listClients, listOrders } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildOrderRow } from '../build/orders.ts'
import { restResource } from '../build/rest.ts'
import { openPanel } from '../open-panel.tsx'

const client: z.output<typeof ClientRow> = {
  id: 12,
  name: 'Руслан',
  first_name: 'Руслан',
  last_name: 'Мельник',
  email: 'ruslan@docento.test',
  email_confirmed: true,
  phone_plain: '380501112233',
  phone_default_country_code: 380,
  phone_confirmed: false,
  messengers: { viber: true, whatsapp: false },
  lang: 'ru',
  city_id: null,
  city: null,
  blacklisted: false,
  blacklist_comment: '',
  terms_confirmed_at: null,
  terms_declined_at: null,
  email_subscriptions: { reminders: true, news: false, promo: false },
  tutor_id: 5,
  orders_count: 2,
  created_at: 1_795_000_000,
  last_login_at: null,
  deleted_at: null,
  delete_reason: '',
  merged_into: null,
  admin_comment: '',
  cpa: { utm_source: 'google' },
}
const orders = mock(listOrders, ({ input }) => ({
  orders: input.filters.client_id === 12 ? [buildOrderRow({ order_id: 20431, status: 3 })] : [],
  total_count: 1,
  page_size: 25,
  pages_count: 1,
  counts: {},
}))
const one = mock(listClients, () => ({ clients: [client], total_count: 1, page_size: 25, pages_count: 1 }))
const openClient = (edition: 'ua' | 'es') =>
  openPanel('/panel/clients_show/12/', {
    edition,
    handlers: [one, orders, ...restResource('audit', []), ...restResource('client_duplicates', []), ...restResource('client_merges', [])],
  })

describe('a client', () => {
  test('has their language by its name', async () => {
    openClient('ua')
    expect(await screen.findByText('російська')).toBeDefined()
  })

  test('has first and last name, in the list, over the page and in the tab', async () => {
    openClient('ua')
    expect(await screen.findByRole('heading', { level: 1, name: 'Руслан Мельник' })).toBeDefined()
    await waitFor(() => expect(document.title).toBe('Руслан Мельник · Admin'))
    await userEvent.click(screen.getAllByRole('link', { name: 'Клієнти' })[0] as HTMLElement)
    expect(await screen.findByRole('link', { name: 'Руслан Мельник' })).toBeDefined()
  })

  test('tells which contact nobody has confirmed', async () => {
    openClient('ua')
    const contacts = within(await screen.findByRole('region', { name: 'Контакти' }))
    expect(contacts.getByRole('link', { name: /050/ }).getAttribute('href')).toBe('tel:380501112233')
    expect(contacts.getAllByText(/не підтверджено/)).toHaveLength(1)
  })

  test('says which advertisement brought them', async () => {
    openClient('ua')
    expect(await screen.findByText('utm_source: google')).toBeDefined()
  })

  test('is called from the list by a press on the phone', async () => {
    openPanel('/panel/clients_show/', { handlers: [one] })
    expect((await screen.findByRole('link', { name: /050/ })).getAttribute('href')).toBe('tel:380501112233')
  })

  test('has their latest orders with the statuses, and the way to all', async () => {
    openClient('ua')
    const sheet = within(await screen.findByRole('region', { name: 'Останні заявки' }))
    expect((await sheet.findByRole('link', { name: '№\u00a020431' })).getAttribute('href')).toBe('/panel/users_orders/20431/')
    expect(sheet.getByText('Запропонована репетиторам')).toBeDefined()
    expect(sheet.getByRole('link', { name: '2 заявки' }).getAttribute('href')).toContain('client_id')
  })

  test('says in their place that the latest orders could not be read, and reads them again', async () => {
    // react-admin writes every failed reading to the console
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const handlers = [
      one,
      mock(listOrders, () => fail('server_error')),
      ...restResource('client_duplicates', []),
      ...restResource('client_merges', []),
    ]
    const { user } = openPanel('/panel/clients_show/12/', { handlers })
    const sheet = within(await screen.findByRole('region', { name: 'Останні заявки' }))
    const said = await sheet.findByRole('alert')
    expect(said.textContent).toContain('Не вдалося завантажити: Помилка сервера')
    expect(screen.getAllByRole('alert')).toEqual([said])
    api.use(orders)
    await user.click(within(said).getByRole('button', { name: 'Спробувати ще раз' }))
    expect(await sheet.findByRole('link', { name: '№\u00a020431' })).toBeDefined()
  })

  test('and numbers as the panel’s language writes them', async () => {
    openClient('es')
    expect(await screen.findByText('ruso')).toBeDefined()
    expect(screen.getByRole('link', { name: 'n.º\u00a05' })).toBeDefined()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { homePath, mayOpen, menuFor } from '../../../panel/layout/menu.ts'
import { listClients, listOrders, listStaticPages } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { openPanel } from '../open-panel.tsx'

const namesFor = (status?: number) => menuFor(status).flatMap(({ items }) => items.map(({ name }) => name))
const settings = [
  'pages_show',
  'users_tops',
  'emails_show',
  'sms_show',
  'mailings',
  'units_blocks',
  'admins_show',
  'admins_schedule',
  'core_files',
  'users_filter_combinations',
]
const content = ['news_show', 'users_blog', 'users_ads', 'users_videos', 'reviews_show', 'vacancies', 'examination_tests', 'tags']
const people = [
  'users_orders',
  'users_show',
  'users_lessons',
  'users_levels',
  'users_incoming_calls',
  'clients_show',
  'users_card_a_merchants',
  'payment_doubts',
]
const places = ['users_cities', 'users_districts', 'users_subdistricts']
const all = ['desktop', ...settings, 'outbox', 'jobs', 'web_vitals', 'experiments', 'audit', ...content, ...people, ...places]
const ofContent = [
  'pages_show',
  'emails_show',
  'sms_show',
  'mailings',
  'units_blocks',
  'core_files',
  'users_filter_combinations',
  'web_vitals',
  ...content,
  'users_lessons',
  'users_levels',
  ...places,
]
const ofOwner = all.toSpliced(all.indexOf('outbox'), 0, 'transfer_settings')
/** What entries are called (spec: decisions ADM-17). */
const texts = [
  ...['Робочий стіл', 'Сторінки', 'ТОПи', 'Листи', 'SMS-повідомлення', 'Блоки', 'Адміністратори', 'Графік менеджерів', 'robots.txt та lng файли'],
  ...['H2text для комбінацій фільтрів', 'Налаштування передачі', 'Новини', 'Блоги', 'Оголошення', 'Відео', 'Відгуки про сайт', 'Заявки'],
  ...['Користувачі', 'Предмети', 'Рівні підготовки', 'Вхідні дзвінки', 'Клієнти', 'Мерчанти', 'Міста', 'Райони', 'Мікрорайони'],
]
const noPages = [mock(listStaticPages, () => ({ static_pages: [], total_count: 0, page_size: 25, pages_count: 0 }))]
const noOrders = [mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} }))]

describe('the menu', () => {
  test.each([
    [1, ofOwner],
    [2, ['users_orders', 'users_show', 'users_incoming_calls', 'clients_show']],
    [3, ofContent],
    [4, all],
    [undefined, ofOwner],
  ])('of status %s has the entries of the rights table', (status, names) => expect(namesFor(status)).toEqual(names))

  test.each([
    [1, '/panel/desktop/'],
    [2, '/panel/users_orders/'],
    [3, '/panel/pages_show/'],
    [4, '/panel/desktop/'],
  ])('leads status %s to its first item after sign-in', (status, path) => expect(homePath(status)).toBe(path))

  test.each<[string, number, boolean]>([
    ['pages_of_nothing', 1, false],
    ['users_tops', 2, false],
    ['email_profiles', 3, true],
    ['email_profiles', 2, false],
  ])('lets %s be opened by status %i: %s', (slug, status, may) => expect(mayOpen(slug, status)).toBe(may))

  test('shows the current entry as text and the others as links', async () => {
    openPanel('/panel/users_orders/', { handlers: noOrders })
    const menu = await screen.findByRole('navigation', { name: 'Меню' })
    expect(within(menu).getByText('Заявки')).toHaveProperty('tagName', 'SPAN')
    expect(within(menu).getByText('Заявки').getAttribute('aria-current')).toBe('page')
    expect(within(menu).getByRole('link', { name: 'Клієнти' }).getAttribute('href')).toBe('/panel/clients_show/')
  })

  test('calls groups and entries as the decisions do', async () => {
    openPanel('/panel/users_orders/', { handlers: noOrders })
    const menu = within(await screen.findByRole('navigation', { name: 'Меню' }))
    expect(menu.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Налаштування', 'Контент', 'Репетитори', 'Локації'])
    const entries = menu.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(entries).toEqual(expect.arrayContaining(texts))
  })

  test('hands the focus on to the page it opened', async () => {
    const { user } = openPanel('/panel/users_orders/', {
      handlers: [...noOrders, mock(listClients, () => ({ clients: [], total_count: 0, page_size: 25, pages_count: 0 }))],
    })
    await user.click(await screen.findByRole('link', { name: 'Клієнти' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  test('stays where it is while the server is out of reach', async () => {
    // react-admin writes every failed reading to the console
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = openPanel('/panel/users_orders/', { handlers: noOrders })
    const clients = await screen.findByRole('link', { name: 'Клієнти' })
    api.use(http.all('*/api/*', () => HttpResponse.error()))
    await user.click(clients)
    expect(await screen.findByRole('button', { name: 'Спробувати ще раз' })).toBeDefined()
    expect(screen.getByRole('navigation', { name: 'Меню' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Клієнти')
  })

  test('of a manager in a Spanish edition speaks Spanish', async () => {
    openPanel('/panel/users_orders/', { status: 2, edition: 'es', handlers: noOrders })
    const menu = await screen.findByRole('navigation', { name: 'Menú' })
    expect(within(menu).getByRole('heading').textContent).toBe('Profesores')
    expect(
      within(menu)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Solicitudes', 'Usuarios', 'Llamadas entrantes', 'Clientes'])
  })

  test('stands beside a link to the site in a new tab, the name of the reader and the way out', async () => {
    openPanel('/panel/users_orders/', { handlers: noOrders })
    const bar = within(await screen.findByRole('banner'))
    expect(bar.getByRole('link', { name: 'Сайт' }).getAttribute('target')).toBe('_blank')
    expect(bar.getByText('Ольга')).toBeDefined()
    expect(bar.getByRole('button', { name: 'Вийти (Ольга)' })).toBeDefined()
  })

  test('leads content staff away from orders, with a word on it', async () => {
    openPanel('/panel/users_orders/', { status: 3, handlers: noPages })
    expect((await screen.findByRole('alert')).textContent).toBe('У вас недостатньо прав доступу')
    expect(location.pathname).toBe('/panel/pages_show/')
  })

  test.each([1, 2, 3])('stands beside the page which says to status %s that there is no such page', async (status) => {
    openPanel('/panel/nowhere/', { status })
    expect(await screen.findByRole('heading', { level: 1, name: 'Такої сторінки немає' })).toBeDefined()
    expect(screen.getByRole('navigation', { name: 'Меню' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(location.pathname).toBe('/panel/nowhere/')
  })

  test('of another status is not entered by its address: the toast says so and the first item opens', async () => {
    openPanel('/panel/desktop/', { status: 2, handlers: noOrders })
    expect((await screen.findByRole('alert')).textContent).toBe('У вас недостатньо прав доступу')
    expect(location.pathname).toBe('/panel/users_orders/')
  })
})

import { onlineManager } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { withSoundFilter } from '../../../data-providers/list-params.ts'
import { listOrders, type OrderFilters, setLost, setManager, setPreferences, setProcessing } from '../../../schemas/index.ts'
import { STATUS } from '../../../schemas/order-life.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildOrder, buildOrderRow, NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const asked = vi.fn<(filters: OrderFilters, page: number) => void>()
/** The columns that were sent to the server to be kept. */
const kept = vi.fn<(columns: unknown) => void>()
beforeEach(() => {
  asked.mockClear()
  kept.mockClear()
})

const rows = [buildOrderRow({ order_id: 20431 }), buildOrderRow({ order_id: 20430 }), buildOrderRow({ order_id: 20429, actions: [] })]
const handlers = [
  mock(setPreferences, ({ input }) => {
    kept(input.preferences['users_orders.datatable'])
    return {}
  }),
  mock(listOrders, ({ input }) => {
    asked(input.filters, input.page)
    return { orders: rows, total_count: 1284, page_size: 25, pages_count: 52, counts: { 1: 14, 2: 32 } }
  }),
]
const openList = async (query = '', width = 1440) => {
  const opened = openPanel(`/panel/users_orders/${query}`, { handlers, width, isStart: true })
  await screen.findByRole('link', { name: '20431' })
  return opened
}
/** The rows of a list of these orders, in their order. */
const openRows = async (orders: Parameters<typeof buildOrderRow>[0][]) => {
  const built = orders.map((order, at) => buildOrderRow({ ...order, order_id: 20431 + at }))
  const list = mock(listOrders, () => ({ orders: built, total_count: built.length, page_size: 25, pages_count: 1, counts: {} }))
  openPanel('/panel/users_orders/', { handlers: [list] })
  await screen.findByRole('link', { name: '20431' })
  return built.map(({ order_id }) => screen.getByText(order_id).closest('tr') as HTMLTableRowElement)
}
/** All but the deleted. */
const status = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11]
const newest = { sort_by: 'id', sort_dir: 'desc' }
const filterInAddress = () => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}')

const addFilter = async (user: Awaited<ReturnType<typeof openList>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: 'Ще фільтр' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name }))
}

describe('the list of orders', () => {
  test('asks for the newest orders first, and for no deleted ones', async () => {
    await openList()
    expect(asked).toHaveBeenCalledExactlyOnceWith({ status, ...newest }, 1)
  })

  test('takes filters, order and page from the address', async () => {
    const query = new URLSearchParams({ filter: JSON.stringify({ kind: 'school', admin_id: 0 }), sort: 'first_class', order: 'ASC', page: '3' })
    await openList(`?${query}`)
    expect(asked).toHaveBeenLastCalledWith({ status, kind: 'school', admin_id: 0, sort_by: 'first_class', sort_dir: 'asc' }, 3)
  })

  test('says to wait while it is on its way', async () => {
    let arrive = () => {}
    const isHere = new Promise<void>((done) => {
      arrive = done
    })
    const late = http.post('*/api/admin/orders', async () => {
      await isHere
      return undefined
    })
    openPanel('/panel/users_orders/', { handlers: [late, ...handlers] })
    const waiting = await screen.findByText(/^Зачекайте/)
    arrive()
    await screen.findByRole('link', { name: '20431' })
    expect(waiting.isConnected).toBe(false)
  })

  test('says in its place that there is no network, and is read once there is', async () => {
    // react-admin writes every failed reading to the console
    vi.spyOn(console, 'error').mockImplementation(() => {})
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    openPanel('/panel/users_orders/', { handlers: [http.post('*/api/admin/orders', () => HttpResponse.error(), { once: true }), ...handlers] })
    await screen.findByRole('button', { name: 'Спробувати ще раз' })
    onlineManager.setOnline(true)
    expect(await screen.findByRole('link', { name: '20431' })).toBeDefined()
  })

  test('shows how many orders each status holds', async () => {
    await openList(`?filter=${encodeURIComponent(JSON.stringify({ status: [2], kind: 'school' }))}`)
    expect(await screen.findByRole('button', { name: 'Нова 14' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'У роботі 32' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Втрачена 0' }).getAttribute('aria-pressed')).toBe('false')
  })

  test('shows no numbers by the statuses where there are too many to count', async () => {
    const list = mock(listOrders, () => ({ orders: rows, total_count: 10_000, page_size: 25, pages_count: 400, counts: null }))
    openPanel('/panel/users_orders/', { handlers: [list] })
    expect(await screen.findByRole('button', { name: 'Нова' })).toBeDefined()
  })

  test('shows the statuses of the school only where there is one, or orders that have them', async () => {
    const texts = async (edition: 'ua' | 'es', counts: Record<string, number>) => {
      openPanel('/panel/users_orders/', {
        edition,
        handlers: [mock(listOrders, () => ({ orders: [], total_count: 1, page_size: 25, pages_count: 1, counts }))],
      })
      const { all, school } = edition === 'ua' ? { all: 'Усі 1', school: 'Школа: нова' } : { all: 'Todas 1', school: 'Escuela: nueva' }
      await screen.findByRole('button', { name: all })
      const found = screen.queryByRole('button', { name: new RegExp(school) }) !== null
      cleanup()
      return found
    }
    expect(await texts('ua', { 1: 1 })).toBe(true)
    expect(await texts('es', { 1: 1 })).toBe(false)
    expect(await texts('es', { 10: 1 })).toBe(true)
  })

  test('writes a chosen status into the address and asks anew', async () => {
    const { user } = await openList()
    await user.click(await screen.findByRole('button', { name: 'Нова 14' }))
    await waitFor(() => expect(filterInAddress()).toEqual({ status: [1] }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ status: [1], ...newest }, 1))
  })

  test('narrows while the reader types, and takes a filter away by its chip', async () => {
    const { user } = await openList()
    await user.type(screen.getByLabelText('Клієнт'), 'Madina')
    await waitFor(() => expect(filterInAddress()).toEqual({ client_text: 'Madina' }))
    await user.click(await screen.findByRole('button', { name: 'Прибрати фільтр «Клієнт: Madina»' }))
    await waitFor(() => expect(filterInAddress()).toEqual({}))
  })

  test('turns a chosen day into its first and last second in the edition', async () => {
    const { user } = await openList()
    await addFilter(user, 'Створено до')
    await user.type(await screen.findByLabelText('Створено до'), '2026-11-20')
    await waitFor(() => expect(filterInAddress()).toEqual({ date_to: Date.UTC(2026, 10, 20, 21, 59, 59) / 1000 }))
  })

  test('sorts by a column, the largest first, then the other way round', async () => {
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: /Перше заняття, строк/ }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ status, sort_by: 'first_class', sort_dir: 'desc' }, 1))
    await user.click(screen.getByRole('button', { name: /Перше заняття, строк/ }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ status, sort_by: 'first_class', sort_dir: 'asc' }, 1))
  })

  test('sorts by the deadline in a column that the reader adds', async () => {
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: 'Колонки' }))
    await user.click(screen.getByRole('checkbox', { name: 'Строк оплати' }))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: /Строк оплати/ }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ status, sort_by: 'date_payment_deadline', sort_dir: 'desc' }, 1))
    await waitFor(() => expect(kept).toHaveBeenCalled())
  })

  test('the deadline of a paused order is the one after its pause, of one that waits for its payment its date, of a lost one no date', async () => {
    localStorage.setItem('RaStoredocento-panel.users_orders.datatable', '["first_class"]')
    const shown = await openRows([STATUS.paused, STATUS.waiting_pay, STATUS.lost].map((status) => ({ status, date_payment_deadline: NOW })))
    const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent?.includes('Строк оплати'))
    expect(shown.map((row) => row.cells[at]?.textContent)).toEqual(['зупинено, після паузи — 20-11-2026', 'до 20-11-2026', ''])
  })

  test('hides and shows columns as the reader chooses', async () => {
    const { user } = await openList()
    expect(screen.queryByRole('columnheader', { name: 'Звідки' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Колонки' }))
    await user.click(screen.getByRole('checkbox', { name: 'Звідки' }))
    await user.click(screen.getByRole('checkbox', { name: 'Ціна' }))
    await user.keyboard('{Escape}')
    await screen.findByRole('columnheader', { name: 'Звідки' })
    expect(screen.queryByRole('columnheader', { name: 'Ціна' })).toBeNull()
    await waitFor(() => expect(kept).toHaveBeenLastCalledWith(['orders.levels', 'date_payment_deadline', 'orders.columns.rate']))
  })

  test('offers in a row what its order allows', async () => {
    const { user } = await openList()
    expect(screen.queryByRole('button', { name: 'Дії із заявкою 20429' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Дії із заявкою 20431' }))
    const names = within(await screen.findByRole('menu'))
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Узяти в роботу', 'Запропонувати репетиторам', 'Передати школі', 'SMS клієнту'])
  })

  test('becomes entries of four lines on a phone', async () => {
    await openList('', 390)
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(rows.length)
  })

  test('says that nothing fits and clears the filters', async () => {
    const { user } = openPanel(`/panel/users_orders/?filter=${encodeURIComponent('{"kind":"school"}')}`, {
      handlers: [mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} }))],
    })
    const [clear] = await screen.findAllByRole('button', { name: 'Прибрати фільтри' })
    await user.click(clear as HTMLElement)
    await waitFor(() => expect(filterInAddress()).toEqual({}))
  })

  test.each([
    ['forbidden', 'У вас недостатньо прав доступу'],
    [{ 'filters.date_from': 'too_small' }, 'Створено від - Замало або закоротко'],
  ] as const)('says once and in words why it could not load: %s', async (error, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let refuses = true
    const list = mock(listOrders, () =>
      refuses ? fail(error as 'forbidden') : { orders: rows, total_count: 3, page_size: 25, pages_count: 1, counts: {} },
    )
    const { user } = openPanel('/panel/users_orders/', { handlers: [list] })
    const retry = await screen.findByRole('button', { name: 'Спробувати ще раз' })
    expect(screen.getAllByText(words)).toHaveLength(1)
    expect(screen.queryByText(/forbidden|too_small/)).toBeNull()
    refuses = false
    await user.click(retry)
    await screen.findByRole('link', { name: '20431' })
  })

  test('opens without filters from an address whose filter is none', async () => {
    const sound = ['5', '"new"', '[1]', '{"status":'].map((filter) => withSoundFilter(`?${new URLSearchParams({ filter, page: '2' })}`))
    expect(new Set(sound)).toEqual(new Set(['?page=2']))
    await openList('?page=2')
    expect(asked).toHaveBeenLastCalledWith({ status, ...newest }, 2)
  })

  test('reads one status as a list of one', async () => {
    await openList(`?filter=${encodeURIComponent('{"status":2}')}`)
    expect(screen.getByRole('button', { name: /^У роботі/ }).getAttribute('aria-pressed')).toBe('true')
  })

  // at once, and a moment before and after what was typed is sent
  test.each([0, 249, 251, 499, 501])('keeps both what is typed and the status that is pressed %i ms after', async (pause) => {
    await openList()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    fireEvent.change(screen.getByLabelText('Клієнт'), { target: { value: 'Madina' } })
    vi.advanceTimersByTime(pause)
    fireEvent.click(screen.getByRole('button', { name: /^Нова/ }))
    vi.advanceTimersByTime(2)
    await waitFor(() => expect(filterInAddress()).toEqual({ client_text: 'Madina', status: [1] }))
    expect(screen.getByLabelText('Клієнт')).toHaveProperty('value', 'Madina')
  })

  test('is left alone by a date that is not typed to its end', async () => {
    const date_from = Date.UTC(2026, 10, 19, 22) / 1000
    await openList(`?filter=${encodeURIComponent(JSON.stringify({ date_from, kind: 'school' }))}`)
    const day = screen.getByLabelText('Створено від')
    expect(day).toHaveProperty('value', '2026-11-20')
    asked.mockClear()
    for (const value of ['0002-11-20', '0020-11-20', '0202-11-20']) fireEvent.change(day, { target: { value } })
    fireEvent.change(day, { target: { value: '2025-11-20' } })
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(asked.mock.calls.map(([filters]) => filters.date_from)).toEqual([date_from - 365 * 86_400])
  })

  test('opens from the menu as it was left, with its filters', async () => {
    const { user } = await openList(`?filter=${encodeURIComponent('{"kind":"school"}')}`)
    await user.click(screen.getByRole('link', { name: 'Журнал змін' }))
    await waitFor(() => expect(location.pathname).toBe('/panel/audit/'))
    await user.click(await screen.findByRole('link', { name: 'Заявки' }))
    await waitFor(() => expect(filterInAddress()).toEqual({ kind: 'school' }))
    await user.click(await screen.findByRole('button', { name: 'Прибрати фільтри' }))
    await waitFor(() => expect(filterInAddress()).toEqual({}))
  })

  test('counts all orders without the deleted', async () => {
    const list = mock(listOrders, () => ({ orders: rows, total_count: 46, page_size: 25, pages_count: 2, counts: { 1: 14, 2: 32, 9: 7 } }))
    openPanel('/panel/users_orders/', { handlers: [list] })
    expect(await screen.findByRole('button', { name: 'Усі 46' })).toBeDefined()
  })

  test('names a deleted order by its number', async () => {
    await openList(`?filter=${encodeURIComponent('{"order_id":20431}')}`)
    expect(asked).toHaveBeenLastCalledWith({ order_id: 20431, ...newest }, 1)
  })

  test('leads from a row to the client and the tutor, and calls the client', async () => {
    const row = buildOrderRow({ order_id: 20431, client: { id: 7, name: 'Мадіна', phone: '+380670000000' }, tutor: { id: 501, name: 'Айгерім С.' } })
    const list = mock(listOrders, () => ({ orders: [row], total_count: 1, page_size: 25, pages_count: 1, counts: {} }))
    for (const width of [1440, 390]) {
      openPanel('/panel/users_orders/', { handlers: [list], width })
      expect((await screen.findByRole('link', { name: 'Мадіна' })).getAttribute('href')).toBe('/panel/clients_show/7/')
      expect(screen.getByRole('link', { name: 'Айгерім С.' }).getAttribute('href')).toBe('/panel/users_show/501/')
      expect(screen.getByRole('link', { name: /067/ }).getAttribute('href')).toBe('tel:+380670000000')
      cleanup()
    }
  })

  test('shows every half a minute what others have done, and keeps what is chosen and open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let client = 'Мадіна'
    const list = mock(listOrders, () => {
      const row = buildOrderRow({ order_id: 20431, client: { id: 7, name: client, phone: null } })
      return { orders: [row], total_count: 1, page_size: 25, pages_count: 1, counts: {} }
    })
    const { user } = openPanel('/panel/users_orders/', { handlers: [list] })
    await screen.findByRole('link', { name: 'Мадіна' })
    await user.click(screen.getByRole('checkbox', { name: 'Вибрати 20431' }))
    await user.click(screen.getByRole('button', { name: 'Дії із заявкою 20431' }))
    client = 'Руслан'
    vi.advanceTimersByTime(30_000)
    await screen.findByText('Руслан')
    expect(screen.getByRole('menu')).toBeDefined()
    expect(screen.getByText('Вибрано 1 запис')).toBeDefined()
    vi.useRealTimers()
  })
})

describe('a row', () => {
  const DAY = 86_400
  const lines: [string, Parameters<typeof buildOrderRow>[0], string][] = [
    ['counts all who were asked, whatever they said', { counts: { asked: 0, responded: 2, refused: 1 } }, '3 запити, 2 відповіді, 1 відмова'],
    ['says that nobody was asked', {}, 'нікого не питали'],
    ['says where, the city with what is not online', { place: ['online', 'tutor'], city: 'Львів' }, 'Онлайн · У репетитора: Львів'],
    ['says nothing of a city for what is online', { place: ['online'], city: 'Львів' }, 'Онлайн'],
    ['tells a wish from an agreed lesson', { wished_first_class: NOW }, 'бажає з 20-11-2026'],
    ['says until when it is paused', { status: STATUS.paused, date_pause_off: NOW + DAY }, 'до 21-11-2026'],
    ['says when it was paid', { status: STATUS.paid, date_paid: NOW }, 'оплачено 20-11-2026'],
    ['shows no deadline that stands still', { status: STATUS.lost, date_payment_deadline: NOW, overdue: false }, ''],
  ]
  // a list takes longer to open than all its rows to read
  test('says what its order is, each by its rule', async () => {
    const shown = await openRows(lines.map(([, row]) => row))
    for (const [at, [rule, , text]] of lines.entries()) {
      const parts = [...(shown[at]?.querySelectorAll('td, td small, td div') ?? [])]
      const said = parts.flatMap(({ childNodes, textContent }) => [textContent, textOf(childNodes)])
      if (text) expect.soft(said, rule).toContain(text)
      else expect.soft(said.join(), rule).not.toMatch(/до \d/)
    }
  })
  /** What a cell says before its second line. */
  const textOf = (nodes: NodeListOf<ChildNode>) =>
    [...nodes]
      .filter(({ nodeName }) => nodeName !== 'SMALL')
      .map(({ textContent }) => textContent)
      .join('')
})

describe('the quick search', () => {
  test.each([
    ['20431', { order_id: 20431 }],
    ['0670000000', { client_text: '0670000000' }],
    [' Мадіна ', { client_text: 'Мадіна' }],
  ])('for %s narrows the list by %s', async (typed, filter) => {
    const { user } = await openList()
    await user.type(screen.getByRole('combobox', { name: 'Заявка, ім’я, телефон' }), `${typed}{Enter}`)
    await waitFor(() => expect(filterInAddress()).toEqual(filter))
  })
})

describe('bulk actions', () => {
  const choose = async (user: Awaited<ReturnType<typeof openList>>['user'], ...ids: number[]) => {
    for (const id of ids) await user.click(screen.getByRole('checkbox', { name: `Вибрати ${id}` }))
  }

  test('say how many of the chosen are not shown, and drop those', async () => {
    const { user } = await openList()
    await choose(user, 20431, 20430)
    const one = mock(listOrders, () => ({ orders: [buildOrderRow({ order_id: 20430 })], total_count: 1, page_size: 25, pages_count: 1, counts: {} }))
    api.use(one)
    await user.click(screen.getByRole('button', { name: /^Нова/ }))
    expect(await screen.findByText(/1 з них тут не показано/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Лишити тільки показані' }))
    expect((await screen.findByText('Вибрано 1 запис')).closest('[role=status]')?.textContent).toBe('Вибрано 1 запис')
  })

  test('stay in reach where the filters leave none of the chosen', async () => {
    const { user } = await openList()
    await choose(user, 20431)
    api.use(mock(listOrders, () => ({ orders: [], total_count: 0, page_size: 25, pages_count: 0, counts: {} })))
    await user.click(screen.getByRole('button', { name: /^Втрачена/ }))
    expect(await screen.findByText(/1 з них тут не показано/)).toBeDefined()
  })

  test('wait when the server has too many calls, say so, and go on', async () => {
    let tries = 0
    let goOn = () => {}
    const isSeen = new Promise<void>((done) => {
      goOn = done
    })
    api.use(
      http.post('*/api/admin/order/set_processing', async () => {
        tries += 1
        if (tries === 1)
          return HttpResponse.json({ status: 'fail', data: null, error: 'too_many_requests' }, { status: 429, headers: { 'retry-after': '0' } })
        await isSeen
        return HttpResponse.json({ status: 'success', data: { order: buildOrder({ order_id: 20431 }) } })
      }),
    )
    const { user } = await openList()
    await choose(user, 20431)
    await user.click(within(screen.getByRole('group', { name: 'Дії з вибраними' })).getByRole('button', { name: 'Узяти в роботу' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Узяти в роботу' }))
    expect(await screen.findByText(/Сервер просить зачекати/)).toBeDefined()
    goOn()
    expect(await screen.findByText('Зроблено: 1 із 1')).toBeDefined()
    expect(tries).toBe(2)
  })

  test('tell how many were done and name each refusal', async () => {
    api.use(
      mock(setProcessing, ({ input }) => (input.order_id === 20430 ? fail('wrong_status') : { order: buildOrder({ order_id: input.order_id }) })),
    )
    const { user } = await openList()
    await choose(user, 20431, 20430, 20429)
    await user.click(within(screen.getByRole('group', { name: 'Дії з вибраними' })).getByRole('button', { name: 'Узяти в роботу' }))
    const asked = within(await screen.findByRole('dialog'))
    expect(asked.getByText('Їх вестимете ви. Нікому про це не напишемо.')).toBeDefined()
    expect(asked.getByRole('heading').textContent).toBe('Узяти в роботу 3 заявки?')
    await user.click(asked.getByRole('button', { name: 'Узяти в роботу' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('Зроблено: 2 із 3'))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Заявка 20430: Невірний статус!'])
    await user.click(dialog.getByRole('button', { name: 'Закрити' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Дії з вибраними' })).toBeNull())
  })

  test('give all chosen orders to one manager, who is asked for', async () => {
    const given = vi.fn()
    api.use(
      mock(setManager, ({ input }) => {
        given(input)
        return { order: buildOrder({ order_id: input.order_id }) }
      }),
    )
    const { user } = await openList()
    await choose(user, 20431, 20430)
    await user.click(screen.getByRole('button', { name: 'Передати менеджеру' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Передати менеджеру' }))
    expect(await dialog.findByText('Заповніть це поле')).toBeDefined()
    await user.click(dialog.getByRole('combobox', { name: /Менеджер/ }))
    await user.click(await screen.findByRole('option', { name: 'без менеджера' }))
    await user.click(dialog.getByRole('button', { name: 'Передати менеджеру' }))
    expect(await screen.findByText('Зроблено: 2 із 2')).toBeDefined()
    expect(given.mock.calls.map(([input]) => input)).toEqual([
      { order_id: 20431, admin_id: 0 },
      { order_id: 20430, admin_id: 0 },
    ])
  })

  test('ask one reason for all orders that are lost', async () => {
    const lost = vi.fn()
    api.use(
      mock(setLost, ({ input }) => {
        lost(input)
        return { order: buildOrder({ order_id: input.order_id }) }
      }),
    )
    const { user } = await openList()
    await choose(user, 20431, 20430)
    await user.click(screen.getByRole('button', { name: 'Позначити втраченими' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Позначити втраченою' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Заповніть це поле')
    await user.click(dialog.getByRole('checkbox', { name: 'Ціна' }))
    await user.click(dialog.getByRole('button', { name: 'Позначити втраченою' }))
    expect(await screen.findByText('Зроблено: 2 із 2')).toBeDefined()
    const remove_reasons = { reasons: [3], comment: '' }
    expect(lost.mock.calls.map(([input]) => input)).toEqual([
      { order_id: 20431, remove_reasons },
      { order_id: 20430, remove_reasons },
    ])
  })
})

describe('the export', () => {
  const exported = vi.fn<(body: unknown) => void>()
  const file = http.post('*/api/admin/get_file_excel_export_orders', async ({ request }) => {
    exported(await request.json())
    const headers = {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="orders_2026-11-20.xlsx"',
    }
    return new HttpResponse(new Uint8Array([1, 2, 3]), { headers })
  })
  beforeEach(() => exported.mockClear())

  test('without any filter asks for one and makes no call', async () => {
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: 'Вивантажити' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Будь ласка, оберіть хоча б один фільтр')
    expect(exported).not.toHaveBeenCalled()
  })

  test('asks for a filter in Spanish where the panel speaks it', async () => {
    const { user } = openPanel('/panel/users_orders/', { handlers, edition: 'es' })
    await user.click(await screen.findByRole('button', { name: 'Exportar' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Seleccione al menos un filtro')
  })

  test('says so when it ends before the list does', async () => {
    URL.createObjectURL = () => 'blob:orders'
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => {})
    api.use(http.post('*/api/admin/get_file_excel_export_orders', () => new HttpResponse(new Uint8Array([1]), { headers: { 'x-cut-at': '20000' } })))
    const { user } = await openList(`?filter=${encodeURIComponent('{"status":[5]}')}`)
    await user.click(screen.getByRole('button', { name: 'Вивантажити' }))
    expect(await screen.findByText(/лише перші 20.000 заявок/)).toBeDefined()
  })

  test('saves the filtered orders under the name the server gives', async () => {
    URL.createObjectURL = () => 'blob:orders'
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      expect(this.download).toBe('orders_2026-11-20.xlsx')
    })
    api.use(file)
    const { user } = await openList(`?filter=${encodeURIComponent('{"status":[5]}')}`)
    await user.click(screen.getByRole('button', { name: 'Вивантажити' }))
    expect(await screen.findByText('Файл завантажено')).toBeDefined()
    expect(exported).toHaveBeenCalledExactlyOnceWith({ filters: { status: [5], sort_by: 'id', sort_dir: 'desc' } })
    expect(saved).toHaveBeenCalledOnce()
    saved.mockRestore()
  })
})

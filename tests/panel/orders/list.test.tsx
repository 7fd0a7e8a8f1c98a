import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getOrderRules, listOrders, type OrderFilters, setLost, setProcessing } from '../../../schemas/index.ts'
import { STATUS } from '../../../schemas/order-life.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildOrder, buildOrderRow, NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const asked = vi.fn<(filters: OrderFilters, page: number) => void>()
beforeEach(() => asked.mockClear())

const rows = [buildOrderRow({ order_id: 20431 }), buildOrderRow({ order_id: 20430 }), buildOrderRow({ order_id: 20429, actions: [] })]
const handlers = [
  mock(listOrders, ({ input }) => {
    asked(input.filters, input.page)
    return { orders: rows, total_count: 1284, page_size: 25, pages_count: 52, counts: { 1: 14, 2: 32 } }
  }),
]
const openList = async (query = '', width = 1440) => {
  const opened = openPanel(`/panel/users_orders/${query}`, { handlers, width })
  await screen.findByRole('link', { name: '20431' })
  return opened
}
const filterInAddress = () => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}')

describe('the list of orders', () => {
  test('asks for the newest orders first', async () => {
    await openList()
    expect(asked).toHaveBeenCalledExactlyOnceWith({ sort_by: 'id', sort_dir: 'desc' }, 1)
  })

  test('takes filters, order and page from the address', async () => {
    const query = new URLSearchParams({ filter: JSON.stringify({ kind: 'school', admin_id: 0 }), sort: 'first_class', order: 'ASC', page: '3' })
    await openList(`?${query}`)
    expect(asked).toHaveBeenLastCalledWith({ kind: 'school', admin_id: 0, sort_by: 'first_class', sort_dir: 'asc' }, 3)
  })

  test('shows how many orders each status holds', async () => {
    await openList(`?filter=${encodeURIComponent(JSON.stringify({ status: [2], kind: 'school' }))}`)
    expect(await screen.findByRole('button', { name: 'Нова 14' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'В роботі 32' }).getAttribute('aria-pressed')).toBe('true')
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
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ status: [1], sort_by: 'id', sort_dir: 'desc' }, 1))
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
    await user.click(screen.getByRole('button', { name: 'Більше фільтрів' }))
    await user.type(screen.getByLabelText('Створено до'), '2026-11-20')
    await waitFor(() => expect(filterInAddress()).toEqual({ date_to: Date.UTC(2026, 10, 20, 21, 59, 59) / 1000 }))
  })

  test('sorts by a column, the largest first, then the other way round', async () => {
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: 'Перше заняття, строк' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ sort_by: 'first_class', sort_dir: 'desc' }, 1))
    await user.click(screen.getByRole('button', { name: 'Перше заняття, строк' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ sort_by: 'first_class', sort_dir: 'asc' }, 1))
  })

  test('sorts by the deadline in a column that the reader adds', async () => {
    const { user } = await openList()
    await user.click(screen.getByRole('button', { name: 'Колонки' }))
    await user.click(screen.getByRole('checkbox', { name: 'Строк оплати' }))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Строк оплати' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ sort_by: 'date_payment_deadline', sort_dir: 'desc' }, 1))
  })

  test('offers each level once, however many subjects have it', async () => {
    const level_id = { required: false, options: [8, 11].map((parent) => ({ id: 5, name: '5–9 класи', parent })) }
    const { user } = openPanel('/panel/users_orders/', { handlers: [...handlers, mock(getOrderRules, () => ({ rules: { level_id } }))] })
    await user.click(await screen.findByRole('button', { name: 'Більше фільтрів' }))
    await waitFor(() => expect(within(screen.getByLabelText('Рівень')).getAllByRole('option', { name: '5–9 класи' })).toHaveLength(1))
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
  })

  test('offers in a row what its order allows', async () => {
    const { user } = await openList()
    expect(screen.queryByRole('button', { name: 'Дії із заявкою 20429' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Дії із заявкою 20431' }))
    const names = within(await screen.findByRole('menu'))
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Узяти в роботу', 'Запропонувати репетиторам', 'SMS клієнту'])
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
    await user.click(await screen.findByRole('button', { name: 'Прибрати фільтри' }))
    await waitFor(() => expect(filterInAddress()).toEqual({}))
  })

  test('says why it could not load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    openPanel('/panel/users_orders/', { handlers: [mock(listOrders, () => fail('forbidden'))] })
    expect(await screen.findByText('У вас недостатньо прав доступу')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Спробувати ще раз' })).toBeDefined()
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
  test.each(lines)('%s', async (_, row, text) => {
    const list = mock(listOrders, () => ({
      orders: [buildOrderRow({ ...row, order_id: 20431 })],
      total_count: 1,
      page_size: 25,
      pages_count: 1,
      counts: {},
    }))
    openPanel('/panel/users_orders/', { handlers: [list] })
    await screen.findByRole('link', { name: '20431' })
    const cells = screen.getAllByRole('cell').flatMap((cell) => [cell, ...cell.querySelectorAll('small, div')])
    if (text) expect(cells.some(({ childNodes, textContent }) => textContent === text || textOf(childNodes) === text)).toBe(true)
    else expect(screen.queryByText(/^до /)).toBeNull()
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
    await user.type(screen.getByRole('searchbox', { name: 'Заявка, ім’я, телефон' }), `${typed}{Enter}`)
    await waitFor(() => expect(filterInAddress()).toEqual(filter))
  })
})

describe('bulk actions', () => {
  const choose = async (user: Awaited<ReturnType<typeof openList>>['user'], ...ids: number[]) => {
    for (const id of ids) await user.click(screen.getByRole('checkbox', { name: `Вибрати ${id}` }))
  }

  test('tell how many were done and name each refusal', async () => {
    api.use(
      mock(setProcessing, ({ input }) => (input.order_id === 20430 ? fail('wrong_status') : { order: buildOrder({ order_id: input.order_id }) })),
    )
    const { user } = await openList()
    await choose(user, 20431, 20430, 20429)
    await user.click(within(screen.getByRole('group', { name: 'Дії з вибраними заявками' })).getByRole('button', { name: 'Узяти в роботу' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findByRole('status')).textContent).toBe('Зроблено: 2 із 3')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Заявка 20430: Невірний статус!'])
    await user.click(dialog.getByRole('button', { name: 'Закрити' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Дії з вибраними заявками' })).toBeNull())
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

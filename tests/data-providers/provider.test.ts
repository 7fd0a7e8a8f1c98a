import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { clients } from '../../data-providers/clients.ts'
import { buildDataProvider, fileOf, orders, Refusal, troubles, Unreachable } from '../../data-providers/index.ts'
import { tutors } from '../../data-providers/tutors.ts'
import { createOrder, deleteOrder, getOrder, listClients, listOrders, listTutors, saveOrder } from '../../schemas/index.ts'
import { fail, mock } from '../mock.ts'
import { buildOrder, buildOrderRow } from '../panel/build/orders.ts'
import { api } from '../setup/msw.ts'

const provider = buildDataProvider({ users_orders: async () => orders, users_show: async () => tutors, clients_show: async () => clients })
const query = (filter: object, field = 'id') => ({ pagination: { page: 2, perPage: 25 }, sort: { field, order: 'ASC' as const }, filter })

test('getMany asks once for all records', async () => {
  const seen = vi.fn()
  api.use(
    mock(listOrders, ({ input }) => {
      seen(input.filters)
      return { orders: [buildOrderRow({ id: 7 }), buildOrderRow({ id: 5 })], total_count: 2, page_size: 25, pages_count: 1, counts: {} }
    }),
  )
  const { data } = await provider.getMany('users_orders', { ids: [5, 7] })
  expect(data.map(({ id }) => id)).toEqual([7, 5])
  expect(seen).toHaveBeenCalledExactlyOnceWith({ ids: [5, 7], sort_by: 'id', sort_dir: 'desc' })
})

describe('getList', () => {
  test('asks for a page of orders with filters and order in one, without the deleted', async () => {
    const status = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11]
    const seen = vi.fn()
    api.use(
      mock(listOrders, ({ input }) => {
        seen(input)
        return { orders: [buildOrderRow({ id: 5 })], total_count: 26, page_size: 25, pages_count: 2, counts: {} }
      }),
    )
    const { data, total } = await provider.getList('users_orders', query({ kind: 'school' }, 'first_class'))
    expect(seen).toHaveBeenCalledExactlyOnceWith({ page: 2, filters: { status, kind: 'school', sort_by: 'first_class', sort_dir: 'asc' } })
    expect([data[0]?.id, total]).toEqual([5, 26])
  })

  test('of what belongs to a record ends where the screen wants no more, and keeps its total', async () => {
    const rows = [3, 2, 1].map((order_id) => buildOrderRow({ order_id }))
    api.use(
      mock(listOrders, ({ input }) => {
        expect(input.filters.client_id).toBe(12)
        return { orders: rows, total_count: 3, page_size: 25, pages_count: 1, counts: {} }
      }),
    )
    const given = { target: 'client_id', id: 12, pagination: { page: 1, perPage: 2 }, sort: { field: 'id', order: 'DESC' as const }, filter: {} }
    const { data, total } = await provider.getManyReference('users_orders', given)
    expect([data.map(({ order_id }) => order_id), total]).toEqual([[3, 2], 3])
  })

  test('ends where the screen wants fewer rows than the call has', async () => {
    const rows = [3, 2, 1].map((order_id) => buildOrderRow({ order_id }))
    api.use(mock(listOrders, () => ({ orders: rows, total_count: 3, page_size: 25, pages_count: 1, counts: {} })))
    const { data, total } = await provider.getList('users_orders', { ...query({}), pagination: { page: 1, perPage: 2 } })
    expect([data.length, total]).toEqual([2, 3])
  })

  test('shows each row of a call that answers all at once on one page only', async () => {
    const rows = [3, 2, 1].map((order_id) => buildOrderRow({ order_id }))
    api.use(mock(listOrders, () => ({ orders: rows, total_count: 3, page_size: 25, pages_count: 1, counts: {} })))
    const page = async (page: number) => (await provider.getList('users_orders', { ...query({}), pagination: { page, perPage: 2 } })).data
    expect([await page(1), await page(2)].map((data) => data.map(({ order_id }) => order_id))).toEqual([[3, 2], [1]])
  })

  test('leaves out an order the call does not know', async () => {
    const seen = vi.fn()
    api.use(
      mock(listTutors, ({ input }) => {
        seen(input.filters)
        return { tutors: [], total_count: 0, page_size: 25, pages_count: 0 }
      }),
    )
    await provider.getList('users_show', query({}, 'phone'))
    expect(seen).toHaveBeenCalledExactlyOnceWith({ sort_dir: 'asc' })
  })

  test('reads an additional resource by the simple REST dialect', async () => {
    const rest = http.get('*/api/rest/outbox', ({ request }) => {
      expect(new URL(request.url).searchParams.get('range')).toBe('[25,49]')
      return HttpResponse.json([{ id: 1 }], { headers: { 'content-range': 'outbox 25-25/26' } })
    })
    api.use(rest)
    expect(await provider.getList('outbox', query({}))).toEqual({ data: [{ id: 1 }], total: 26 })
  })

  test('refused by a rule is a Refusal with the code', async () => {
    api.use(mock(listOrders, () => fail('forbidden')))
    await expect(provider.getList('users_orders', query({}))).rejects.toMatchObject({ error: 'forbidden', status: 403 })
  })
})

describe('getOne', () => {
  test('reads an order', async () => {
    api.use(mock(getOrder, ({ input }) => ({ order: buildOrder({ order_id: input.id }) })))
    expect((await provider.getOne('users_orders', { id: '7' })).data.id).toBe(7)
  })

  test('of a client is the row of the list', async () => {
    api.use(
      mock(listClients, ({ input }) => {
        expect(input.filters.client_id).toBe(9)
        return { clients: [], total_count: 0, page_size: 25, pages_count: 0 }
      }),
    )
    await expect(provider.getOne('clients_show', { id: 9 })).rejects.toMatchObject({ error: 'not_found' })
  })
})

describe('writing', () => {
  test('saves under the version that is brought along', async () => {
    const seen = vi.fn()
    api.use(
      mock(saveOrder, ({ input }) => {
        seen(input)
        return { order: buildOrder({ version: 4 }) }
      }),
    )
    await provider.update('users_orders', { id: 20377, data: { wishes: 'x', version: 3 }, previousData: { id: 20377 } })
    expect(seen).toHaveBeenCalledExactlyOnceWith({ order_id: 20377, order: { wishes: 'x', version: 3 } })
  })

  test('brings both values of a conflict', async () => {
    const fields = { wishes: { yours: 'a', theirs: 'b' } }
    api.use(mock(saveOrder, () => fail('conflict', { fields })))
    const saving = provider.update('users_orders', { id: 1, data: { version: 1 }, previousData: { id: 1 } })
    await expect(saving).rejects.toMatchObject({ error: 'conflict', conflicts: fields })
  })

  test('brings field errors where react-admin looks for them', async () => {
    api.use(mock(createOrder, () => fail({ client_name: 'name' })))
    const order = { client_name: 'Марія', phone_plain: '0670000000', lesson_levels: { 1: [] } }
    const refusal = await provider.create('users_orders', { data: order }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ status: 400, body: { errors: { client_name: 'name' } } })
  })

  test('turns one field of a record by the call of its resource', async () => {
    const toggle = vi.fn()
    const cities = buildDataProvider({ cities: async () => ({ list: async () => ({ data: [], total: 0 }), toggle }) })
    const city = { id: 5, active: true, popular: true }
    expect(await cities.toggle('cities', { id: 5, field: 'active', value: false, previousData: city })).toEqual({ data: { ...city, active: false } })
    expect(toggle).toHaveBeenCalledExactlyOnceWith(5, 'active', false)
  })

  test('of a resource whose calls could not be fetched says that the server is out of reach', async () => {
    const lost = buildDataProvider({ cities: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) })
    await expect(lost.getList('cities', query({}))).rejects.toBeInstanceOf(Unreachable)
  })

  test('writes an additional resource over as a whole to turn one of its fields', async () => {
    const seen = vi.fn()
    api.use(
      http.put('*/api/rest/saved_queries/5', async ({ request }) => {
        const row = await request.json()
        seen(row)
        return HttpResponse.json(row as object)
      }),
    )
    const previousData = { id: 5, name: 'Мої', shared: false }
    await provider.toggle('saved_queries', { id: 5, field: 'shared', value: true, previousData })
    expect(seen).toHaveBeenCalledExactlyOnceWith({ id: 5, name: 'Мої', shared: true })
  })

  test('brings what still refers to a record that can not be deleted', async () => {
    api.use(mock(deleteOrder, () => fail('in_use', { referrer: 'payments' })))
    await expect(provider.delete('users_orders', { id: 3 })).rejects.toMatchObject({ error: 'in_use', referrer: 'payments' })
  })

  test('sends the file of an image input along, and none where the kept one stays', () => {
    const rawFile = new File(['x'], 'x.png')
    expect(fileOf({ rawFile })).toBe(rawFile)
    expect([fileOf({ url: '/kept.png' } as object), fileOf(null)]).toEqual([undefined, undefined])
  })

  test('deletes one after the other', async () => {
    const seen: number[] = []
    api.use(
      mock(deleteOrder, ({ input }) => {
        seen.push(input.order_id)
        return {}
      }),
    )
    await provider.deleteMany('users_orders', { ids: [3, 4] })
    expect(seen).toEqual([3, 4])
  })
})

test('a verb that a resource does not have throws its name', async () => {
  await expect(async () => provider.delete('users_show', { id: 1 })).rejects.toThrow('"users_show" has no "remove"')
})

describe('without the server', () => {
  test('a GET is tried once more', async () => {
    let tries = 0
    api.use(
      http.get('*/api/admin/order/get', () => {
        tries += 1
        return tries === 1 ? HttpResponse.error() : HttpResponse.json({ status: 'success', error: null, data: { order: buildOrder() } })
      }),
    )
    await provider.getOne('users_orders', { id: 1 })
    expect(tries).toBe(2)
  })

  test('a POST is not tried again, and the reader is told once', async () => {
    let tries = 0
    const told = vi.fn()
    troubles.addEventListener('offline', told, { once: true })
    api.use(
      http.post('*/api/admin/orders', () => {
        tries += 1
        return HttpResponse.error()
      }),
    )
    await expect(provider.getList('users_orders', query({}))).rejects.toMatchObject({ error: 'other' })
    expect([tries, told.mock.calls.length]).toEqual([1, 1])
  })

  test('a lost session is told to whoever leads back to the sign-in', async () => {
    const told = vi.fn()
    troubles.addEventListener('unauthorized', told, { once: true })
    api.use(http.post('*/api/admin/orders', () => HttpResponse.json({ status: 'fail', data: null, error: 'unauthorized' }, { status: 401 })))
    await expect(provider.getList('users_orders', query({}))).rejects.toMatchObject({ status: 401 })
    expect(told).toHaveBeenCalledOnce()
  })
})

import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { fetchOnce, startEarly } from '../../data-providers/early.ts'
import { fileName } from '../../data-providers/files.ts'
import { listQueryOf, openingQueryOf } from '../../data-providers/list-params.ts'
import { api } from '../setup/msw.ts'

test('a request sent early answers the same request once', async () => {
  let calls = 0
  api.use(
    http.post('*/api/admin/orders', () => {
      calls += 1
      return HttpResponse.json(calls)
    }),
  )
  const init = { method: 'POST', body: '{"page":1}' }
  startEarly(['/api/admin/orders', init])
  expect(await (await fetchOnce('/api/admin/orders', { method: 'POST', body: '{"page":2}' })).json()).toBe(2)
  expect(await (await fetchOnce('/api/admin/orders', init)).json()).toBe(1)
  expect(await (await fetchOnce('/api/admin/orders', init)).json()).toBe(3)
})

test.each([
  ['', { page: 1, sort: { field: 'id', order: 'DESC' }, filter: {} }],
  [
    '?page=3&sort=first_class&order=ASC&filter=%7B%22kind%22%3A%22school%22%7D',
    { page: 3, sort: { field: 'first_class', order: 'ASC' }, filter: { kind: 'school' } },
  ],
  ['?page=Infinity', { page: 1, sort: { field: 'id', order: 'DESC' }, filter: {} }],
])('an address with "%s" is read as react-admin writes it', (search, query) => expect(listQueryOf(search)).toEqual(query))

describe('a list that opens asks', () => {
  const kept = JSON.stringify({
    page: 2,
    sort: 'first_class',
    order: 'ASC',
    perPage: 25,
    filter: { kind: 'school' },
    displayedFilters: { kind: true },
  })
  const newest = { page: 1, sort: { field: 'id', order: 'DESC' }, filter: {} }
  const last = { page: 2, sort: { field: 'first_class', order: 'ASC' }, filter: { kind: 'school' } }

  test.each([
    ['for what was last looked at, where the address says nothing', '', kept, last],
    ['for what was last looked at, where the address is damaged', '?filter=5', kept, last],
    ['for what the address says', '?page=3', kept, { ...newest, page: 3 }],
    ['for the newest, where nothing is kept', '', null, newest],
    ['for the newest, where what is kept is damaged', '', '{"filter"', newest],
  ])('%s', (_, search, before, query) => expect(openingQueryOf(search, before)).toEqual(query))
})

test.each([
  ['attachment; filename="orders_2026-11-20.xlsx"', 'orders_2026-11-20.xlsx'],
  ["attachment; filename=orders.xlsx; filename*=UTF-8''%D0%B7%D0%B0%D1%8F%D0%B2%D0%BA%D0%B8.xlsx", 'заявки.xlsx'],
  ['', 'export.xlsx'],
])('the header %s names the file %s', (header, name) => expect(fileName(header, 'export.xlsx')).toBe(name))

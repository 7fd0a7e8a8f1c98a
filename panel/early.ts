import { requestOf } from '../data-providers/api.ts'
import { startEarly } from '../data-providers/early.ts'
import { listQueryOf } from '../data-providers/list-params.ts'
import { orderFilters } from '../data-providers/order-filters.ts'

// A file of its own, so small that its requests are on their way before the panel's code has arrived.
const BASE = '/panel'
const ORDERS = /^\/panel\/users_orders\/?$/
const { pathname, search } = location

if (pathname.replace(/\/$/, '') !== BASE) startEarly(...requestOf('GET', '/admin/get_list'))
if (ORDERS.test(pathname)) {
  const query = listQueryOf(search)
  startEarly(...requestOf('POST', '/admin/orders', { page: query.page, filters: orderFilters(query) }))
}

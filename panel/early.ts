import { requestOf } from '../data-providers/api.ts'
import { startEarly } from '../data-providers/early.ts'
import { listQueryOf } from '../data-providers/list-params.ts'
import { orderFilters } from '../data-providers/order-filters.ts'
import { mayUse } from '../schemas/rights.ts'

// A file of its own, so small that its requests are on their way before the panel's code has arrived.
const BASE = '/panel'
const ORDERS = /^\/panel\/users_orders\/?$/
const { pathname, search } = location
const said = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content')

/** What the panel will ask for when it has started: the texts, and the list that the address names. */
function fetchFirstFiles() {
  const { lists = {}, texts = {} }: Partial<Record<'lists' | 'texts', Record<string, string[]>>> = JSON.parse(said('first-files') ?? '{}')
  const [, , slug = ''] = pathname.split('/')
  for (const file of [...(texts[said('language') ?? ''] ?? []), ...(lists[slug] ?? [])])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `${BASE}/${file}` }))
}

/** Whoever may not use orders is not refused them: their list is asked for once it is known who asks. */
async function requireOrders(session: Promise<Response>) {
  const { auth } = await (await session).clone().json()
  if (!mayUse('orders', auth?.admin_info?.status)) throw new Error('forbidden')
}

if (pathname.replace(/\/$/, '') !== BASE) {
  const session = startEarly(requestOf('GET', '/admin/get_list'))
  if (ORDERS.test(pathname)) {
    const query = listQueryOf(search)
    startEarly(requestOf('POST', '/admin/orders', { page: query.page, filters: orderFilters(query) }), requireOrders(session))
  }
}
fetchFirstFiles()

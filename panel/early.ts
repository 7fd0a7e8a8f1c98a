import { requestOf } from '../data-providers/api.ts'
import { startEarly } from '../data-providers/early.ts'
import { keptAs, openingQueryOf } from '../data-providers/list-params.ts'
import { orderFilters } from '../data-providers/order-filters.ts'
import { mayUse } from '../schemas/rights.ts'
import { slugs } from './slugs.ts'

// A file of its own, so small that its requests are on their way before the panel's code has arrived.
const BASE = '/panel'
const ORDERS = `${BASE}/${slugs.orders}`
const { pathname, search } = location
const said = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content')

/** What the panel will ask for when it has started: the texts, and the list that the address names. */
function fetchFirstFiles() {
  const {
    lists = {},
    first = {},
    whole = {},
  }: Partial<Record<'lists' | 'first' | 'whole', Record<string, string[]>>> = JSON.parse(said('first-files') ?? '{}')
  const [, , slug = ''] = pathname.split('/')
  const texts = slug in lists && slug !== slugs.orders ? whole : first
  for (const file of [...(texts[said('language') ?? ''] ?? []), ...(lists[slug] ?? [])])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `${BASE}/${file}` }))
}

/** What this browser keeps, where it lets us read it. Where it refuses, there is no storage: react-admin asks for it as it is loaded, and remembers by itself then. */
function kept(name: string) {
  try {
    return localStorage.getItem(name)
  } catch {
    Object.defineProperty(window, 'localStorage', { value: null })
    return null
  }
}
/** The list of orders as it was left. */
const recent = kept(keptAs(slugs.orders))

const path = pathname.replace(/\/$/, '')
if (path !== BASE) {
  startEarly(requestOf('GET', '/admin/get_list'))
  // whoever may not use orders is not refused them
  if (path === ORDERS && mayUse('orders', Number(said('status')))) {
    const query = openingQueryOf(search, recent)
    startEarly(requestOf('POST', '/admin/orders', { page: query.page, filters: orderFilters(query) }))
  }
}
fetchFirstFiles()

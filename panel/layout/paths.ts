/** Where the back office lives; react-admin's links begin with it. */
export const BASE = '/panel'

/** `/panel/users_orders/20431/`; without an id the list. */
export const pathTo = (slug: string, id?: number | string) => `${BASE}/${slug}/${id === undefined ? '' : `${id}/`}`

/** A list under a filter: `listPath('users_orders', { client_id: 5 })`. */
export const listPath = (slug: string, filter: object) => `${pathTo(slug)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** The resource an address belongs to: `users_orders` of `/panel/users_orders/20431/`. */
export const slugOf = (path: string) => path.split('/')[2] ?? ''

/** The list or record that an address shows, whichever of its tabs is open: `/panel/users_orders/20431` of `/panel/users_orders/20431/2`. */
export const screenOf = (path: string) => path.split('/', 4).join('/')

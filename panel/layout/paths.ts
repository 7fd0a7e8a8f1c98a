/** Where the back office lives; react-admin's links begin with it. */
export const BASE = '/panel'

/** `/panel/users_orders/20431/`; without an id the list. */
export const pathTo = (slug: string, id?: number | string) => `${BASE}/${slug}/${id === undefined ? '' : `${id}/`}`

/** The resource an address belongs to: `users_orders` of `/panel/users_orders/20431/`. */
export const slugOf = (path: string) => path.split('/')[2] ?? ''

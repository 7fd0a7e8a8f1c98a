import type { OrderFilters, orderSorts as sorts } from '../schemas/index.ts'
import { STATUS, statuses } from '../schemas/order-status.ts'
import { filtersOf, type ListQuery } from './resource.ts'

/** Spelled out here so that the schema stays out of the browser; the type keeps both alike. */
const orderSorts: readonly (typeof sorts)[number][] = ['id', 'date_create', 'first_class', 'date_payment_deadline']

/** What a list shows that asks for no status: all but the deleted orders. */
const status = statuses.filter((one) => one !== STATUS.deleted)

/** Filters that name the orders themselves, deleted or not. */
const naming = ['order_id', 'ids']

/** The filters of an order list, its counts and its export, from what the screen holds. */
export const orderFilters = ({ filter, ...query }: ListQuery) => {
  const isNamed = naming.some((name) => name in filter)
  return filtersOf({ ...query, filter: isNamed ? filter : { status, ...filter } }, orderSorts) as OrderFilters
}

import type { OrderFilters, orderSorts as sorts } from '../schemas/index.ts'
import { filtersOf, type ListQuery } from './resource.ts'

/** Spelled out here so that the schema stays out of the browser; the type keeps both alike. */
const orderSorts: readonly (typeof sorts)[number][] = ['id', 'date_create', 'first_class', 'date_payment_deadline']

/** The filters of an order list, its counts and its export, from what the screen holds. */
export const orderFilters = (query: ListQuery) => filtersOf(query, orderSorts) as OrderFilters

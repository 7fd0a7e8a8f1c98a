import { type SQL, sql } from 'drizzle-orm'
import { AT_SCHOOL, type OrderReach, rights, STATUS } from '../../schemas/index.ts'
import { constant } from '../database/constant.ts'
import { orders } from './table.ts'

const { new: fresh, processing, potential, appointed, paused, lost } = STATUS

/** Of a manager who no longer works, or no longer with orders: it stays theirs until it is handed over. */
export const ofFormerManager: SQL = sql`exists (
  select from admins a where a.id = ${orders.admin_id} and (not a.active or a.status not in ${constant(rights.orders)}))`

/** The first lesson was agreed on; as `isDated` says it of an order. */
const stage = sql`case when ${orders.status} in ${constant([paused, lost])} then ${orders.prev_status} else ${orders.status} end`
const isDated = sql`${orders.first_class} is not null and ${stage} not in ${constant([fresh, processing, potential, appointed])}
  and (${orders.school_dated} or ${stage} not in ${constant(AT_SCHOOL)})`
const hasRow = (condition: SQL) => sql`exists (select from order_tutors t where t.order_id = ${orders}.id and ${condition})`

/** Who was chosen by staff answered by telephone. */
const reaches: Readonly<Record<OrderReach, SQL>> = {
  answered: hasRow(sql`(t.responded_at is not null or t.appointed_at is not null)`),
  appointed: hasRow(sql`t.appointed_at is not null`),
  first_class: isDated,
  paid: sql`${orders.status} = ${constant(STATUS.paid)}`,
  reviewed: sql`${orders.review_status} = 1`,
}

/** An order came so far. */
export const reached = (reach: OrderReach): SQL => sql`(${reaches[reach]})`

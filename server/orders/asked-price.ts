import { type SQL, sql } from 'drizzle-orm'
import type { orderTutors } from './table.ts'

/** What a tutor of the query asks for an hour of an order's first subject that they teach: their price of it, else their own (spec: decisions ORD-14). */
export const askedPrice = (order_id: number | typeof orderTutors.order_id | SQL, tutor = sql`tutors`) => sql<number | null>`coalesce((
  select tl.rate_id from tutor_lessons tl join order_lessons ol on ol.lesson_id = tl.lesson_id
  where tl.tutor_id = ${tutor}.id and ol.order_id = ${order_id} order by ol.id limit 1), ${tutor}.rate_id)`

import { TUTOR_STATUS } from '../../schemas/index.ts'
import type { orderLessons, orderLog, orderPlaces, orders, orderTutors } from '../tables.ts'
import { unixOf } from '../unix.ts'
import type { Making } from './order-making.ts'
import { placeOf } from './order-place.ts'
import type { OrderPlan } from './order-plan.ts'
import { type Role, walk } from './order-road.ts'
import { orderRow } from './order-row.ts'
import { tutorRows } from './order-tutors.ts'
import type { Staff } from './staff.ts'
import type { TutorCircle } from './tutor-circle.ts'
import type { World } from './world.ts'

type Row<T extends { $inferInsert: object }> = T['$inferInsert']

export interface OrderRows {
  orders: Row<typeof orders>[]
  lessons: Row<typeof orderLessons>[]
  places: Row<typeof orderPlaces>[]
  tutors: Row<typeof orderTutors>[]
  log: Row<typeof orderLog>[]
  /** Commissions taken from wallets. */
  payments: { tutor_id: number; order_id: number; sum: number; at: Date }[]
}

export const noOrderRows = (): OrderRows => ({ orders: [], lessons: [], places: [], tutors: [], log: [], payments: [] })

const payments = new Set(['set_paid', 'pay_from_wallet', 'close_free'])

/** What the timeline shows beside an action. */
function detailsOf(action: string, { first_class, payment_data, remove_reasons }: OrderRows['orders'][number]): Record<string, unknown> | null {
  if (action === 'set_first_class' && first_class) return { first_class: unixOf(first_class) }
  if (payments.has(action) && payment_data) return { payment: payment_data }
  return action === 'set_lost' && remove_reasons ? { remove_reasons } : null
}

/** Adds an order with its subjects, places, tutors and log. */
export function makeOrder(
  world: World,
  rows: OrderRows,
  plan: OrderPlan,
  { id, client_id, circle, staff }: { id: number; client_id: number; circle: TutorCircle; staff: Staff },
) {
  const random = world.random.of('order', id)
  const tutor = circle.pick(random, plan)
  const lesson = random.pick(tutor.lessons.slice(0, 2))
  const isFree = plan.school === true || tutor.status === TUTOR_STATUS.school
  const road = walk(plan, random, { now: world.now, isFree, answers_in: tutor.answers_in })
  const making: Making = { world, plan, id, client_id, random, tutor, lesson, road }
  const place = placeOf(making)
  const manager = road.steps.some(({ role }) => role === 'admin') || random.chance(0.3) ? random.pick(staff.managers) : null

  const order = orderRow(making, place, isFree, manager)
  rows.orders.push(order)
  const levels = random.chance(0.85) ? random.some(lesson.levels, random.pick([1, 1, 1, 2])) : [null]
  // a level says who learns as well as an age does, and another than the one drawn
  if (levels[0] !== null) order.client_age = 0
  rows.lessons.push(...levels.map((level_id) => ({ order_id: id, lesson_id: lesson.id, level_id })))
  if (place.at !== 'online') rows.places.push({ order_id: id, at: place.at, ...place.where })
  rows.tutors.push(...tutorRows(making, place, circle))
  const actors: Record<Role, number | null> = { client: client_id, tutor: tutor.id, admin: manager, timer: null }
  const ofTutor = new Set(['respond_personal', 'refuse_personal', 'appoint_tutor'])
  for (const { action, from, to, role, at } of road.steps) {
    const tutor_id = ofTutor.has(action) ? tutor.id : null
    rows.log.push({ order_id: id, from, to, action, actor_role: role, actor_id: actors[role], tutor_id, at, details: detailsOf(action, order) })
  }
  const paid = road.when('pay_from_wallet')
  if (paid && order.commission_sum) rows.payments.push({ tutor_id: tutor.id, order_id: id, sum: order.commission_sum, at: paid })
}

import { REVIEW, type ReviewStatus, STATUS, type Status, statuses } from '../../schemas/index.ts'
import { DEMO_BOTH, DEMO_CLIENT, DEMO_SCHOOL_TUTOR, DEMO_TUTOR } from './accounts.ts'
import type { Random } from './random.ts'
import { before, DAY, HOUR, type World } from './world.ts'

/** What is to become of an order; the rest is drawn when its rows are made. */
export interface OrderPlan {
  status: Status
  created_at: Date
  /** Statuses 6, 8 and 9: what the order was before. */
  prev?: Status
  review?: ReviewStatus
  tutor_id?: number
  client_id?: number
  personal?: boolean
  /** Went by the partner school. */
  school?: boolean
  place?: 'online' | 'tutor' | 'client'
  /** The planned tutor's part where the status leaves it open; absent: the tutor has no row. */
  row?: 'asked' | 'responded' | 'refused' | 'closed'
  /** A review that nobody answered yet. */
  unanswered?: true
  /** First lesson in days from now, status 5. */
  firstClassIn?: number
}

/** Shares of the statuses in the orders that staff see day by day, in 400. */
const shares: Record<Status, number> = { 1: 10, 2: 14, 3: 16, 4: 18, 5: 28, 6: 13, 7: 178, 8: 84, 9: 16, 10: 11, 11: 12 }
const schoolShare = 0.06

/**
 * How long ago an order of a status was made, in hours: young enough that no timer moves it at once (spec: decisions ORD-6), and so that each day of the
 * last weeks brought about as many orders as any other.
 */
const ages: Record<Status, readonly [youngest: number, oldest: number]> = {
  1: [0.2, 22],
  2: [6, 160],
  3: [8, 68],
  4: [16, 112],
  5: [48, 260],
  6: [80, 700],
  7: [150, 900],
  8: [40, 900],
  9: [60, 900],
  10: [10, 150],
  11: [40, 240],
}
/** Beyond so many orders the rest is past: no team has ten thousand new ones on its desk. */
const MOST_DAILY = 2000
const TWO_YEARS = 730
/** From request to review, in days. */
const ROAD_TO_REVIEW = 34
/** From request to payment at the quickest, in days. */
const SOONEST_PAID = 2

export interface PlanSize {
  orders: number
  /** Published reviews in all; those beyond the daily orders belong to paid orders of two years. */
  reviews: number
}

/** All orders in the order of their making. */
export function planOrders(world: World, { orders, reviews }: PlanSize): OrderPlan[] {
  const random = world.random.of('plan')
  const daily = dailyOrders(world, random, Math.min(orders, MOST_DAILY + Math.floor(orders / 100)))
  const plans = [...daily, ...Array.from({ length: orders - daily.length }, () => pastOrder(world, random))]
  const published = plans.filter(({ review }) => review === REVIEW.written).length
  // The demo tutors have reviews enough to read in small editions too.
  const ofAccounts = Math.max(0.025, Math.min(0.12, 14 / reviews))
  for (let n = published; n < reviews; n += 1) plans.push(reviewedOrder(world, random, ofAccounts))
  return plans.sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
}

function dailyOrders(world: World, random: Random, count: number): OrderPlan[] {
  const scripted = scriptedOrders(world)
  const drawn = countsOf(count, world.edition.flags.school, scripted).flatMap(([status, wanted]) =>
    Array.from({ length: wanted }, () => dailyOrder(world, random, status)),
  )
  return [...scripted, ...drawn]
}

/**
 * How many of each status are wanted beside the scripted ones: by `shares`, and what rounding and scripts leave is paid orders.
 * Without a school there are none of its.
 */
function countsOf(count: number, school: boolean, scripted: readonly OrderPlan[]): [Status, number][] {
  const others = statuses.filter(
    (status) => status !== STATUS.paid && (school || (status !== STATUS.school_new && status !== STATUS.school_processing)),
  )
  const inAll = others.reduce((sum, status) => sum + shares[status], shares[STATUS.paid])
  const wanted = others.map((status): [Status, number] => {
    const share = Math.floor((shares[status] * count) / inAll)
    return [status, Math.max(0, share - scripted.filter((plan) => plan.status === status).length)]
  })
  const paid = count - scripted.length - wanted.reduce((sum, [, n]) => sum + n, 0)
  return [...wanted, [STATUS.paid, Math.max(0, paid)]]
}

function dailyOrder(world: World, random: Random, status: Status): OrderPlan {
  const [youngest, oldest] = ages[status]
  const age = youngest + (oldest - youngest) * random.next()
  const created_at = before(world.now, age * HOUR)
  const plan: OrderPlan = { status, created_at, personal: random.chance(0.55), place: random.pick(['online', 'online', 'tutor', 'client']) }
  const ofSchool = status === STATUS.school_new || status === STATUS.school_processing
  plan.school = ofSchool || (status === STATUS.paid && world.edition.flags.school && random.chance(schoolShare))
  if (status === STATUS.new && plan.personal) plan.row = 'asked'
  if (status === STATUS.processing && plan.personal) plan.row = 'refused'
  if (status === STATUS.paused) plan.prev = random.pick([STATUS.processing, STATUS.potential, STATUS.appointed, STATUS.waiting_pay])
  if (status === STATUS.lost || status === STATUS.deleted)
    plan.prev = random.pick([STATUS.new, STATUS.processing, STATUS.potential, STATUS.appointed])
  if (status === STATUS.paid) plan.review = reviewOf(random, age / 24 - SOONEST_PAID)
  return plan
}

/** Asked for by itself after 14 days, closed after 60 (spec: decisions ORD-6); written by those whose whole road fits, so that the newest differ in their day. */
function reviewOf(random: Random, daysPaid: number): ReviewStatus {
  if (daysPaid < 13) return REVIEW.none
  if (daysPaid > 22 && random.chance(0.45)) return REVIEW.written
  return daysPaid < 50 ? REVIEW.requested : REVIEW.closed
}

/** A day in the last two years, long enough ago for the whole road; the business grew. */
const longAgo = ({ now }: World, random: Random) => before(now, (ROAD_TO_REVIEW + (TWO_YEARS - ROAD_TO_REVIEW) * random.next() ** 1.2) * DAY)

function reviewedOrder(world: World, random: Random, ofAccounts: number): OrderPlan {
  const place = random.pick(['online', 'online', 'tutor', 'client'] as const)
  const plan: OrderPlan = { status: STATUS.paid, review: REVIEW.written, created_at: longAgo(world, random), personal: random.chance(0.6), place }
  if (random.chance(ofAccounts)) plan.tutor_id = random.pick([DEMO_TUTOR.id, DEMO_TUTOR.id, DEMO_TUTOR.id, DEMO_SCHOOL_TUTOR.id, DEMO_BOTH.id])
  return plan
}

/** One of the many that are over, for large sets. */
function pastOrder(world: World, random: Random): OrderPlan {
  const status = Number(random.weighted({ [STATUS.paid]: 70, [STATUS.lost]: 25, [STATUS.deleted]: 5 })) as Status
  const plan: OrderPlan = {
    status,
    created_at: longAgo(world, random),
    personal: random.chance(0.55),
    place: random.pick(['online', 'tutor', 'client']),
  }
  if (status === STATUS.paid) plan.review = random.pick([REVIEW.written, REVIEW.written, REVIEW.closed])
  else plan.prev = random.pick([STATUS.new, STATUS.processing, STATUS.potential, STATUS.appointed])
  return plan
}

/** Orders that the demo accounts find in every list of theirs. No timer makes the demo tutor overdue: their first lessons are far off. */
function scriptedOrders({ now, edition }: World): OrderPlan[] {
  const hours = (n: number) => before(now, n * HOUR)
  const days = (n: number) => before(now, n * DAY)
  const mine = { tutor_id: DEMO_TUTOR.id }
  const own = { client_id: DEMO_CLIENT.id }
  const both = { tutor_id: DEMO_BOTH.id }
  const school = edition.flags.school
    ? [{ ...own, status: STATUS.school_processing, created_at: days(3), tutor_id: DEMO_SCHOOL_TUTOR.id, school: true }]
    : []
  return [
    // The tutor's lists: new_personal, new_potential, new_online, new_offline, active, archive (spec: decisions ORD-11).
    { ...mine, status: STATUS.new, created_at: hours(2), personal: true, place: 'online', row: 'asked' },
    { ...mine, status: STATUS.processing, created_at: hours(17), personal: true, place: 'tutor', row: 'asked' },
    { ...mine, status: STATUS.potential, created_at: hours(7), place: 'client', row: 'asked' },
    { ...mine, status: STATUS.potential, created_at: hours(29), place: 'online', row: 'asked' },
    { ...mine, status: STATUS.potential, created_at: hours(38), place: 'online' },
    { ...mine, status: STATUS.potential, created_at: hours(51), place: 'online' },
    { ...mine, status: STATUS.potential, created_at: hours(44), place: 'client' },
    { ...mine, status: STATUS.potential, created_at: hours(57), place: 'tutor' },
    { ...mine, status: STATUS.potential, created_at: hours(62), place: 'tutor', row: 'responded' },
    { ...mine, status: STATUS.appointed, created_at: hours(76), personal: true, place: 'online' },
    { ...mine, status: STATUS.appointed, created_at: hours(98), place: 'client' },
    { ...mine, status: STATUS.waiting_pay, created_at: days(5), personal: true, place: 'tutor', firstClassIn: 120 },
    { ...mine, status: STATUS.waiting_pay, created_at: days(8), place: 'online', firstClassIn: 165 },
    { ...mine, status: STATUS.paused, created_at: days(14), prev: STATUS.appointed, personal: true, place: 'tutor' },
    { ...mine, status: STATUS.paid, created_at: days(12), review: REVIEW.none, place: 'online' },
    { ...mine, status: STATUS.paid, created_at: days(41), review: REVIEW.written, unanswered: true, personal: true, place: 'tutor' },
    { ...mine, status: STATUS.paid, created_at: days(55), review: REVIEW.requested, place: 'client' },
    { ...mine, status: STATUS.lost, created_at: days(37), prev: STATUS.appointed, personal: true, place: 'client' },
    { ...mine, status: STATUS.processing, created_at: hours(84), personal: true, place: 'client', row: 'refused' },
    { ...mine, status: STATUS.potential, created_at: hours(65), place: 'online', row: 'closed' },
    // The client's orders, each at another step.
    { ...own, ...mine, status: STATUS.new, created_at: hours(3), personal: true, place: 'tutor', row: 'asked' },
    { ...own, ...both, status: STATUS.potential, created_at: hours(26), place: 'online', row: 'responded' },
    { ...own, ...both, status: STATUS.appointed, created_at: hours(70), personal: true, place: 'online' },
    { ...own, status: STATUS.waiting_pay, created_at: days(6), place: 'client', firstClassIn: 4 },
    { ...own, ...both, status: STATUS.paid, created_at: days(50), review: REVIEW.requested, personal: true, place: 'online' },
    { ...own, ...mine, status: STATUS.paid, created_at: days(110), review: REVIEW.written, personal: true, place: 'tutor' },
    { ...own, status: STATUS.lost, created_at: days(80), prev: STATUS.processing, place: 'online' },
    // Both roles in one person.
    { client_id: DEMO_BOTH.client_id, ...mine, status: STATUS.paid, created_at: days(65), review: REVIEW.written, personal: true, place: 'online' },
    { client_id: DEMO_BOTH.client_id, status: STATUS.potential, created_at: hours(18), place: 'online' },
    { ...both, status: STATUS.new, created_at: hours(5), personal: true, place: 'online', row: 'asked' },
    { ...both, status: STATUS.waiting_pay, created_at: days(4), place: 'online', firstClassIn: 90 },
    ...school,
  ]
}

import { type PaymentData, REVIEW, STATUS } from '../../schemas/index.ts'
import { isoDay } from '../../theme/dates.ts'
import { markValue } from '../../theme/mark-value.ts'
import { unixAt, wallTime } from '../../theme/zones.ts'
import { commissionOf } from '../orders/commission.ts'
import { paymentDeadline } from '../orders/deadline.ts'
import type { orders } from '../tables.ts'
import { dateOf, unixOf } from '../unix.ts'
import { DEMO_TUTOR } from './accounts.ts'
import type { Making } from './order-making.ts'
import type { OrderPlace } from './order-place.ts'
import { offeredAt, type Road } from './order-road.ts'
import { paragraph, phrase } from './phrase.ts'
import type { Random } from './random.ts'
import { makeReview } from './reviews.ts'
import { after, before, DAY, HOUR } from './world.ts'

/** The order itself; `admin_id` leads it. */
export function orderRow(making: Making, place: OrderPlace, isFree: boolean, admin_id: number | null): typeof orders.$inferInsert {
  const { world, plan, id, client_id, random, tutor, lesson, road } = making
  const { edition, lang, now, texts } = world
  const { status } = plan
  const reached = plan.prev ?? status
  const hasTutor = reached === STATUS.appointed || reached === STATUS.waiting_pay || reached === STATUS.paid
  const class_regularity = random.pick([0, 1, 1, 2, 2, 2, 3, 4])
  const rate_id = random.chance(0.45) ? lesson.rate : null
  const commission = commissionOf({ price: rate_id ?? (hasTutor ? lesson.rate : null), regularity: class_regularity, free: isFree }, edition)
  const paid_at = road.when('pay_from_wallet') ?? road.when('set_paid') ?? road.when('close_free')
  const first_class = firstClassOf(making, reached, paid_at)
  const isDue = reached === STATUS.waiting_pay && first_class !== null
  const taught = world.lessonOf(lesson.id)
  const review =
    plan.review === REVIEW.written
      ? makeReview(world, random, tutor, { rname: taught.rname[lang] ?? '', field: taught.field }, plan.unanswered)
      : null
  const review_at = road.when('set_review')
  const lost = status === STATUS.lost
  const circumstances = { random, sex: tutor.sex }
  const wishes = random.chance(0.7) ? paragraph(texts.wishes, circumstances).trim() : ''
  const deadline = isDue ? paymentDeadline(first_class, edition) : null
  return {
    id,
    kind: plan.school ? 'school' : plan.personal ? 'personal' : 'general',
    status,
    prev_status: status === STATUS.paused || lost ? (plan.prev ?? STATUS.processing) : null,
    review_status: plan.review ?? REVIEW.none,
    lang,
    client_id,
    location_at_client: place.at === 'client',
    location_at_online: place.at === 'online',
    location_at_tutor: place.at === 'tutor',
    locations: place.locations,
    address: place.address,
    class_regularity,
    class_duration: random.pick([0, 1, 2, 2, 2, 3]),
    rate_id,
    practice_id: random.chance(0.1) ? 2 : null,
    tutor_sex: random.chance(0.08) ? tutor.sex : 0,
    // the wish says who learns, an age drawn beside it would contradict it
    client_age: wishes ? 0 : random.pick([1, 2, 3, 3, 4, 5, 6]),
    time_intervals: plan.school ? [random.int(1, 5)] : random.some([1, 2, 3, 4], random.int(0, 2)).sort(),
    wishes,
    step: 4,
    date_create: plan.created_at,
    created_day: isoDay(unixOf(plan.created_at), edition),
    first_class,
    date_payment_deadline: deadline,
    reminded_deadline: deadline && deadline <= after(now, DAY) ? deadline : null,
    date_pause_off: status === STATUS.paused ? after(now, random.int(3, 40) * DAY) : null,
    paused_at: road.when('set_pause'),
    status_at: road.steps.findLast(({ from, to }) => from !== to)?.at ?? plan.created_at,
    offered_at: offeredAt(road),
    second_wave_at: secondWaveAt(road, now),
    commission_sum: commission.sum,
    commission_factor: commission.factor,
    paid_at,
    payment_data: paid_at && paymentOf(making, commission.sum, paid_at),
    review_mark: review?.mark ?? null,
    review_value: review && markValue(review.mark),
    review_text: review ? review.text : '',
    review_at: review && review_at,
    review_requested_at: road.when('request_review'),
    review_response_text: review ? review.response : '',
    review_response_at: review?.response ? road.when('response_review') : null,
    school_order_id: plan.school ? `S-${10_000 + id}` : null,
    auto_appoint_potential_tutors: !(plan.row === 'asked' && tutor.id === DEMO_TUTOR.id),
    remove_reasons: lost
      ? { reasons: [random.pick([1, 2, 3, 4, 6])], comment: random.chance(0.5) ? phrase(random.pick(texts.lost), circumstances) : '' }
      : null,
    request_origin: plan.school ? 'school' : random.weighted({ site: 80, phone: 8, chat: 5, social: 3, repeat: 3, partner: 1 }),
    admin_id,
    admin_comment: random.chance(0.08) ? phrase(random.pick(texts.staff), circumstances) : '',
    utm: random.chance(0.12) ? { utm_source: 'google', utm_medium: 'cpc', utm_campaign: `${edition.code}-search` } : null,
  }
}

/** The second wave goes out a day after the first (spec: decisions ORD-6). */
function secondWaveAt(road: Road, now: Date) {
  const offered = offeredAt(road)
  return offered && before(now, DAY) > offered ? after(offered, DAY) : null
}

/** On the half hour of the edition's clock: past for what is paid, around now for what is due. */
function firstClassOf({ plan, random, road, world: { edition, now } }: Making, reached: number, paid_at: Date | null): Date | null {
  const dated = road.when('set_first_class')
  if (paid_at) return onTheHour(edition.timeZone, before(paid_at, random.int(5, 30) * HOUR), random)
  if (reached !== STATUS.waiting_pay || !dated) return null
  const days = plan.firstClassIn ?? random.int(Math.max(-5, -Math.floor((now.getTime() - dated.getTime()) / DAY)), 12)
  return onTheHour(edition.timeZone, after(now, days * DAY), random)
}

function onTheHour(zone: string, moment: Date, random: Random): Date {
  const day = wallTime(zone, unixOf(moment))
  return dateOf(unixAt(zone, { ...day, hour: random.int(9, 19), minute: random.pick([0, 30]), second: 0 }))
}

function paymentOf({ plan, lesson, random, road, world: { edition } }: Making, sum: number, at: Date): PaymentData {
  const date = unixOf(at)
  const { currency } = edition
  if (plan.school) return { sum: lesson.rate * 8, currency, method: 'card', payer: 'client', date, comment: '' }
  const method = road.when('set_paid') ? random.pick(['card', 'card', 'bank'] as const) : 'wallet'
  return { sum, currency, method, payer: 'tutor', date, comment: '' }
}

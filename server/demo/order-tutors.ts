import { STATUS } from '../../schemas/index.ts'
import type { orderTutors } from '../tables.ts'
import type { Making } from './order-making.ts'
import type { OrderPlace } from './order-place.ts'
import { offeredAt } from './order-road.ts'
import { paragraph, phrase } from './phrase.ts'
import type { TutorCircle } from './tutor-circle.ts'
import type { TutorInBrief } from './tutors.ts'
import { after, HOUR } from './world.ts'

type TutorRow = typeof orderTutors.$inferInsert

/** An order takes so many answers of tutors (spec: decisions ORD-4). */
const MOST_ANSWERS = 5

/** The planned tutor's row and those of others who were asked. */
export function tutorRows(making: Making, place: OrderPlace, circle: TutorCircle): TutorRow[] {
  const { plan, tutor, random, lesson, road } = making
  const own = ownRow(making)
  const offered = offeredAt(road)
  if (!offered) return own ? [own] : []
  const over = plan.status !== STATUS.potential || plan.prev !== undefined
  const others = circle.matching(random, { lesson_id: lesson.id, place, without: tutor.id, count: random.int(2, 7) })
  return [...(own ? [own] : []), ...others.map((other, n) => candidateRow(making, other, offered, { over, mayAnswer: n < MOST_ANSWERS - 1 }))]
}

const emptyRow = {
  response_text: '',
  rate_id: null,
  refused_reason_id: null,
  refused_comment: '',
  yellow: false,
  seen_at: null,
  responded_at: null,
  appointed_at: null,
  appointed_seen_at: null,
  closed_at: null,
  admin_read_at: null,
}

function ownRow(making: Making): TutorRow | null {
  const { plan, id, tutor, road, random, world } = making
  const { texts } = world
  const kind = plan.school ? 'admin' : plan.personal ? 'personal' : 'potential'
  const asked_at = plan.personal ? plan.created_at : (offeredAt(road) ?? plan.created_at)
  const row: TutorRow = { ...emptyRow, order_id: id, tutor_id: tutor.id, kind, state: 'asked', asked_at }
  // The bell rings for what its tutor has not opened.
  const isWaiting = plan.row === 'asked'
  const soon = after(asked_at, (tutor.answers_in * 60_000) / 3)
  const seen_at = soon < world.now && !isWaiting ? soon : null
  const circumstances = { random, sex: tutor.sex }
  const response_text = paragraph(texts.response, circumstances)
  const appointed = road.when('respond_personal') ?? road.when('appoint_tutor') ?? (plan.school ? road.when('set_school_processing') : null)
  if (appointed) {
    const byTutor = road.when('respond_personal') !== null
    const responded_at = plan.school ? null : byTutor ? appointed : soonest(after(asked_at, tutor.answers_in * 60_000), between(asked_at, appointed))
    const opened = after(appointed, 2 * HOUR)
    const isRead = plan.status > STATUS.appointed || random.chance(0.6)
    return {
      ...row,
      state: 'appointed',
      response_text: responded_at ? response_text : '',
      seen_at,
      responded_at,
      appointed_at: appointed,
      appointed_seen_at: byTutor ? appointed : opened < world.now && plan.status !== STATUS.appointed ? opened : null,
      admin_read_at: responded_at && isRead ? appointed : null,
    }
  }
  const refused = road.when('refuse_personal')
  if (refused || plan.row === 'refused') {
    const reason = random.int(1, 7)
    const refused_comment = reason === 7 || random.chance(0.3) ? phrase(random.pick(texts.refused), circumstances) : ''
    return { ...row, state: 'refused', seen_at, refused_reason_id: reason, refused_comment, closed_at: refused ?? seen_at ?? asked_at }
  }
  if (plan.row === 'asked') return row
  if (plan.row === 'closed') return { ...row, state: 'closed', seen_at, closed_at: after(asked_at, HOUR) }
  return plan.row === 'responded'
    ? { ...row, state: 'responded', response_text, rate_id: tutor.rate, seen_at: asked_at, responded_at: between(asked_at, world.now) }
    : null
}

/** Others who were offered the order: some silent, some ready, some not; all closed once it was over. */
function candidateRow(
  { id, random, world }: Making,
  other: TutorInBrief,
  offered: Date,
  { over, mayAnswer }: { over: boolean; mayAnswer: boolean },
): TutorRow {
  const row: TutorRow = {
    ...emptyRow,
    order_id: id,
    tutor_id: other.id,
    kind: 'potential',
    state: 'asked',
    asked_at: offered,
    yellow: random.chance(0.04),
  }
  const circumstances = { random, sex: other.sex }
  const answer = random.weighted({ silent: 50, seen: 15, ready: mayAnswer ? 27 : 0, refused: 8 })
  const answered = soonest(after(offered, other.answers_in * (0.5 + random.next()) * 60_000), between(offered, world.now))
  const closed = over ? { state: 'closed' as const, closed_at: soonest(after(answered, HOUR), world.now) } : {}
  if (answer === 'refused') return { ...row, state: 'refused', seen_at: answered, refused_reason_id: random.int(1, 6), closed_at: answered }
  if (answer !== 'ready') return { ...row, ...closed, seen_at: answer === 'seen' ? answered : null }
  const response_text = paragraph(world.texts.response, circumstances)
  const admin_read_at = over || random.chance(0.6) ? answered : null
  return { ...row, state: 'responded', response_text, rate_id: other.rate, seen_at: answered, responded_at: answered, admin_read_at, ...closed }
}

const between = (from: Date, to: Date) => after(from, (to.getTime() - from.getTime()) * 0.6)
const soonest = (one: Date, other: Date) => (one < other ? one : other)

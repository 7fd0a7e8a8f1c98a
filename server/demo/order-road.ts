import { REVIEW, STATUS, type Status } from '../../schemas/index.ts'
import type { OrderPlan } from './order-plan.ts'
import type { Random } from './random.ts'
import { after, HOUR } from './world.ts'

export type Role = 'client' | 'tutor' | 'admin' | 'timer'

/** One line of the order's log. */
export interface Step {
  action: string
  from: Status | null
  to: Status
  role: Role
  at: Date
}

/** How a plan was walked: the log, and the moment each action happened. */
export interface Road {
  steps: Step[]
  when(action: string): Date | null
}

/** When the order was first offered to matching tutors. */
export const offeredAt = (road: Road) => road.when('set_potential') ?? road.when('offer')

type Stage = [action: string, to: Status | 'same', role: Role, shortest: number, longest: number]

interface Walker {
  now: Date
  isFree: boolean
  /** Usual minutes to the tutor's answer. */
  answers_in: number
}

/** Walks the order from its making to its status, by the actions of `order-life.ts`; waits are in hours and shrink to end before now. */
export function walk(plan: OrderPlan, random: Random, { now, isFree, answers_in }: Walker): Road {
  const stages = stagesOf(plan, random, { isFree, answers_in })
  const waits = stages.map(([, , , shortest, longest]) => shortest + (longest - shortest) * random.next())
  const inAll = waits.reduce((sum, wait) => sum + wait, 0)
  const age = (now.getTime() - plan.created_at.getTime()) / HOUR
  const pace = Math.min(1, (age * 0.92) / Math.max(inAll, 0.001))

  const start: Status = plan.school ? STATUS.school_new : STATUS.new
  const steps: Step[] = [{ action: 'create', from: null, to: start, role: 'client', at: plan.created_at }]
  let gone = 0
  let status: Status = start
  for (const [n, [action, target, role]] of stages.entries()) {
    gone += (waits[n] ?? 0) * pace
    const to: Status = target === 'same' ? status : target
    steps.push({ action, from: status, to, role, at: after(plan.created_at, gone * HOUR) })
    status = to
  }
  return { steps, when: (action) => steps.findLast((step) => step.action === action)?.at ?? null }
}

function stagesOf(plan: OrderPlan, random: Random, { isFree, answers_in }: Omit<Walker, 'now'>): Stage[] {
  const { status, prev } = plan
  const reached = prev ?? status
  const ending: Stage[] = []
  if (status === STATUS.paused) ending.push(['set_pause', STATUS.paused, 'admin', 8, 90])
  if (status === STATUS.lost) ending.push(['set_lost', STATUS.lost, 'admin', 12, 160])
  if (status === STATUS.deleted) ending.push(['delete', STATUS.deleted, 'admin', 4, 60])
  const way = plan.school ? schoolWay(reached) : plan.personal ? personalWay(plan, reached, answers_in / 60) : generalWay(reached, random)
  return [...way, ...paidWay(plan, reached, isFree, random), ...ending]
}

function schoolWay(reached: Status): Stage[] {
  return reached === STATUS.school_new ? [] : [['set_school_processing', STATUS.school_processing, 'admin', 1, 20]]
}

/** The client chose the tutor, who takes it or not. */
function personalWay({ row }: OrderPlan, reached: Status, hours: number): Stage[] {
  if (reached === STATUS.new) return []
  if (reached === STATUS.processing) {
    const refusal: Stage[] = row === 'refused' ? [['refuse_personal', 'same', 'tutor', 1, 20]] : []
    return [...refusal, ['set_processing', STATUS.processing, 'admin', 0.3, 6]]
  }
  if (reached === STATUS.potential)
    return [
      ['refuse_personal', 'same', 'tutor', 1, 8],
      ['offer', STATUS.potential, 'timer', 0.02, 0.1],
    ]
  return [['respond_personal', STATUS.appointed, 'tutor', hours / 2, hours * 1.6]]
}

/** A manager finds the tutor among those who answered. */
function generalWay(reached: Status, random: Random): Stage[] {
  if (reached === STATUS.new) return []
  const taken: Stage = ['set_processing', STATUS.processing, 'admin', 0.2, 5]
  const offered: Stage = ['set_potential', STATUS.potential, 'admin', 0.2, 3]
  if (reached === STATUS.processing) return [taken]
  if (reached === STATUS.potential) return [taken, offered]
  return [taken, offered, ['appoint_tutor', STATUS.appointed, random.pick(['admin', 'client'] as const), 4, 40]]
}

function paidWay(plan: OrderPlan, reached: Status, isFree: boolean, random: Random): Stage[] {
  const dated: Stage[] = plan.school ? [] : [['set_first_class', STATUS.waiting_pay, 'tutor', 1, 22]]
  if (reached === STATUS.waiting_pay) return dated
  if (reached !== STATUS.paid) return []
  const payment: Stage =
    plan.school || (!isFree && random.chance(0.35))
      ? ['set_paid', STATUS.paid, 'admin', 50, 150]
      : isFree
        ? ['close_free', STATUS.paid, 'timer', 50, 130]
        : ['pay_from_wallet', STATUS.paid, 'tutor', 40, 140]
  return [...dated, payment, ...reviewWay(plan, random)]
}

function reviewWay({ review, unanswered }: OrderPlan, random: Random): Stage[] {
  const asked: Stage = ['request_review', 'same', random.pick(['tutor', 'timer'] as const), 190, 330]
  if (review === REVIEW.requested) return [asked]
  if (review === REVIEW.closed) return [asked, ['set_no_review', 'same', 'timer', 1100, 1150]]
  if (review !== REVIEW.written) return []
  const written: Stage = ['set_review', 'same', 'client', 10, 120]
  return unanswered ? [asked, written] : [asked, written, ['response_review', 'same', 'tutor', 2, 70]]
}

import { REVIEW, type ReviewStatus, type RowKind, type RowState, STATUS, type Status } from './order-status.ts'
import { FIRST_CLASS_CHANGES, MOST_ASKED, MOST_RESPONSES, RESPONSE_HOURS, REVIEW_AGAIN_DAYS, REVIEW_DAYS } from './order-terms.ts'

export * from './order-status.ts'

/** What the rules ask about an order. `own` is the viewer's order-tutor row; times are unix seconds. */
export interface OrderFacts {
  now: number
  status: Status
  review_status: ReviewStatus
  review_mark: string | null
  review_at: number | null
  review_requested_at: number | null
  review_response_at: number | null
  date_payment_deadline: number | null
  first_class_changes: number
  commission_sum: number
  has_appointed: boolean
  open_personal: number
  responded: number
  /** Tutors who may still take the order and are not marked to be called first, and all who are. */
  unmarked: number
  marked: number
  own?: { kind: RowKind; state: RowState } | null
  /** It went to the partner school. */
  of_school?: boolean
  /** The viewing tutor fits an offered order without having been asked (spec: decisions ORD-12). */
  fits?: boolean
}

/** Where an action leads: a status, `same`, or one that the order itself remembers. */
export type Target = Status | 'same' | 'before_pause' | 'before_lost' | 'before_paid'

/** What else a change does, in this order; server/orders/effects.ts holds one function for each name. */
export type Effect =
  | 'take_over'
  | 'offer_to_matching'
  | 'offer_next_wave'
  | 'close_unanswered'
  | 'close_other_rows'
  | 'appoint_row'
  | 'remove_row'
  | 'refuse_row'
  | 'close_row'
  | 'release_tutor'
  | 'offer_when_none_is_asked'
  | 'respond_row'
  | 'ask_row'
  | 'drop_deadline'
  | 'set_deadline'
  | 'move_deadline'
  | 'keep_status'
  | 'store_payment'
  | 'pay_from_wallet'
  | 'refund'
  | 'store_review'
  | 'store_response'
  | 'ask_review'
  | 'close_review'
  | 'reopen_review'
  | 'recompute_commission'
  | 'show_tutor_again'
  | 'hand_to_school'
  | 'leave_school'
  | 'end_with_client'
  | 'tell_school_paid'

export interface Rule {
  from: readonly Status[]
  to: Target
  effects: readonly Effect[]
  /** Review statuses in which the action is open; any when absent. */
  review?: readonly ReviewStatus[]
  /** The tutor's own row has to be one of these. */
  own?: { kind?: RowKind; states: readonly RowState[] }
  /** A condition that a list of statuses can't say. */
  when?: (order: OrderFacts) => boolean
}

export type Side = 'admin' | 'tutor' | 'client' | 'request' | 'timer'

const HOUR = 3600
const DAY = 86_400
const inWork = [STATUS.new, STATUS.processing, STATUS.potential] as const
const school = [STATUS.school_new, STATUS.school_processing] as const
const taken = [STATUS.appointed, STATUS.waiting_pay] as const
const ended = [STATUS.paid, STATUS.lost] as const
const alive = [...inWork, ...taken, STATUS.paused, ...ended, ...school] as const

/** A tutor is still looked for. */
export const IN_WORK: readonly Status[] = inWork
/** Neither paid nor lost nor deleted. */
export const OPEN: readonly Status[] = [...inWork, ...taken, STATUS.paused, ...school]
/** Handed over to the partner school. */
export const AT_SCHOOL: readonly number[] = school
/** Paid or lost. */
export const ENDED: readonly Status[] = ended
/** A tutor may be at it: it is offered or taken, or was when it was paused. */
export const WITH_TUTORS: readonly Status[] = [STATUS.potential, ...taken, STATUS.paused]
/** The lessons are agreed on or under way: what a tutor counts as work in hand, orders of the school among it. */
export const IN_HAND: readonly Status[] = [STATUS.potential, ...taken, STATUS.paused, STATUS.school_processing]
const isMarked = (order: OrderFacts) => order.review_mark !== null
const hasTutor = (order: OrderFacts) => order.has_appointed

/**
 * The order's life as one table: action → from → to → effects, by whom (spec: decisions ORD-1..6).
 * Server, panel and site read it; what is not in it answers `wrong_status`.
 */
export const orderLife = {
  admin: {
    save: [{ from: alive, to: 'same', effects: ['recompute_commission'] }],
    set_processing: [{ from: [STATUS.new, STATUS.potential], to: STATUS.processing, effects: ['take_over'] }],
    set_potential: [{ from: [STATUS.new, STATUS.processing], to: STATUS.potential, effects: ['offer_to_matching'] }],
    set_potential_off: [{ from: [STATUS.potential], to: STATUS.processing, effects: ['close_unanswered'] }],
    appoint_tutor: [
      { from: inWork, to: STATUS.appointed, effects: ['appoint_row', 'close_other_rows', 'recompute_commission'] },
      { from: school, to: 'same', effects: ['appoint_row', 'close_other_rows'] },
    ],
    delete_tutor: [
      { from: taken, to: STATUS.processing, effects: ['remove_row', 'drop_deadline', 'recompute_commission', 'show_tutor_again'] },
      { from: [...inWork, ...school], to: 'same', effects: ['remove_row'] },
    ],
    set_first_class: [
      { from: taken, to: STATUS.waiting_pay, effects: ['set_deadline', 'show_tutor_again'] },
      { from: school, to: 'same', effects: [] },
    ],
    set_paid: [{ from: [...taken, ...school], to: STATUS.paid, effects: ['store_payment', 'drop_deadline', 'show_tutor_again'] }],
    set_paid_off: [{ from: [STATUS.paid], to: 'before_paid', effects: ['refund'], review: [REVIEW.none, REVIEW.requested, REVIEW.closed] }],
    set_lost: [{ from: [...inWork, ...taken, STATUS.paused, ...school], to: STATUS.lost, effects: ['keep_status', 'show_tutor_again'] }],
    set_lost_off: [{ from: [STATUS.lost], to: 'before_lost', effects: ['move_deadline', 'release_tutor', 'recompute_commission'] }],
    set_pause: [{ from: [...inWork, ...taken, ...school], to: STATUS.paused, effects: ['keep_status'] }],
    unpause: [{ from: [STATUS.paused], to: 'before_pause', effects: ['move_deadline'] }],
    set_no_review: [{ from: [STATUS.paid], to: 'same', effects: ['close_review'], review: [REVIEW.none, REVIEW.requested] }],
    set_empty_review: [{ from: [STATUS.paid], to: 'same', effects: ['reopen_review'], review: [REVIEW.closed] }],
    set_review: [{ from: [STATUS.paid], to: 'same', effects: ['store_review'], when: isMarked }],
    set_review_response: [{ from: [STATUS.paid], to: 'same', effects: ['store_response'], review: [REVIEW.written] }],
    delete: [{ from: [...inWork, ...taken, STATUS.paused, STATUS.lost, ...school], to: STATUS.deleted, effects: ['show_tutor_again'] }],
    set_school_new: [{ from: [...inWork, STATUS.school_processing], to: STATUS.school_new, effects: ['hand_to_school', 'recompute_commission'] }],
    set_school_processing: [{ from: [STATUS.school_new], to: STATUS.school_processing, effects: [] }],
    set_docento_new: [{ from: school, to: STATUS.new, effects: ['leave_school', 'recompute_commission'] }],
    set_manager: [{ from: alive, to: 'same', effects: [] }],
    set_favorite: [{ from: alive, to: 'same', effects: [] }],
    tutor_mark_yellow: [{ from: alive, to: 'same', effects: [], when: (order) => order.unmarked > 0 }],
    tutor_mark_yellow_off: [{ from: alive, to: 'same', effects: [], when: (order) => order.marked > 0 }],
    set_auto_appoint_potential_tutors: [{ from: alive, to: 'same', effects: [] }],
    sms_client: [{ from: alive, to: 'same', effects: [] }],
    sms_tutor: [{ from: alive, to: 'same', effects: [], when: hasTutor }],
  },
  tutor: {
    respond_personal: [
      {
        from: inWork,
        to: STATUS.appointed,
        effects: ['appoint_row', 'close_other_rows', 'recompute_commission'],
        own: { kind: 'personal', states: ['asked'] },
      },
    ],
    refuse_personal: [
      { from: inWork, to: 'same', effects: ['refuse_row', 'offer_when_none_is_asked'], own: { kind: 'personal', states: ['asked'] } },
    ],
    respond_potential: [
      {
        from: [STATUS.potential],
        to: 'same',
        effects: ['respond_row'],
        when: (order) =>
          order.responded < MOST_RESPONSES && (order.own ? order.own.kind !== 'personal' && order.own.state === 'asked' : order.fits === true),
      },
    ],
    set_first_class: [
      { from: [STATUS.appointed], to: STATUS.waiting_pay, effects: ['set_deadline'], own: { states: ['appointed'] } },
      {
        from: [STATUS.waiting_pay],
        to: 'same',
        effects: ['set_deadline'],
        own: { states: ['appointed'] },
        when: (order) => order.first_class_changes < FIRST_CLASS_CHANGES && order.now <= (order.date_payment_deadline ?? 0),
      },
    ],
    set_refused_reason: [
      {
        from: taken,
        to: STATUS.processing,
        effects: ['refuse_row', 'drop_deadline', 'recompute_commission', 'show_tutor_again'],
        own: { states: ['appointed'] },
      },
      { from: alive, to: 'same', effects: ['refuse_row'], own: { states: ['refused'] } },
    ],
    pay_from_wallet: [
      {
        from: taken,
        to: STATUS.paid,
        effects: ['pay_from_wallet', 'store_payment', 'drop_deadline', 'show_tutor_again'],
        own: { states: ['appointed'] },
        when: (order) => order.commission_sum > 0,
      },
    ],
    request_review: [
      {
        from: [STATUS.paid],
        to: 'same',
        effects: ['ask_review'],
        own: { states: ['appointed'] },
        review: [REVIEW.none, REVIEW.requested],
        when: (order) => order.review_status === REVIEW.none || order.now - (order.review_requested_at ?? 0) >= REVIEW_AGAIN_DAYS * DAY,
      },
    ],
    response_review: [
      {
        from: [STATUS.paid],
        to: 'same',
        effects: ['store_response'],
        own: { states: ['appointed'] },
        review: [REVIEW.written],
        when: (order) => order.review_response_at === null || order.now - order.review_response_at < RESPONSE_HOURS * HOUR,
      },
    ],
  },
  client: {
    make_personal_tutor: [{ from: inWork, to: 'same', effects: ['ask_row'], when: (order) => order.open_personal < MOST_ASKED }],
    appoint_tutor: [
      {
        from: inWork,
        to: STATUS.appointed,
        effects: ['appoint_row', 'close_other_rows', 'recompute_commission'],
        when: (order) => order.responded > 0,
      },
    ],
    set_rate: [{ from: [...inWork, ...taken], to: 'same', effects: ['recompute_commission'] }],
    set_first_class: [{ from: taken, to: STATUS.waiting_pay, effects: ['set_deadline'] }],
    set_review: [
      {
        from: [STATUS.paid],
        to: 'same',
        effects: ['store_review'],
        review: [REVIEW.none, REVIEW.requested, REVIEW.written],
        when: (order) => order.review_status !== REVIEW.written || order.now - (order.review_at ?? 0) < REVIEW_DAYS * DAY,
      },
    ],
    // What the client has bought of the partner school, when the bank says so.
    pay: [{ from: school, to: STATUS.paid, effects: ['store_payment', 'drop_deadline', 'show_tutor_again', 'tell_school_paid'] }],
    get_school_auth_token: [
      { from: school, to: 'same', effects: [] },
      { from: [STATUS.paid], to: 'same', effects: [], when: (order) => order.of_school === true },
    ],
  },
  // What the browser that made the order adds to it (decisions ORD-19).
  request: {
    add_info: [{ from: [...inWork, ...school], to: 'same', effects: ['recompute_commission'] }],
    add_date_first_class: [{ from: [...inWork, ...school], to: 'same', effects: [] }],
  },
  timer: {
    offer: [{ from: [STATUS.new, STATUS.processing], to: STATUS.potential, effects: ['offer_to_matching'] }],
    second_wave: [{ from: [STATUS.potential], to: 'same', effects: ['offer_next_wave'] }],
    unpause: [{ from: [STATUS.paused], to: 'before_pause', effects: ['move_deadline'] }],
    request_review: [{ from: [STATUS.paid], to: 'same', effects: ['ask_review'], review: [REVIEW.none] }],
    set_no_review: [{ from: [STATUS.paid], to: 'same', effects: ['close_review'], review: [REVIEW.none, REVIEW.requested] }],
    close_free: [{ from: [STATUS.waiting_pay], to: STATUS.paid, effects: ['store_payment', 'drop_deadline', 'show_tutor_again'] }],
    // What the settings of transfer send on, and the school's number for it (decisions SCH-5, SCH-10).
    divert_to_school: [{ from: [STATUS.new], to: STATUS.school_new, effects: ['hand_to_school', 'recompute_commission'] }],
    school_answered: [{ from: alive, to: 'same', effects: [] }],
    // What the school tells of it afterwards.
    set_school_processing: [{ from: [STATUS.school_new], to: STATUS.school_processing, effects: [] }],
    appoint_tutor: [{ from: school, to: 'same', effects: ['appoint_row', 'close_other_rows'] }],
    set_paid: [{ from: school, to: STATUS.paid, effects: ['store_payment', 'drop_deadline', 'show_tutor_again'] }],
    set_lost: [{ from: school, to: STATUS.lost, effects: ['keep_status', 'show_tutor_again'] }],
    client_gone: [{ from: OPEN, to: STATUS.deleted, effects: ['show_tutor_again', 'end_with_client'] }],
    tutor_gone: [
      { from: taken, to: STATUS.processing, effects: ['close_row', 'drop_deadline', 'recompute_commission', 'show_tutor_again'] },
      { from: OPEN, to: 'same', effects: ['close_row', 'offer_when_none_is_asked'] },
    ],
  },
} as const satisfies Record<Side, Record<string, readonly Rule[]>>

/** Steps of staff that write to nobody and move no money: whoever took one may take it back for a moment, unless something else has happened since. */
export const undoable = [
  'set_processing',
  'set_potential_off',
  'set_lost',
  'set_lost_off',
  'set_pause',
  'unpause',
  'set_no_review',
  'set_empty_review',
  'set_school_processing',
] as const satisfies readonly (keyof (typeof orderLife)['admin'])[]
/** How long it may be taken back: the toast stands for four seconds, the way to the server takes its own. */
export const UNDO_SECONDS = 10

export type Action<S extends Side = Side> = { [K in S]: keyof (typeof orderLife)[K] & string }[S]

/** The rule by which this side may do this now, or undefined: then the answer is `wrong_status`. */
export function ruleFor<S extends Side>(side: S, action: Action<S>, order: OrderFacts): Rule | undefined {
  const rules = (orderLife[side] as Record<string, readonly Rule[]>)[action] ?? []
  return rules.find(
    ({ from, review, own, when }) =>
      from.includes(order.status) &&
      (!review || review.includes(order.review_status)) &&
      (!own || (order.own && own.states.includes(order.own.state) && (!own.kind || own.kind === order.own.kind))) &&
      (!when || when(order)),
  )
}

/** Names of the actions open to this side now, in the table's order. */
export const openActions = (side: Side, order: OrderFacts): string[] =>
  Object.keys(orderLife[side]).filter((action) => ruleFor(side, action as Action, order) !== undefined)

import { STATUS, type Status } from '../../schemas/order-life.ts'
import type { Area } from '../../schemas/rights.ts'
import type { IconName } from '../ui/icons.ts'

export interface PlainAction {
  icon: IconName
  /** Only staff of this area see it, beside those who may use orders. */
  area?: Area
  /** Asks once more before it is done. */
  asks?: boolean
  /** Key of what the toast says instead of 'saved'. */
  done?: string
}

/** Actions that are one call with the order's number alone: name → sign and what guards it. Its call is `/admin/order/{name}`, its words are `orders.actions.{name}`. */
export const plainActions = {
  set_processing: { icon: 'user' },
  set_potential: { icon: 'users', asks: true },
  set_potential_off: { icon: 'back' },
  unpause: { icon: 'next' },
  set_lost_off: { icon: 'back' },
  set_no_review: { icon: 'close' },
  set_empty_review: { icon: 'back' },
  set_paid_off: { icon: 'back', area: 'orders_irreversible', asks: true },
  set_school_new: { icon: 'cap', asks: true },
  set_school_processing: { icon: 'cap' },
  set_docento_new: { icon: 'back', asks: true },
  sms_client: { icon: 'message', done: 'orders.done.sms_client' },
  sms_tutor: { icon: 'message', done: 'orders.done.sms_tutor' },
} as const satisfies Record<string, PlainAction>

export type PlainActionName = keyof typeof plainActions
export const plainActionNames = Object.keys(plainActions) as PlainActionName[]

/** The step each status waits for, drawn solid; the others are outlined. */
const forward: Partial<Record<Status, string>> = {
  [STATUS.new]: 'set_processing',
  [STATUS.processing]: 'set_potential',
  [STATUS.appointed]: 'set_first_class',
  [STATUS.waiting_pay]: 'set_paid',
  [STATUS.paused]: 'unpause',
  [STATUS.lost]: 'set_lost_off',
  [STATUS.school_new]: 'set_school_processing',
  [STATUS.school_processing]: 'set_paid',
}

/** Whether an action is the next step of an order in this status. */
export const isForward = (action: string, status: number): boolean => forward[status as Status] === action

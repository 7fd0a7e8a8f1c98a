import { STATUS } from '../../../schemas/order-status.ts'

/** Dialogs of a tutor's order, by the actions that open them. */
export type TutorDialog =
  | 'respond_personal'
  | 'refuse_personal'
  | 'respond_potential'
  | 'set_first_class'
  | 'set_refused_reason'
  | 'pay_from_wallet'
  | 'response_review'

/** The one thing that an order in a list asks of its tutor; null when it only can be opened. */
export function rowAction({ status, actions }: { status: number; actions: readonly string[] }): TutorDialog | null {
  const can = (action: TutorDialog) => actions.includes(action)
  if (can('respond_personal')) return 'respond_personal'
  if (can('respond_potential')) return 'respond_potential'
  if (status === STATUS.appointed && can('set_first_class')) return 'set_first_class'
  if (status === STATUS.waiting_pay && can('pay_from_wallet')) return 'pay_from_wallet'
  if (can('response_review')) return 'response_review'
  return null
}

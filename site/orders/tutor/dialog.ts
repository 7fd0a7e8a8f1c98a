import type { OrderForTutor } from '../../../schemas/orders.ts'
import type { Doing } from '../use-action.ts'

/** What each dialog of a tutor's order is given. */
export interface TutorDialogProps {
  order: OrderForTutor
  doing: Doing
  take: (order: OrderForTutor) => void
  onClose: () => void
}

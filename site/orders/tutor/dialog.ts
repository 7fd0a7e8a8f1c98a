import type { OrderForTutor } from '../../../schemas/orders.ts'

/** What each dialog of a tutor's order is given. */
export interface TutorDialogProps {
  order: OrderForTutor
  take: (order: OrderForTutor) => void
  onClose: () => void
}

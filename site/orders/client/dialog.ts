import type { OrderForClient, OrderTutorForClient } from '../../../schemas/orders.ts'

/** What each dialog of a client's order is given. */
export interface ClientDialogProps {
  order: OrderForClient
  /** The one it is about, where it is about one. */
  tutor: OrderTutorForClient | null
  take: (order: OrderForClient) => void
  onClose: () => void
}

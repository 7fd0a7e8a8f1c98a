import { useRecordContext } from 'react-admin'
import type { OrderForStaff } from '../../schemas/index.ts'

/** The order of the screen. */
export function useOrder(): OrderForStaff {
  const order = useRecordContext<OrderForStaff>()
  if (!order) throw new Error('useOrder outside of an order')
  return order
}

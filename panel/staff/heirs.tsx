import { required, useTranslate } from 'react-admin'
import { useOrderRules } from '../orders/order-rules.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'

export interface HeirValues {
  to: 'stay' | 'in_turn' | number
}

/** What the calls take for whom was chosen. */
export const heirsOf = ({ to }: HeirValues) => (to === 'stay' ? {} : to === 'in_turn' ? { in_turn: true } : { to_admin_id: Number(to) })

/** The input that shows the problem of a call's field. */
export const sourceOfHeir = (field: string) => (field === 'to_admin_id' || field === 'in_turn' ? 'to' : field)

/** Whose the open orders of a colleague become. */
export function HeirInput({ of: id, mayStay = false }: { of: number; mayStay?: boolean }) {
  const translate = useTranslate()
  const managers = useOrderRules()('admin_id').filter((one) => one.id !== id)
  const worded = (['in_turn', ...(mayStay ? ['stay'] : [])] as const).map((name) => ({
    id: name,
    name: translate(name === 'stay' ? 'staff.hand_over.stay' : 'staff.fields.in_turn'),
  }))
  return <ChoiceInput source="to" label="staff.fields.to_admin_id" choices={[...worded, ...managers]} validate={required()} />
}

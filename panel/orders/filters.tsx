import type { ReactElement } from 'react'
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { orderReaches } from '../../schemas/order-terms.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { DayInput } from '../ui/form/DayInput.tsx'
import { useIsWide } from '../ui/is-wide.ts'
import { useKinds } from './order-kinds.ts'
import { distinct, useManagers, useOrderRules } from './order-rules.ts'
import { StatusTabs } from './StatusTabs.tsx'

const worded = (key: string, ids: readonly (string | number)[]) => ids.map((id) => ({ id, name: `${key}.${id}` }))
const places = worded('enums.place_order', ['online', 'tutor', 'client'])
const reviewStatuses = worded('enums.review_status', [0, 1, 2, 3])
const reaches = worded('orders.reaches', orderReaches)
const deadlines = worded('orders.deadlines', ['near', 'overdue'])

/** All filters of the list in the order of their use (spec: decisions ORD-9). */
export function useOrderFilters(): ReactElement[] {
  const options = useOrderRules()
  const kinds = useKinds()
  const isWide = useIsWide()
  const managers = useManagers()
  return [
    <StatusTabs key="status" source="status" alwaysOn saysItself />,
    <TextInput key="client_text" source="client_text" alwaysOn={isWide} />,
    <ChoiceInput key="lesson_id" source="lesson_id" choices={options('lesson_id')} alwaysOn={isWide} />,
    <ChoiceInput key="city_id" source="city_id" choices={options('city_id')} alwaysOn={isWide} />,
    <ChoiceInput key="admin_id" source="admin_id" choices={managers} alwaysOn={isWide} />,
    <SelectInput key="place" source="place" choices={places} alwaysOn={isWide} />,
    <NumberInput key="order_id" source="order_id" />,
    <NumberInput key="tutor_id" source="tutor_id" />,
    <NumberInput key="client_id" source="client_id" />,
    <ChoiceInput key="level_id" source="level_id" choices={distinct(options('level_id'))} />,
    <SelectInput key="kind" source="kind" choices={kinds} />,
    <ChoiceInput key="request_origin" source="request_origin" choices={options('request_origin')} />,
    <SelectInput key="review_status" source="review_status" choices={reviewStatuses} />,
    <DayInput key="date_from" source="date_from" />,
    <DayInput key="date_to" source="date_to" isEnd />,
    <DayInput key="first_class_from" source="first_class_from" />,
    <DayInput key="first_class_to" source="first_class_to" isEnd />,
    <DayInput key="paid_from" source="paid_from" />,
    <DayInput key="paid_to" source="paid_to" isEnd />,
    <SelectInput key="deadline" source="deadline" choices={deadlines} />,
    <SelectInput key="reached" source="reached" choices={reaches} />,
    <BooleanInput key="former_manager" source="former_manager" defaultValue />,
    <BooleanInput key="has_unread_chat" source="has_unread_chat" defaultValue />,
    <BooleanInput key="favorite" source="favorite" defaultValue />,
    <BooleanInput key="yellow" source="yellow" defaultValue />,
  ]
}

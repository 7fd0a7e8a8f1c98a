import type { ReactElement } from 'react'
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin'
import { useEdition } from '../edition.ts'
import { distinct, useOrderRules } from '../orders/order-rules.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { DayInput } from '../ui/form/DayInput.tsx'
import { SeveralInput } from '../ui/form/SeveralInput.tsx'
import { useIsWide } from '../ui/is-wide.ts'

const worded = (key: string, ids: readonly number[]) => ids.map((id) => ({ id, name: `${key}.${id}` }))
const statuses = worded('enums.tutor_status', [1, 2, 3, 4, 5, 6, 7, 8, 9])
const profs = worded('enums.prof', [1, 2])
const billing = worded('tutors.billing_statuses', [0, 1, 2, 3])

/** All filters of the list of tutors in the order of their use (spec: decisions ADM-12). */
export function useTutorFilters(): ReactElement[] {
  const options = useOrderRules()
  const { flags } = useEdition()
  const isWide = useIsWide()
  return [
    <TextInput key="text" source="text" alwaysOn={isWide} />,
    <SeveralInput key="status" source="status" choices={statuses} alwaysOn={isWide} />,
    <ChoiceInput key="lesson_id" source="lesson_id" choices={options('lesson_id')} alwaysOn={isWide} />,
    <ChoiceInput key="city_id" source="city_id" choices={options('city_id')} alwaysOn={isWide} />,
    <NumberInput key="id" source="id" />,
    <ChoiceInput key="level_id" source="level_id" choices={distinct(options('level_id'))} />,
    <SelectInput key="prof" source="prof" choices={profs} />,
    ...(flags.billing_data ? [<SelectInput key="billing_status" source="billing_status" choices={billing} />] : []),
    <NumberInput key="points_from" source="points_from" />,
    <DayInput key="registered_from" source="registered_from" />,
    <DayInput key="registered_to" source="registered_to" isEnd />,
    <DayInput key="last_login_from" source="last_login_from" />,
    <DayInput key="last_login_to" source="last_login_to" isEnd />,
    <BooleanInput key="work_online" source="work_online" defaultValue />,
    <BooleanInput key="verified" source="verified" defaultValue />,
    <BooleanInput key="verification_requested" source="verification_requested" defaultValue />,
    <BooleanInput key="has_top" source="has_top" defaultValue />,
    <BooleanInput key="favorite" source="favorite" defaultValue />,
  ]
}

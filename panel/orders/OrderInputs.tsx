import { styled } from '@mui/material/styles'
import { CheckboxGroupInput, required, SelectInput, TextInput } from 'react-admin'
import { orderLimits } from '../../schemas/order-options.ts'
import { length } from '../ui/form/rules.ts'
import { LessonsInput, type LessonsInputProps } from './LessonsInput.tsx'
import { orNone, useOrderRules } from './order-rules.ts'
import { PlacesInput } from './PlacesInput.tsx'
import { RateInput } from './RateInput.tsx'

export const Fields = styled('div')({ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' })

const wishesRules = length(orderLimits.wishes)
const commentRules = length(orderLimits.admin_comment)

/** The order form in reading order: what, where, how, from whom, for colleagues. Edit and create share it. */
export function OrderInputs({ own }: LessonsInputProps) {
  const options = useOrderRules()
  return (
    <>
      <LessonsInput own={own} />
      <PlacesInput />
      <Fields>
        <SelectInput source="class_regularity" choices={options('class_regularity')} validate={required()} />
        <SelectInput source="class_duration" choices={options('class_duration')} validate={required()} />
        <RateInput />
      </Fields>
      <CheckboxGroupInput source="time_intervals" choices={options('time_intervals')} />
      <Fields>
        <SelectInput source="client_age" choices={options('client_age')} validate={required()} />
        <SelectInput source="practice_id" choices={orNone('common.any', options('practice_id'))} isRequired />
        <SelectInput source="tutor_sex" choices={options('tutor_sex')} validate={required()} />
      </Fields>
      <TextInput source="wishes" multiline minRows={3} validate={wishesRules} />
      <Fields>
        <SelectInput source="request_origin" choices={options('request_origin')} validate={required()} />
        <SelectInput source="admin_id" choices={orNone('orders.no_manager', options('admin_id'))} isRequired />
        <SelectInput source="lang" choices={options('lang')} validate={required()} />
      </Fields>
      <TextInput source="admin_comment" multiline minRows={2} validate={commentRules} />
    </>
  )
}

/** The input that shows the problem of a contract's field whose value the form keeps in rows. */
export const sourceOf = (field: string): string => rowsOf[field] ?? field
const rowsOf: Readonly<Record<string, string>> = {
  lesson_levels: 'lessons.0.lesson',
  'locations.client_place': 'client_places.0.city',
  'locations.tutor_place': 'tutor_places.0.city',
}

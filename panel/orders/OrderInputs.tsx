import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { ChecksInput } from '../ui/form/choices.tsx'
import { SelectInput, TextAreaInput } from '../ui/form/inputs.tsx'
import { length } from '../ui/form/rules.ts'
import { LessonsInput } from './LessonsInput.tsx'
import { useOrderRules } from './order-filters.ts'
import { PlacesInput } from './PlacesInput.tsx'
import { RateInput } from './RateInput.tsx'

export const Fields = styled('div')({ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' })

/** The order form in reading order: what, where, how, from whom, for colleagues. Edit and create share it. */
export function OrderInputs() {
  const options = useOrderRules()
  const translate = useTranslate()
  return (
    <>
      <LessonsInput />
      <PlacesInput />
      <Fields>
        <SelectInput source="class_regularity" options={options('class_regularity')} />
        <SelectInput source="class_duration" options={options('class_duration')} />
        <RateInput />
      </Fields>
      <ChecksInput source="time_intervals" options={options('time_intervals')} />
      <Fields>
        <SelectInput source="client_age" options={options('client_age')} />
        <SelectInput source="practice_id" options={options('practice_id')} none={translate('common.any')} />
        <SelectInput source="tutor_sex" options={options('tutor_sex')} />
      </Fields>
      <TextAreaInput source="wishes" rows={3} validate={length([0, 2000])} isOptional />
      <Fields>
        <SelectInput source="request_origin" options={options('request_origin')} />
        <SelectInput source="admin_id" options={options('admin_id')} none={translate('orders.no_manager')} />
        <SelectInput source="lang" options={options('lang')} />
      </Fields>
      <TextAreaInput source="admin_comment" rows={2} validate={length([0, 2000])} isOptional />
    </>
  )
}

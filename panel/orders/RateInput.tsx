import { useInput, useTranslate } from 'ra-core'
import { ComboBox } from '../ui/form/ComboBox.tsx'
import { useOrderRules } from './order-filters.ts'

/** The price per hour, one of the edition's points; none means each tutor's own. */
export function RateInput() {
  const { field, fieldState } = useInput({ source: 'rate_id' })
  const options = useOrderRules()
  const translate = useTranslate()
  return (
    <ComboBox
      label={translate('fields.rate_id')}
      options={options('rate_id')}
      value={field.value}
      onChange={field.onChange}
      placeholder={translate('orders.own_rate')}
      isField
      isInvalid={fieldState.invalid}
    />
  )
}

import { AutocompleteInput, useTranslate } from 'react-admin'
import { useOrderRules } from './order-rules.ts'

/** The price per hour, one of the edition's points; none means each tutor's own. */
export function RateInput() {
  const options = useOrderRules()
  const translate = useTranslate()
  return <AutocompleteInput source="rate_id" choices={options('rate_id')} TextFieldProps={{ placeholder: translate('orders.own_rate') }} />
}

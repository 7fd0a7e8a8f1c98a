import { formatMoney } from '../../../theme/money.ts'
import { useSite, useTexts } from '../../site.ts'
import { Field, Select } from '../../ui/Field.tsx'

interface Props {
  value: number | null
  hint?: string | undefined
  error?: string | undefined
  /** Words of the empty choice; without it a price has to be named. */
  empty?: string
}

/** The tutor's price for an hour, out of the edition's rates (spec: decisions ORD-18). */
export function RateField({ value, hint, error, empty }: Props) {
  const { edition, language } = useSite()
  const { price } = useTexts('orders-dialogs')
  const { per_hour, choose } = useTexts('common')
  const amounts = [...new Set([...edition.ratePoints, ...(value ? [value] : [])])].toSorted((one, other) => one - other)
  return (
    <Field name="rate_id" label={price} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          className="num"
          defaultValue={value ?? ''}
          empty={empty ?? choose}
          options={amounts.map((amount) => ({ value: amount, label: formatMoney(amount, edition, language) + per_hour }))}
        />
      )}
    </Field>
  )
}

import { orderLimits } from '../../../schemas/order-options.ts'
import { fillNumbers } from '../../../theme/fill-numbers.ts'
import { useSite, useTexts } from '../../site.ts'
import { Field, Textarea } from '../../ui/Field.tsx'

type Name = 'response_text' | 'review_response_text'

interface Props {
  name: Name
  label: string
  value?: string
  error?: string | undefined
  optional?: string
}

/** What a tutor writes, with its limits said before anything is wrong (spec: public 5, text length). */
export function MessageField({ name, label, value = '', error, optional }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('orders-dialogs').message
  const [min, max] = orderLimits[name]
  return (
    <Field name={name} label={label} hint={fillNumbers(t.hint, { min, max }, edition, language)} error={error} {...(optional && { optional })}>
      {(control) => <Textarea {...control} rows={6} maxLength={max} defaultValue={value} />}
    </Field>
  )
}

/** Whether a text keeps its limits; an optional one may be empty. */
export function fits(name: Name, text: string, isOptional = false): boolean {
  const [min, max] = orderLimits[name]
  return (isOptional && text === '') || (text.length >= min && text.length <= max)
}

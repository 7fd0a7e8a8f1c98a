import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { ChecksInput } from '../ui/form/choices.tsx'
import { TextAreaInput } from '../ui/form/inputs.tsx'
import { length, required } from '../ui/form/rules.ts'

/** Ids of the reasons as the contract numbers them; the last one wants a comment (spec: decisions ORD-8). */
const reasons = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const OTHER = 12

const InColumns = styled('div')({ '& fieldset > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' } })

/** Why a tutor or an order is given up. */
export function ReasonsInputs() {
  const translate = useTranslate()
  const chosen: unknown = useWatch({ name: 'remove_reasons.reasons' })
  const needsComment = Array.isArray(chosen) && chosen.includes(OTHER)
  return (
    <>
      <InColumns>
        <ChecksInput
          source="remove_reasons.reasons"
          label={translate('fields.remove_reasons')}
          options={reasons.map((id) => ({ id, name: translate(`enums.remove_reasons.${id}`) }))}
          validate={required}
        />
      </InColumns>
      <TextAreaInput
        source="remove_reasons.comment"
        label={translate('fields.comment')}
        rows={2}
        validate={needsComment ? [required, length([2, 500])] : length([0, 500])}
        isOptional={!needsComment}
      />
    </>
  )
}

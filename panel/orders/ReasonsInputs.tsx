import { styled } from '@mui/material/styles'
import { CheckboxGroupInput, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { length } from '../ui/form/rules.ts'

/** Ids of the reasons as the contract numbers them; the last one wants a comment (spec: decisions ORD-8). */
const reasons = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const OTHER = 12
const choices = reasons.map((id) => ({ id, name: `enums.remove_reasons.${id}` }))

const InColumns = styled('div')({ '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } })

/** Why a tutor or an order is given up. */
export function ReasonsInputs() {
  const chosen: unknown = useWatch({ name: 'remove_reasons.reasons' })
  const needsComment = Array.isArray(chosen) && chosen.includes(OTHER)
  return (
    <>
      <InColumns>
        <CheckboxGroupInput source="remove_reasons.reasons" label="fields.remove_reasons" choices={choices} validate={required()} />
      </InColumns>
      <TextInput
        source="remove_reasons.comment"
        label="fields.comment"
        multiline
        minRows={2}
        validate={needsComment ? [required(), ...length([2, 500])] : length([0, 500])}
      />
    </>
  )
}

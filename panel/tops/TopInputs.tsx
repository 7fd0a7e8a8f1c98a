import { BooleanInput, required, SelectInput, TextInput } from 'react-admin'
import { Row } from '../ui/boxes.ts'
import { MomentInput } from '../ui/form/MomentInput.tsx'
import { length } from '../ui/form/rules.ts'
import { usePlans } from './plans.ts'

/** What can be changed of a TOP; without an end it runs as long as its plan. */
export function TopInputs() {
  return (
    <>
      <SelectInput source="plan_id" choices={usePlans()} translateChoice={false} validate={required()} />
      <Row>
        <MomentInput source="date_from" validate={required()} />
        <MomentInput source="date_to" helperText="tops.end_of_plan" />
      </Row>
      <BooleanInput source="active" />
      <TextInput source="comment" multiline validate={length([0, 500])} />
    </>
  )
}

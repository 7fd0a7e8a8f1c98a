import { BooleanInput, email, required, SelectInput, TextInput } from 'react-admin'
import { EMAIL_LENGTH, PASSWORD_LENGTH } from '../../schemas/auth-terms.ts'
import { Row } from '../ui/boxes.ts'
import { length } from '../ui/form/rules.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { useStatusChoices } from './choices.ts'

/** A colleague; a saved one keeps the password unless another is typed. */
export const StaffInputs = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <Sheet title="staff.access">
      <TextInput source="name" validate={[required(), ...length([2, 100])]} />
      <TextInput source="email" type="email" autoComplete="off" validate={[required(), email(), ...length(EMAIL_LENGTH)]} />
      <TextInput
        source="password"
        type="password"
        autoComplete="new-password"
        validate={[...(isNew ? [required()] : []), ...length(PASSWORD_LENGTH)]}
        {...(!isNew && { helperText: 'staff.password_stays' })}
      />
      <SelectInput source="status" choices={useStatusChoices()} validate={required()} />
      <BooleanInput source="active" />
    </Sheet>
    <Sheet title="tutors.contacts">
      <TextInput source="phone" type="tel" validate={length([0, 30])} />
      <TextInput source="telephony_ext" validate={length([0, 10])} />
      <Row>
        <BooleanInput source="receives_calls" />
        <BooleanInput source="receives_notifications" />
      </Row>
    </Sheet>
  </>
)

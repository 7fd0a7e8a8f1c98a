import { BooleanInput, email, NumberInput, required, TextInput } from 'react-admin'
import { EMAIL_LENGTH } from '../../schemas/auth-terms.ts'
import { Row } from '../ui/boxes.ts'
import { length } from '../ui/form/rules.ts'
import { Sheet } from '../ui/Sheet.tsx'

/** Who mails come from; without a server of its own it uses that of the settings, and a saved one keeps its password unless another is typed. */
export const ProfileInputs = () => (
  <>
    <Sheet title="email_profiles.who">
      <TextInput source="name" validate={[required(), ...length([2, 100])]} />
      <TextInput source="from_name" validate={[required(), ...length([1, 100])]} />
      <TextInput source="from_email" type="email" validate={[required(), email(), ...length(EMAIL_LENGTH)]} />
      <TextInput source="reply_to" type="email" helperText="email_profiles.reply_to_left" validate={[email(), ...length(EMAIL_LENGTH)]} />
      <Row>
        <BooleanInput source="active" />
        <BooleanInput source="is_default" />
      </Row>
    </Sheet>
    <Sheet title="email_profiles.server">
      <TextInput source="smtp_host" helperText="email_profiles.server_left" validate={length([0, 253])} />
      <NumberInput source="smtp_port" min={1} max={65_535} />
      <BooleanInput source="secure" helperText="email_profiles.secure_means" />
      <TextInput source="smtp_user" autoComplete="off" validate={length([0, 200])} />
      <TextInput source="smtp_password" type="password" autoComplete="new-password" helperText="email_profiles.password_stays" />
    </Sheet>
  </>
)

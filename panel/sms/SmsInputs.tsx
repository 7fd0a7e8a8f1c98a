import { BooleanInput, CheckboxGroupInput, required, TextInput } from 'react-admin'
import { smsChannels } from '../../schemas/sms-parts.ts'
import { Places } from '../templates/Places.tsx'
import { knownPlaces } from '../templates/places-rule.ts'
import { StandardButton } from '../templates/StandardButton.tsx'
import { length } from '../ui/form/rules.ts'

const channels = smsChannels.map((id) => ({ id, name: `templates.carriers.${id}` }))

export const SmsInputs = () => (
  <>
    <TextInput source="name" validate={length([0, 100])} />
    <TextInput source="text" multiline minRows={3} validate={[required(), ...length([1, 800]), knownPlaces]} />
    <Places />
    <CheckboxGroupInput source="channels" choices={channels} validate={required()} />
    <BooleanInput source="active" helperText="templates.off_means" />
    <StandardButton />
  </>
)

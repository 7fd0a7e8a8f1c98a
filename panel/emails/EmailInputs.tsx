import { BooleanInput, ReferenceInput, required, SelectInput, TextInput } from 'react-admin'
import { slugs } from '../slugs.ts'
import { Places } from '../templates/Places.tsx'
import { knownPlaces } from '../templates/places-rule.ts'
import { StandardButton } from '../templates/StandardButton.tsx'
import { length } from '../ui/form/rules.ts'

/** The words of a mail; without HTML of its own it is made of the text. */
export const EmailInputs = () => (
  <>
    <TextInput source="name" validate={length([0, 100])} />
    <ReferenceInput source="profile_id" reference={slugs.email_profiles}>
      <SelectInput helperText="templates.default_sender" />
    </ReferenceInput>
    <TextInput source="subject" validate={[required(), ...length([1, 200]), knownPlaces]} />
    <TextInput source="text" multiline minRows={6} helperText="templates.paragraphs" validate={[required(), ...length([1, 10_000]), knownPlaces]} />
    <TextInput source="button" helperText="templates.button_leads" validate={[...length([0, 60]), knownPlaces]} />
    <TextInput
      source="html"
      multiline
      minRows={3}
      maxRows={16}
      helperText="templates.html_instead"
      validate={[...length([0, 50_000]), knownPlaces]}
    />
    <Places />
    <BooleanInput source="active" helperText="templates.off_means" />
    <StandardButton />
  </>
)

import type { ReactNode } from 'react'
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  DateInput,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { EMAIL_LENGTH } from '../../schemas/auth-terms.ts'
import { tutorLimits } from '../../schemas/tutor-options.ts'
import { useEdition } from '../edition.ts'
import { orNone } from '../orders/order-rules.ts'
import { Column, Row } from '../ui/boxes.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { AddRow, RemoveRow } from '../ui/form/RowButtons.tsx'
import { length } from '../ui/form/rules.ts'
import { Fields } from './PartForm.tsx'
import { useTutorRules } from './tutor-rules.ts'
import { WordedInput } from './WordedInput.tsx'

const nameRules = [required(), ...length(tutorLimits.name)]
const accountRules = [required(), ...length(tutorLimits.account)]
const rulesOf = Object.fromEntries(Object.entries(tutorLimits).map(([name, limits]) => [name, length(limits)]))

/** The tutor's own fields in reading order. Edit and create share them. */
export function ProfileInputs({ beside }: { beside?: ReactNode }) {
  const options = useTutorRules()
  const { flags } = useEdition()
  const translate = useTranslate()
  const birthday: unknown = useWatch({ name: 'birth_date' })
  const none = (field: string) => orNone(translate('common.not_set'), options(field))
  return (
    <>
      <Fields>
        <TextInput source="name" validate={nameRules} />
        <TextInput source="last_name" validate={nameRules} />
        <SelectInput source="sex" choices={options('sex')} validate={required()} />
        <DateInput source="birth_date" parse={(value: string) => value || null} />
        {!birthday && <SelectInput source="age" choices={none('age')} isRequired helperText="tutors.age_hint" />}
      </Fields>
      {beside && <Row>{beside}</Row>}
      <Fields>
        <Column>
          <TextInput source="phone_plain" />
          <BooleanInput source="phone_confirmed" />
        </Column>
        <Column>
          <TextInput source="email" type="email" validate={length(EMAIL_LENGTH)} />
          <BooleanInput source="email_confirmed" />
        </Column>
      </Fields>
      <ArrayInput source="phones_extra">
        <SimpleFormIterator
          inline
          disableReordering
          addButton={<AddRow label={translate('tutors.add_phone')} row="" />}
          removeButton={<RemoveRow label={(place) => translate('tutors.remove_phone', { place })} />}
        >
          <TextInput source="" label="fields.phone_plain" />
        </SimpleFormIterator>
      </ArrayInput>
      <ArrayInput source="online_communication_app">
        <SimpleFormIterator
          inline
          disableReordering
          addButton={<AddRow label={translate('tutors.add_app')} row={{ app: 'zoom', account: '' }} />}
          removeButton={<RemoveRow label={(place) => translate('tutors.remove_app', { place })} />}
        >
          <SelectInput source="app" label="fields.app" choices={options('app')} validate={required()} />
          <TextInput source="account" label="fields.account" validate={accountRules} />
        </SimpleFormIterator>
      </ArrayInput>
      <WordedInput
        source="short_description"
        multiline
        helperText={translate('tutors.letters', lettersOf('short_description'))}
        validate={rulesOf.short_description ?? []}
      />
      <WordedInput
        source="description"
        multiline
        minRows={5}
        helperText={translate('tutors.letters', lettersOf('description'))}
        validate={rulesOf.description ?? []}
      />
      <Fields>
        <ChoiceInput source="rate_id" choices={none('rate_id')} isRequired />
        <ChoiceInput source="practice_id" choices={none('practice_id')} isRequired />
        <SelectInput source="lang" choices={options('lang')} validate={required()} />
      </Fields>
      <Fields>
        <SelectInput source="prof" choices={options('prof')} validate={required()} />
        <AutocompleteArrayInput source="langs" choices={options('langs')} />
      </Fields>
      <Fields>
        <ChoiceInput source="university_id" choices={none('university_id')} isRequired />
        <TextInput source="university_name" helperText="tutors.university_hint" validate={rulesOf.university_name ?? []} />
        <SelectInput source="university_degree_name_id" choices={none('university_degree_name_id')} isRequired />
        <NumberInput source="university_graduation_year" step={1} />
        <WordedInput source="speciality" validate={rulesOf.speciality ?? []} />
      </Fields>
      <Fields>
        <TextInput source="youtube_video" type="url" />
        {flags.school && <NumberInput source="school_tutor_id" step={1} />}
      </Fields>
    </>
  )
}

const lettersOf = (name: 'short_description' | 'description') => ({ min: tutorLimits[name][0], max: tutorLimits[name][1] })

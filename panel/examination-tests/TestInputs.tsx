import { BooleanInput, maxLength, NumberInput, regex, required, TextInput } from 'react-admin'
import { TEST_DESCRIPTION, TEST_LINK, TEST_NAME, TEST_YEARS } from '../../schemas/examination-test-terms.ts'
import { aliasPattern } from '../../schemas/reference-terms.ts'
import { useLessons } from '../moderation/lessons.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { length, whole } from '../ui/form/rules.ts'

const [first, last] = TEST_YEARS
const link = regex(/^(?:https?:\/\/[^\s/]+\S*|\/(?![/\\])\S+)$/, 'examination_tests.no_link')

/** What a new test and an old one are asked for alike. */
export const TestInputs = () => (
  <>
    <TextInput source="name" validate={[required(), ...length(TEST_NAME)]} />
    <TextInput source="link" helperText="examination_tests.which_links" validate={[required(), link, maxLength(TEST_LINK)]} />
    <ChoiceInput source="lesson_id" choices={useLessons()} />
    <NumberInput source="year" min={first} max={last} validate={whole} />
    <TextInput source="description" multiline validate={length(TEST_DESCRIPTION)} />
    <TextInput source="alias" label="fields.alias" helperText="news.alias_of_name" validate={regex(aliasPattern, 'reference.alias_form')} />
    <BooleanInput source="active" />
  </>
)

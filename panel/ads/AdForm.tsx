import { required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { AD_NAME, AD_PREVIEW, AD_TEXT } from '../../schemas/content-limits.ts'
import { EditDesk } from '../moderation/EditDesk.tsx'
import { useLessons, useLevels } from '../moderation/lessons.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { length } from '../ui/form/rules.ts'

/** Mends an ad; its status stays as it is (spec: decisions CNT-2). */
export const AdForm = ({ onClose }: { onClose: () => void }) => (
  <EditDesk onClose={onClose}>
    <TextInput source="name" validate={[required(), ...length(AD_NAME)]} />
    <Taught />
    <TextInput source="preview" multiline validate={[required(), ...length(AD_PREVIEW)]} />
    <TextInput source="text" multiline minRows={10} validate={[required(), ...length(AD_TEXT)]} />
  </EditDesk>
)

/** The subject and, of those it is taught at, the level. */
function Taught() {
  const { lesson_id } = useWatch<{ lesson_id: number }>()
  return (
    <>
      <ChoiceInput source="lesson_id" choices={useLessons()} validate={required()} />
      <ChoiceInput source="level_id" choices={useLevels(lesson_id)} />
    </>
  )
}

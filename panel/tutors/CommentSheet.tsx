import { SimpleForm, TextInput } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { tutorLimits } from '../../schemas/tutor-options.ts'
import { FormBody } from '../ui/form/FormBody.tsx'
import { FormToolbar } from '../ui/form/FormToolbar.tsx'
import { length } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { useReadTutorAgain, useTutor } from './tutor-record.ts'

const rules = length(tutorLimits.admin_comment)

/** What staff note for each other (spec: decisions TUT-16). */
export function CommentSheet() {
  const { id: tutor_id, admin_comment } = useTutor()
  const readAgain = useReadTutorAgain()
  const submit = useSubmit(
    (values: { admin_comment: string | null }) =>
      dataOf(api.post('/admin/tutor/save_admin_comment', { tutor_id, admin_comment: values.admin_comment ?? '' })),
    { onDone: () => readAgain(tutor_id) },
  )
  return (
    <Sheet title="fields.admin_comment">
      <SimpleForm record={{ admin_comment }} onSubmit={submit} component={FormBody} toolbar={<FormToolbar />}>
        <TextInput source="admin_comment" label="tutors.comment_hint" multiline minRows={2} validate={rules} />
      </SimpleForm>
    </Sheet>
  )
}

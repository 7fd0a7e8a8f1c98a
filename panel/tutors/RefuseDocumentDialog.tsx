import { TextInput, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { tutorLimits } from '../../schemas/tutor-options.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { length } from '../ui/form/rules.ts'
import { useSubmit } from '../ui/form/submit.ts'
import { useReadTutorAgain, useTutor } from './tutor-record.ts'

const rules = length(tutorLimits.comment)

/** Why a document is not accepted; the tutor gets it by mail and reads it in the cabinet (spec: decisions Z-9, Z-10). */
export function RefuseDocumentDialog({ document_id, onClose }: { document_id: number; onClose: () => void }) {
  const { id } = useTutor()
  const readAgain = useReadTutorAgain()
  const translate = useTranslate()
  const submit = useSubmit(
    ({ comment }: { comment?: string }) =>
      dataOf(api.post('/admin/tutor/document/approve', { id, document_id, approved: false, ...(comment && { comment }) })),
    { done: 'tutors.done.document_refused', onDone: () => readAgain(id) },
  )
  return (
    <AskDialog title={translate('tutors.papers.refuse_title')} verb={translate('tutors.papers.refuse')} onSubmit={submit} onClose={onClose}>
      <TextInput source="comment" helperText="tutors.papers.refuse_hint" multiline minRows={2} validate={rules} />
    </AskDialog>
  )
}

import { FileField, FileInput, maxLength, required, TextInput, useTranslate } from 'react-admin'
import { fileOf } from '../../data-providers/index.ts'
import { tutors } from '../../data-providers/tutors.ts'
import { UPLOAD_BYTES } from '../../schemas/upload-terms.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { useSubmit } from '../ui/form/submit.ts'
import { useShowTutor, useTutor } from './tutor-record.ts'

/** As documents may be sent (spec: decisions API-15). */
const ACCEPTED = { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] }

interface Values {
  file: Parameters<typeof fileOf>[0]
  description?: string
}

/** A document that staff add in the tutor's place. */
export function AddDocumentDialog({ onClose }: { onClose: () => void }) {
  const { id } = useTutor()
  const show = useShowTutor()
  const translate = useTranslate()
  const submit = useSubmit(
    ({ file, description }: Values) =>
      tutors.save(id, {
        texts: {},
        new_documents: [fileOf(file)].filter((one) => one !== undefined),
        new_documents_descriptions: [description ?? ''],
      }),
    { onDone: show, sourceOf: (field) => (field.startsWith('new_documents') ? 'file' : field) },
  )
  return (
    <AskDialog title={translate('tutors.papers.add')} verb={translate('tutors.papers.add')} onSubmit={submit} onClose={onClose}>
      <FileInput source="file" label="tutors.papers.file" accept={ACCEPTED} maxSize={UPLOAD_BYTES} validate={required()}>
        <FileField source="src" title="title" />
      </FileInput>
      <TextInput source="description" label="tutors.papers.description" validate={[required(), maxLength(200)]} />
    </AskDialog>
  )
}

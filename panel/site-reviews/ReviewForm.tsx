import { required, SelectInput, TextInput } from 'react-admin'
import { SITE_REVIEW_ANSWER, SITE_REVIEW_TEXT } from '../../schemas/site-review-life.ts'
import { EditDesk } from '../moderation/EditDesk.tsx'
import { length } from '../ui/form/rules.ts'

const marks = [5, 4, 3, 2, 1].map((id) => ({ id, name: String(id) }))

/** Answers a review, and mends what it says; its status stays as it is. */
export const ReviewForm = ({ onClose }: { onClose: () => void }) => (
  <EditDesk onClose={onClose}>
    <TextInput source="answer" multiline minRows={4} validate={length(SITE_REVIEW_ANSWER)} autoFocus />
    <TextInput source="text" multiline minRows={4} validate={[required(), ...length(SITE_REVIEW_TEXT)]} />
    <SelectInput source="mark" choices={marks} translateChoice={false} validate={required()} />
  </EditDesk>
)

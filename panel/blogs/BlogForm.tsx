import { required, TextInput, useRecordContext } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { BLOG_DESCRIPTION, BLOG_NAME } from '../../schemas/content-limits.ts'
import type { Blog } from '../../schemas/index.ts'
import { EditDesk } from '../moderation/EditDesk.tsx'
import { useLessons } from '../moderation/lessons.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { length } from '../ui/form/rules.ts'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'

/** Mends a post; its status stays as it is (spec: decisions CNT-3). */
export function BlogForm({ onClose }: { onClose: () => void }) {
  const { id = 0, tutor_id = 0 } = useRecordContext<Blog>() ?? {}
  const addPicture = async (image: File) => (await dataOf(api.post('/admin/blog/add_image', { image, tutor_id, blog_id: id }))).image
  return (
    <EditDesk onClose={onClose}>
      <TextInput source="name" validate={[required(), ...length(BLOG_NAME)]} />
      <ChoiceInput source="lesson_id" choices={useLessons()} validate={required()} />
      <LanguageSelect source="lang" validate={required()} />
      <TextInput source="description" multiline validate={[required(), ...length(BLOG_DESCRIPTION)]} />
      <RichTextInput source="text" validate={required()} addPicture={addPicture} />
    </EditDesk>
  )
}

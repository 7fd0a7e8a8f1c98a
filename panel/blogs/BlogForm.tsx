import { required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { BLOG_DESCRIPTION, BLOG_NAME } from '../../schemas/content-limits.ts'
import type { Blog } from '../../schemas/index.ts'
import { useEdition } from '../edition.ts'
import { EditDesk } from '../moderation/EditDesk.tsx'
import { useLessons } from '../moderation/lessons.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { RichTextInput } from '../ui/form/RichTextInput.tsx'
import { length } from '../ui/form/rules.ts'
import { languageName } from '../ui/language-name.ts'

/** Mends a post; its status stays as it is (spec: decisions CNT-3). */
export function BlogForm({ onClose }: { onClose: () => void }) {
  const { id = 0, tutor_id = 0 } = useRecordContext<Blog>() ?? {}
  const edition = useEdition()
  const languages = edition.locales.map((code) => ({ id: code, name: languageName(code, edition) }))
  const addPicture = async (image: File) => (await dataOf(api.post('/admin/blog/add_image', { image, tutor_id, blog_id: id }))).image.url
  return (
    <EditDesk onClose={onClose}>
      <TextInput source="name" validate={[required(), ...length(BLOG_NAME)]} />
      <ChoiceInput source="lesson_id" choices={useLessons()} validate={required()} />
      <SelectInput source="lang" choices={languages} translateChoice={false} validate={required()} />
      <TextInput source="description" multiline validate={[required(), ...length(BLOG_DESCRIPTION)]} />
      <RichTextInput source="text" validate={required()} addPicture={addPicture} />
    </EditDesk>
  )
}

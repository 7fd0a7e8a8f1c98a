import { BooleanInput, NumberInput, required, SelectInput, TextInput, type Validator } from 'react-admin'
import { VIDEO_DESCRIPTION, VIDEO_NAME } from '../../schemas/video-terms.ts'
import { videoId } from '../../theme/video.ts'
import { useEdition } from '../edition.ts'
import { useLessons } from '../moderation/lessons.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { length, whole } from '../ui/form/rules.ts'
import { languageName } from '../ui/language-name.ts'

/** An id of 11 characters can be taken from it (spec: public 5, video link). */
const isVideo: Validator = (link?: string) => (link && videoId(link) === null ? 'videos.no_video' : undefined)

/** What a new video and an old one are asked for alike. */
export function VideoInputs() {
  const edition = useEdition()
  const languages = edition.locales.map((code) => ({ id: code, name: languageName(code, edition) }))
  return (
    <>
      <TextInput source="youtube_video" type="url" helperText="videos.which_links" validate={[required(), isVideo]} />
      <TextInput source="name" validate={[required(), ...length(VIDEO_NAME)]} />
      <TextInput source="description" multiline validate={length(VIDEO_DESCRIPTION)} />
      <SelectInput source="lang" choices={languages} translateChoice={false} validate={required()} />
      <ChoiceInput source="lesson_id" choices={useLessons()} />
      <NumberInput source="sort" helperText="videos.sorted" min={0} validate={whole} />
      <BooleanInput source="active" />
    </>
  )
}

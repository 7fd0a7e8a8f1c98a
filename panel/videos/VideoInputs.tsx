import { BooleanInput, NumberInput, required, TextInput, type Validator } from 'react-admin'
import { VIDEO_DESCRIPTION, VIDEO_NAME } from '../../schemas/video-terms.ts'
import { videoId } from '../../theme/video.ts'
import { useLessons } from '../moderation/lessons.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { length, whole } from '../ui/form/rules.ts'
import { LanguageInput } from '../ui/languages/LanguageInput.tsx'

/** An id of 11 characters can be taken from it (spec: public 5, video link). */
const isVideo: Validator = (link?: string) => (link && videoId(link) === null ? 'videos.no_video' : undefined)

/** What a new video and an old one are asked for alike. */
export const VideoInputs = () => (
  <>
    <TextInput source="youtube_video" type="url" helperText="videos.which_links" validate={[required(), isVideo]} />
    <TextInput source="name" validate={[required(), ...length(VIDEO_NAME)]} />
    <TextInput source="description" multiline validate={length(VIDEO_DESCRIPTION)} />
    <LanguageInput />
    <ChoiceInput source="lesson_id" choices={useLessons()} />
    <NumberInput source="sort" helperText="videos.sorted" min={0} validate={whole} />
    <BooleanInput source="active" />
  </>
)

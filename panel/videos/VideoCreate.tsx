import { Create, SimpleForm } from 'react-admin'
import { useEdition } from '../edition.ts'
import { VideoInputs } from './VideoInputs.tsx'

/** A new video by its link (spec: decisions CNT-6). */
export function VideoCreate() {
  const { locales } = useEdition()
  return (
    <Create title="videos.new" record={{ lang: locales[0], sort: 0, active: true }} redirect="list">
      <SimpleForm>
        <VideoInputs />
      </SimpleForm>
    </Create>
  )
}

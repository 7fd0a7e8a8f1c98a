import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import { AD_IMAGES, AD_TEXT } from '../../schemas/content-limits.ts'
import type { Ad } from '../../schemas/index.ts'
import { Desk, Facts, Paper, Part, ReadSide } from '../moderation/boxes.ts'
import { type AsRead, ContentBar } from '../moderation/ContentBar.tsx'
import { waiting } from '../moderation/ContentList.tsx'
import { ContentShow } from '../moderation/ContentShow.tsx'
import { QueueLine, TutorName, useContent } from '../moderation/fields.tsx'
import { Pictures } from '../moderation/Pictures.tsx'
import { ReviewNote } from '../moderation/ReviewNote.tsx'
import { SentFacts } from '../moderation/SentFacts.tsx'
import { TutorPart } from '../moderation/TutorPart.tsx'
import { slugs } from '../slugs.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { useVerb } from '../ui/record/verb.ts'

const AdForm = onDemand(() => import('./AdForm.tsx'), 'AdForm')

const verbs = {
  publish: async ({ id, version, status }: AsRead) => (await dataOf(api.post('/admin/ad/set_published', { id, version, status }))).ad,
  revise: async ({ id, version, status }: AsRead, revision_comment: string) =>
    (await dataOf(api.post('/admin/ad/set_need_revision', { id, version, status, revision_comment }))).ad,
  remove: async (id: number) => (await dataOf(api.post('/admin/ad/set_deleted', { id }))).ad,
  turnOff: async ({ id, tutor_id }: Pick<Ad, 'id' | 'tutor_id'>) =>
    (await dataOf(api.post('/admin/ad/change_status', { ad: { id, tutor_id, new_status: CONTENT_STATUS.off } }))).ad,
}
const reasons = ['contacts', 'subject', 'promise', 'picture', 'short']

/** An ad in its queue (spec: back-office 7.6). */
export const AdShow = () => (
  <ContentShow statuses="ads.statuses" target="ad" line={<QueueLine />}>
    <AdDesk />
  </ContentShow>
)

function AdDesk() {
  const ad = useContent() as Ad | undefined
  const [isEditing, setEditing] = useState(false)
  const translate = useTranslate()
  if (!ad) return null
  if (isEditing) return <AdForm onClose={() => setEditing(false)} />
  const { level_name, lesson_name, views, preview, text } = ad
  return (
    <Desk>
      <Part>
        <Facts>
          <TutorName />
          <span>{[lesson_name, level_name].filter(Boolean).join(', ')}</span>
          <SentFacts limits={AD_TEXT} />
          {views > 0 && <span>{translate('ads.seen', { smart_count: views })}</span>}
        </Facts>
      </Part>
      <ReviewNote />
      <ReadSide>
        <div>
          <Part>
            <Paper>
              <p className="lead">{preview}</p>
              <p style={{ whiteSpace: 'pre-line' }}>{text}</p>
            </Paper>
          </Part>
          <AdPictures ad={ad} />
        </div>
        <aside aria-label={translate('moderation.about')}>
          <TutorPart slug={slugs.ads} words="ads" />
        </aside>
      </ReadSide>
      <ContentBar verbs={verbs} start={waiting} reasons={reasons} onEdit={() => setEditing(true)} />
    </Desk>
  )
}

function AdPictures({ ad: { id, tutor_id, images, status } }: { ad: Ad }) {
  const { isBusy, act } = useVerb<Ad>()
  const read = async () => (await dataOf(api.get('/admin/ad/get', { id }))).ad
  const add = (image: File) =>
    act(async () => {
      await dataOf(api.post('/admin/ad/add_image', { image, tutor_id, ad_id: id }))
      return read()
    }, 'moderation.picture_added')
  const remove = (image_id: number) =>
    act(async () => {
      await dataOf(api.post('/admin/ad/remove_image', { image_id }))
      return read()
    }, 'moderation.picture_removed')
  const mayChange = status !== CONTENT_STATUS.deleted
  if (images.length === 0 && !mayChange) return null
  return (
    <Part>
      <Pictures of={images} most={AD_IMAGES} isBusy={isBusy} {...(mayChange && { onAdd: add, onRemove: remove })} />
    </Part>
  )
}

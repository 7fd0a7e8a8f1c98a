import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { CONTENT_STATUS } from '../../schemas/content-life.ts'
import type { Ad, Blog } from '../../schemas/index.ts'
import { formatNumber } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { useAgo } from '../ui/ago.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers } from '../ui/boxes.ts'
import { Day } from '../ui/moments.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { contentLook } from './look.ts'

type Content = Ad | Blog

/** The ad or post of the row or the screen. */
export const useContent = () => useRecordContext<Content>()

export const Name = () => useContent()?.name ?? null

export function NameLink() {
  const content = useContent()
  const resource = useResourceContext() ?? ''
  if (!content) return null
  return (
    <>
      <Link to={pathTo(resource, content.id)}>{content.name}</Link>{' '}
      <small>
        <RecordNumber id={content.id} />
      </small>
    </>
  )
}

/** Whose it is; content staff may not open the tutor. */
export function TutorName() {
  const content = useContent()
  const mayOpen = useMay('tutors')
  if (!content) return null
  return mayOpen ? <Link to={pathTo(slugs.tutors, content.tutor_id)}>{content.tutor_name}</Link> : <span>{content.tutor_name}</span>
}

export function Status({ words }: { words: string }) {
  const status = useContent()?.status
  const translate = useTranslate()
  if (status === undefined) return null
  return <Badge {...contentLook[status]}>{translate(`${words}.${status}`)}</Badge>
}

/** How long it has waited; where nobody waits, since when. */
export function Sent() {
  const content = useContent()
  const ago = useAgo()
  if (!content) return null
  const { status, sent_at } = content
  return status === CONTENT_STATUS.moderation ? <Numbers>{ago(sent_at)}</Numbers> : <Day at={sent_at} />
}

export const SentOn = () => <Day at={useContent()?.sent_at ?? null} />

/** How much there is to look through: letters, pictures, and for which time. */
export function Size() {
  const content = useContent()
  const edition = useEdition()
  const translate = useTranslate()
  if (!content) return null
  const { letters, images_count, revisions, status } = content
  const parts = [
    translate('moderation.letters', { smart_count: letters, count: formatNumber(letters, edition, edition.panelLanguage) }),
    images_count > 0 && translate('moderation.pictures', { smart_count: images_count }),
    status === CONTENT_STATUS.moderation && revisions > 0 && translate('moderation.again'),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** A line of the queue; what only its kind has stands at its end. */
export function QueueLine({ more }: { more?: string | null | false }) {
  const content = useContent()
  if (!content) return null
  return (
    <>
      <b>{content.name}</b>
      <small>
        {content.tutor_name} · {content.lesson_name} · <Sent />
      </small>
      <small>
        <Size />
        {more && ` · ${more}`}
      </small>
    </>
  )
}

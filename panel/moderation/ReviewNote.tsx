import { useRecordContext, useTranslate } from 'react-admin'
import type { Ad, Blog } from '../../schemas/index.ts'
import { Part } from './boxes.ts'

/** What its tutor was asked to mend, until it is published. */
export function ReviewNote() {
  const { revision_comment = '', revisions = 0 } = useRecordContext<Ad | Blog>() ?? {}
  const translate = useTranslate()
  if (!revision_comment) return null
  return (
    <Part>
      <h2>{translate('moderation.was_asked', { smart_count: revisions })}</h2>
      <p style={{ whiteSpace: 'pre-line' }}>{revision_comment}</p>
    </Part>
  )
}

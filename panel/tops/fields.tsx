import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { Top } from '../../schemas/index.ts'
import { formatMoney } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers } from '../ui/boxes.ts'
import { Day } from '../ui/moments.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'

export type TopRecord = z.output<typeof Top>

/** Leads to the TOP; the number beside it is the tutor's. */
export function TutorName() {
  const top = useRecordContext<TopRecord>()
  if (!top) return null
  return (
    <>
      <Link to={pathTo(slugs.tops, top.id)}>{top.tutor_name}</Link>{' '}
      <small>
        <RecordNumber id={top.tutor_id} />
      </small>
    </>
  )
}

export function Days() {
  const top = useRecordContext<TopRecord>()
  if (!top) return null
  return (
    <>
      <Day at={top.date_from} /> – <Day at={top.date_to} />
    </>
  )
}

export function Running() {
  const top = useRecordContext<TopRecord>()
  const translate = useTranslate()
  if (!top) return null
  if (top.active && top.date_from * 1000 > Date.now()) return <Badge>{translate('tops.later')}</Badge>
  return top.active ? (
    <Badge tone="ok" icon="check">
      {translate('tops.fields.active')}
    </Badge>
  ) : (
    <Badge tone="gone">{translate('tops.over')}</Badge>
  )
}

/** What it cost, or that it was given. */
export function Price() {
  const top = useRecordContext<TopRecord>()
  const translate = useTranslate()
  const edition = useEdition()
  if (!top) return null
  return top.source === 'gift' ? translate('tops.sources.gift') : <Numbers>{formatMoney(top.sum, edition, edition.panelLanguage)}</Numbers>
}

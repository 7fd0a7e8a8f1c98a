import { useRecordContext, useTranslate } from 'react-admin'
import type { TutorForStaff } from '../../schemas/index.ts'
import { maySignIn, TUTOR_STATUS } from '../../schemas/tutor-status.ts'
import { ActAsButton } from '../acting/ActAsButton.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Push, Row } from '../ui/boxes.ts'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { TutorFace } from './TutorFace.tsx'
import { TutorStatusBadge } from './TutorStatusBadge.tsx'

/** The tutor's name beside their face; the tab says the name alone. */
export function FullName() {
  const tutor = useRecordContext<TutorForStaff>()
  if (!tutor) return null
  return (
    <Row as="span" data-tab={tutor.full_name}>
      <TutorFace />
      {tutor.full_name}
    </Row>
  )
}

/** Statuses whose profile answers on the site (spec: decisions TUT-1). */
const onSite: readonly number[] = [TUTOR_STATUS.published, TUTOR_STATUS.inactive, TUTOR_STATUS.school]

/** How the tutor stands, and the way to their page on the site. */
export function TutorActions() {
  const tutor = useRecordContext<TutorForStaff>()
  const translate = useTranslate()
  if (!tutor) return <RecordActions />
  const { id, status, verified, top, is_catalog_disabled } = tutor
  return (
    <RecordActions>
      <TutorStatusBadge status={status} />
      {verified && (
        <Badge tone="ok" icon="check">
          {translate('filters.verified')}
        </Badge>
      )}
      {top && <Badge tone="mark">{translate('tutors.top')}</Badge>}
      {is_catalog_disabled && <Badge>{translate('orders.find.disabled')}</Badge>}
      <Push />
      <FavoriteButton />
      {maySignIn(status) && <ActAsButton whom={{ as: 'tutor', id, name: tutor.full_name }} />}
      {onSite.includes(status) && (
        <Button icon="link" variant="outlined" href={`/user-${id}/`} target="_blank" rel="noopener" title={translate('layout.site_new_tab')}>
          {translate('tutors.on_site')}
        </Button>
      )}
    </RecordActions>
  )
}

import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'
import type { TutorForStaff } from '../../schemas/index.ts'
import { TUTOR_STATUS } from '../../schemas/tutor-status.ts'
import { breakpoints } from '../../theme/tokens.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { slugs } from '../slugs.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Button } from '../ui/Button.tsx'
import { Column, Row } from '../ui/boxes.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { RecordPage } from '../ui/RecordPage.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { ContactsSheet } from './ContactsSheet.tsx'
import { LessonsSheet } from './LessonsSheet.tsx'
import { ProfileSheet } from './ProfileSheet.tsx'
import { RatingSheet } from './RatingSheet.tsx'
import { ReviewsSheet } from './ReviewsSheet.tsx'
import { TutorStatusBadge } from './TutorStatusBadge.tsx'
import { WalletSheet } from './WalletSheet.tsx'

/** One tutor with all that staff see (spec: decisions TUT-5). */
export function TutorPage() {
  // Where the columns stand below each other, how to reach the tutor comes first.
  const isWide = useMediaQuery(`(min-width:${breakpoints.desktop}px)`)
  return (
    <RecordPage<TutorForStaff>>
      {(tutor) => (
        <Column>
          <Breadcrumb slug={slugs.tutors} />
          <TutorHead tutor={tutor} />
          <TwoColumns>
            <Column>
              {!isWide && <ContactsSheet tutor={tutor} />}
              <LessonsSheet tutor={tutor} />
              <ProfileSheet tutor={tutor} />
              <ReviewsSheet tutor={tutor} />
            </Column>
            <Column>
              {isWide && <ContactsSheet tutor={tutor} />}
              <WalletSheet tutor={tutor} />
              <RatingSheet tutor={tutor} />
              <AuditSheet target={`tutor ${tutor.id}`} />
            </Column>
          </TwoColumns>
        </Column>
      )}
    </RecordPage>
  )
}

/** Statuses whose profile answers on the site (spec: decisions TUT-1). */
const onSite: readonly number[] = [TUTOR_STATUS.published, TUTOR_STATUS.inactive, TUTOR_STATUS.school]

function TutorHead({ tutor }: { tutor: TutorForStaff }) {
  const translate = useTranslate()
  return (
    <PageHead
      tab={tutor.full_name}
      title={
        <Row as="span">
          <Avatar url={tutor.avatar?.preview_url ?? null} name={tutor.name} />
          {tutor.full_name}
        </Row>
      }
      beside={
        <>
          <TutorStatusBadge status={tutor.status} />
          {tutor.verified && (
            <Badge tone="ok" icon="check">
              {translate('filters.verified')}
            </Badge>
          )}
          {tutor.top && <Badge tone="mark">{translate('tutors.top')}</Badge>}
          {tutor.is_catalog_disabled && <Badge>{translate('orders.find.disabled')}</Badge>}
        </>
      }
      actions={
        onSite.includes(tutor.status) && (
          <Button icon="link" variant="outlined" href={`/user-${tutor.id}/`} target="_blank" rel="noopener" title={translate('layout.site_new_tab')}>
            {translate('tutors.on_site')}
          </Button>
        )
      }
    />
  )
}

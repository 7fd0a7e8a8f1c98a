import useMediaQuery from '@mui/material/useMediaQuery'
import { Show, WithRecord } from 'react-admin'
import type { TutorForStaff } from '../../schemas/index.ts'
import { breakpoints } from '../../theme/tokens.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column } from '../ui/boxes.ts'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { ContactsSheet } from './ContactsSheet.tsx'
import { LessonsSheet } from './LessonsSheet.tsx'
import { ProfileSheet } from './ProfileSheet.tsx'
import { RatingSheet } from './RatingSheet.tsx'
import { ReviewsSheet } from './ReviewsSheet.tsx'
import { FullName, TutorActions } from './TutorHead.tsx'
import { WalletSheet } from './WalletSheet.tsx'

/** One tutor with all that staff see (spec: decisions TUT-5). */
export function TutorShow() {
  // Where the columns stand below each other, how to reach the tutor comes first.
  const isWide = useMediaQuery(`(min-width:${breakpoints.desktop}px)`)
  return (
    <Show<TutorForStaff> title={<FullName />} actions={<TutorActions />}>
      <WithRecord<TutorForStaff>
        render={(tutor) => (
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
        )}
      />
    </Show>
  )
}

import useMediaQuery from '@mui/material/useMediaQuery'
import { Show, WithRecord } from 'react-admin'
import type { TutorForStaff } from '../../schemas/index.ts'
import { breakpoints } from '../../theme/tokens.ts'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { useEdition } from '../edition.ts'
import { Column } from '../ui/boxes.ts'
import { CommentSheet } from './CommentSheet.tsx'
import { ContactsSheet } from './ContactsSheet.tsx'
import { RatingSheet } from './RatingSheet.tsx'
import { SchoolCandidateSheet } from './SchoolCandidateSheet.tsx'
import { StepsBar } from './StepsBar.tsx'
import { SwitchesSheet } from './SwitchesSheet.tsx'
import { FullName, TutorActions } from './TutorHead.tsx'
import { TutorTabs } from './TutorTabs.tsx'
import { VerificationSheet } from './VerificationSheet.tsx'

/** One tutor: what can be done now, the profile part by part, what staff alone decide. */
export function TutorShow() {
  const { flags } = useEdition()
  const isWide = useMediaQuery(`(min-width:${breakpoints.desktop}px)`)
  return (
    <Show<TutorForStaff> title={<FullName />} actions={<TutorActions />}>
      <WithRecord<TutorForStaff>
        render={(tutor) => (
          <Column>
            <StepsBar />
            <TutorTabs
              aside={
                <Column>
                  {isWide && <ContactsSheet tutor={tutor} />}
                  <SwitchesSheet />
                  <VerificationSheet />
                  {flags.school && <SchoolCandidateSheet />}
                  <CommentSheet />
                  <RatingSheet tutor={tutor} />
                  <AuditSheet target={`tutor ${tutor.id}`} />
                </Column>
              }
            />
          </Column>
        )}
      />
    </Show>
  )
}

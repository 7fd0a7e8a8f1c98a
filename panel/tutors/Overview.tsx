import useMediaQuery from '@mui/material/useMediaQuery'
import { breakpoints } from '../../theme/tokens.ts'
import { Column } from '../ui/boxes.ts'
import { ContactsSheet } from './ContactsSheet.tsx'
import { LessonsSheet } from './LessonsSheet.tsx'
import { ProfileSheet } from './ProfileSheet.tsx'
import { ReviewsSheet } from './ReviewsSheet.tsx'
import { useTutor } from './tutor-record.ts'

/** The tutor as a reader of the profile knows them; where the columns stand below each other, how to reach them comes first. */
export function Overview() {
  const tutor = useTutor()
  const isWide = useMediaQuery(`(min-width:${breakpoints.desktop}px)`)
  return (
    <Column>
      {!isWide && <ContactsSheet tutor={tutor} />}
      <LessonsSheet tutor={tutor} />
      <ProfileSheet tutor={tutor} />
      <ReviewsSheet tutor={tutor} />
    </Column>
  )
}

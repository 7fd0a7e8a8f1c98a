import type { TutorCard } from '../../schemas/index.ts'
import styles from './TutorLine.module.css'
import { TutorPreview } from './TutorPreview.tsx'

/** Tutors side by side in a line that scrolls (spec: public 2.15, carousels; 9, cards of similar tutors). */
export const TutorLine = ({ tutors }: { tutors: readonly TutorCard[] }) => (
  <ul className={styles.line}>
    {tutors.map((tutor) => (
      <li key={tutor.id}>
        <TutorPreview tutor={tutor} />
      </li>
    ))}
  </ul>
)

import type { TutorCard } from '../../schemas/index.ts'
import styles from './TutorGrid.module.css'
import { TutorPreview } from './TutorPreview.tsx'

/** Tutors beside each other right below the page's heading, as many as there is room for; `viewed-tutors` takes the entries over to other pages. */
export const TutorGrid = ({ tutors }: { tutors: readonly TutorCard[] }) => (
  <ul className={styles.root} data-tutors>
    {tutors.map((tutor) => (
      <li key={tutor.id}>
        <TutorPreview tutor={tutor} level={2} />
      </li>
    ))}
  </ul>
)

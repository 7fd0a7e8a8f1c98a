import type { TutorCard } from '../../schemas/index.ts'
import { classes } from '../ui/classes.ts'
import { Line } from '../ui/Line.tsx'
import styles from './TutorLine.module.css'
import { TutorPreview } from './TutorPreview.tsx'

/** Tutors side by side in a line that scrolls: cards of one width, or as many as the window has room for (spec: public 2.15, carousels; 9, tutor profile and cards). */
export const TutorLine = ({ tutors, fills = false }: { tutors: readonly TutorCard[]; fills?: boolean }) => (
  <Line className={classes(styles.line, fills && styles.fills)}>
    {tutors.map((tutor) => (
      <li key={tutor.id}>
        <TutorPreview tutor={tutor} />
      </li>
    ))}
  </Line>
)

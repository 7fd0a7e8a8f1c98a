import { markValue, starBarWidth } from '../../theme/marks.ts'
import styles from './StarBar.module.css'

interface Props {
  mark: string
  /** `4+ out of 5`. */
  label: string
}

/** Five stars filled by 15 px a point, and the mark as it was given: `4+` (spec: public 9, tutor profile and cards). */
export const StarBar = ({ mark, label }: Props) => (
  <span className={styles.root} role="img" aria-label={label}>
    <span className={styles.stars}>
      <svg width={starBarWidth(markValue(mark))} height={15} aria-hidden="true" />
    </span>
    <b>{mark}</b>
  </span>
)

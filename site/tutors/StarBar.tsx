import { markValue } from '../../theme/mark-value.ts'
import styles from './StarBar.module.css'

const PIXELS_A_POINT = 15

interface Props {
  mark: string
  /** `4+ out of 5`. */
  label: string
}

/** Five stars filled by 15 px a point, none of which a mark goes beyond, and the mark as it was given: `4+` (spec: public 9, tutor profile and cards). */
export const StarBar = ({ mark, label }: Props) => (
  <span className={styles.root} role="img" aria-label={label}>
    <span className={styles.stars}>
      <svg width={markValue(mark) * PIXELS_A_POINT} height={15} aria-hidden="true" />
    </span>
    <b>{mark}</b>
  </span>
)

import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

/** A line that will be text, in one of three lengths. */
const Bone = ({ length }: { length?: 'short' | 'middle' | 'long' }) => <span className={classes(styles.bone, length && styles[length])} />

interface Props {
  rows?: number
  /** Said instead of shown. */
  label: string
}

/** Lists that load: entries of the height they will have, shown only when it takes longer than 300 ms. */
export const Skeleton = ({ rows = 3, label }: Props) => (
  <div className={styles.root} role="status">
    <span className="hide">{label}</span>
    {Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
      <div key={at} className={styles.row} aria-hidden="true">
        <Bone length="middle" />
        <Bone length="short" />
        <Bone length="long" />
      </div>
    ))}
  </div>
)

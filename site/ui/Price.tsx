import styles from './Price.module.css'

/** One unit that never breaks: `amount` is formatted money, `unit` what it buys (`/hour`). */
export const Price = ({ amount, unit }: { amount: string; unit?: string }) => (
  <span className={styles.root}>
    <b>{amount}</b>
    {unit && <span>{unit}</span>}
  </span>
)

import styles from './HowItWorks.module.css'

/** The numbers of the steps, drawn by the pen of the drawings. */
const numerals = [
  'M12 13 22 5v38',
  'M8 15a11.5 10.5 0 0 1 23 0c0 9-17 17-23 28h24',
  'M8 12c2-5 6-7 11-7 6 0 11 4 11 9.5S25 23 18 23c8 0 13 4 13 10s-5 10-12 10c-6 0-10-3-12-8',
]

/** How it works, in three steps. */
export const HowItWorks = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <ol className={styles.root}>
    {steps.map(({ title, text }, at) => (
      <li key={title}>
        <svg className={styles.numeral} viewBox="0 0 40 48" aria-hidden="true">
          <path d={numerals[at]} />
        </svg>
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </li>
    ))}
  </ol>
)

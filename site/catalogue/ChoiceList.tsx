import { fill } from '../../theme/words.ts'
import { useHref, useTexts } from '../site.ts'
import { classes } from '../ui/classes.ts'
import styles from './ChoiceList.module.css'
import type { Choice } from './choices.ts'

/** Choices shown before "Show all". */
const FIRST = 6

/** One of several, as links that look like the choice they are; a long list folds unless its choice would be hidden. */
export function ChoiceList({ id, title, choices }: { id: string; title: string; choices: readonly Choice[] }) {
  const t = useTexts('filters')
  const rest = choices.slice(FIRST)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Links choices={choices.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ chosen }) => chosen)}>
          <summary className="textbtn">{fill(t.show_all, { count: choices.length - 1 })}</summary>
          <Links choices={rest} />
        </details>
      )}
    </section>
  )
}

function Links({ choices }: { choices: readonly Choice[] }) {
  const href = useHref()
  return (
    <ul>
      {choices.map(({ label, link, chosen, open, under }) => (
        <li key={link}>
          <a
            className={classes(styles.choice, under && styles.under)}
            href={href(`/${link}`)}
            rel={open ? undefined : 'nofollow'}
            aria-current={chosen || undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

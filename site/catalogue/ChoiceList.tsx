import { fill } from '../../theme/words.ts'
import { useTexts } from '../site.ts'
import { ChoiceLinks } from './ChoiceLinks.tsx'
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
      <ChoiceLinks choices={choices.slice(0, FIRST)} className={styles.choice} under={styles.under} />
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ chosen }) => chosen)}>
          <summary className="textbtn">{fill(t.show_all, { count: choices.length - 1 })}</summary>
          <ChoiceLinks choices={rest} className={styles.choice} under={styles.under} />
        </details>
      )}
    </section>
  )
}

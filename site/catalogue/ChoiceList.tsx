import { fill, plural } from '../../theme/words.ts'
import { useSite, useTexts } from '../site.ts'
import { ChoiceLinks } from './ChoiceLinks.tsx'
import styles from './ChoiceList.module.css'
import { type Branch, branchesOf, type Choice, hasChosen } from './choices.ts'

/** Choices shown before "Show all". */
const FIRST = 6

/** One of several, as links that look like the choice they are; a long list folds unless its choice would be hidden (spec: public 2.8). */
export function ChoiceList({ id, title, choices }: { id: string; title: string; choices: readonly Choice[] }) {
  const t = useTexts('filters')
  const branches = branchesOf(choices)
  const rest = branches.slice(FIRST)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Branches branches={branches.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(hasChosen)}>
          <summary className="textbtn">{fill(t.show_all, { count: branches.length - 1 })}</summary>
          <Branches branches={rest} />
        </details>
      )}
    </section>
  )
}

/** Each choice, and under a district its microdistricts, folded unless one of them or the district is chosen. */
function Branches({ branches }: { branches: readonly Branch[] }) {
  const t = useTexts('filters')
  const { edition, language } = useSite()
  const partsOf = ({ parts }: Branch) => plural(t.subdistricts, parts.length, edition, language)
  const links = (choices: readonly Choice[]) => <ChoiceLinks choices={choices} className={styles.choice} under={styles.under} />
  if (branches.every(({ parts }) => parts.length === 0)) return links(branches)
  return branches.map((branch) => (
    <div key={branch.link}>
      {links([branch])}
      {branch.parts.length > 0 && (
        <details className={`${styles.more} ${styles.parts}`} open={hasChosen(branch)}>
          <summary className="textbtn" aria-label={`${branch.label}: ${partsOf(branch)}`}>
            {partsOf(branch)}
          </summary>
          {links(branch.parts)}
        </details>
      )}
    </div>
  ))
}

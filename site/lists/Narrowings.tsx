import { groupThousands } from '../../theme/money.ts'
import { useSite, useTexts } from '../site.ts'
import { Chips, LinkChip } from '../ui/Chip.tsx'
import styles from './Narrowings.module.css'

interface Props {
  /** What the list is narrowed by, in a word. */
  label: string
  narrowings: readonly { alias: string; name: string; count: number }[]
  /** The alias that is chosen. */
  chosen: string | null
  /** Of the list with an alias, or of all of it. */
  href: (alias: string | null) => string
}

/**
 * Links to parts of a list with how many each holds. A phone scrolls their line; on a wider screen what does not fit in one line opens without script, and is
 * open where a part is chosen, which may be among it (spec: public 9, breakpoints and sizes; decisions WEB-16).
 */
export function Narrowings({ label, narrowings, chosen, href }: Props) {
  const { edition, language } = useSite()
  const { all } = useTexts('content')
  const { show_more } = useTexts('filters')
  if (narrowings.length < 2) return null
  const chip = (alias: string | null, name: string, count: number) => (
    <LinkChip key={alias} href={href(alias)} current={alias === chosen}>
      {name} <span className="soft num">{groupThousands(count, edition, language)}</span>
    </LinkChip>
  )
  return (
    <nav className={styles.root} aria-label={label}>
      <Chips>
        {chip(
          null,
          all,
          narrowings.reduce((sum, { count }) => sum + count, 0),
        )}
        {narrowings.map(({ alias, name, count }) => chip(alias, name, count))}
        <details className={styles.more} open={chosen !== null}>
          <summary className="textbtn s">{show_more}</summary>
        </details>
      </Chips>
    </nav>
  )
}

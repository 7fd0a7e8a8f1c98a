import type { Language } from '../../../editions/language-table.ts'
import type { Catalogue } from '../../../schemas/index.ts'
import { plural } from '../../../theme/words.ts'
import type { Texts } from '../../texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import styles from './FilterSheet.module.css'

interface Props {
  t: Texts['filters']
  language: Language
  list: Catalogue | null
  busy: boolean
  home: string
}

/** How many tutors the filter leaves, and the way to them (spec: public 2.12). */
export function ShowButton({ t, language, list, busy, home }: Props) {
  const count = list?.tutors.total_count ?? 0
  const label = !list ? t.show : count === 0 ? t.nobody : plural(t.show_tutors, count, language)
  if (busy || !list)
    return (
      <Button className={styles.show} busy={busy} disabled={!list && !busy}>
        {label}
      </Button>
    )
  return (
    <LinkButton className={styles.show} href={`${home.replace(/\/$/, '')}/${list.path}`}>
      {label}
    </LinkButton>
  )
}

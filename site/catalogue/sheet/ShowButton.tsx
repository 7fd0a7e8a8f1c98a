import type { Language } from '../../../editions/types.ts'
import type { Catalogue } from '../../../schemas/index.ts'
import { plural } from '../../../theme/words.ts'
import type { Texts } from '../../texts.ts'
import { Button } from '../../ui/Button.tsx'
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
  const show = () => list && window.location.assign(`${home.replace(/\/$/, '')}/${list.path}`)
  return (
    <Button className={styles.show} busy={busy} disabled={!list} onClick={show}>
      {!list ? t.show : count === 0 ? t.nobody : plural(t.show_tutors, count, language)}
    </Button>
  )
}

import { ScrolledSchoolBar } from '../behaviours/index.ts'
import { useTexts } from '../site.ts'
import styles from './SchoolBar.module.css'

/** Stays at the top of the scrolled page and opens the school's short form (spec: public 2.11, sticky header bar). */
export function SchoolBar() {
  const t = useTexts('school-request')
  return (
    <ScrolledSchoolBar>
      <button type="button" data-school className={styles.root} hidden>
        <span>{t.bar}</span> <span className={styles.ask}>{t.ask}</span>
      </button>
    </ScrolledSchoolBar>
  )
}

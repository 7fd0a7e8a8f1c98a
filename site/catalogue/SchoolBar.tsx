import { ScrolledSchoolBar } from '../behaviours/index.ts'
import { schoolRequestPath } from '../requests/school-request-path.ts'
import { useHref, useTexts } from '../site.ts'
import button from '../ui/Button.module.css'
import styles from './SchoolBar.module.css'

/** Stays at the top of the scrolled page and opens the school's short form; without script it stands in the page and leads to the form's (spec: public 2.11, sticky header bar). */
export function SchoolBar({ lesson }: { lesson: number | null }) {
  const t = useTexts('school-request')
  const href = useHref()
  return (
    <ScrolledSchoolBar>
      <a href={href(schoolRequestPath(lesson))} data-school rel="nofollow" className={styles.root}>
        <span>{t.bar}</span> <span className={`${button.root} ${button.line}`}>{t.ask}</span>
      </a>
    </ScrolledSchoolBar>
  )
}

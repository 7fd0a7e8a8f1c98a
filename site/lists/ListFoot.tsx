import type { ReactNode } from 'react'
import { useTexts } from '../site.ts'
import { Pagination } from '../ui/Pagination.tsx'
import styles from './ListFoot.module.css'

interface Props {
  /** How many there are, in words. */
  found: ReactNode
  page: number
  pages: number
  href: (page: number) => string
}

/** What stands below a list: how many there are, and its pages. */
export function ListFoot({ found, page, pages, href }: Props) {
  const t = useTexts('common').pages
  return (
    <div className="row">
      <p className="soft">{found}</p>
      <div className={styles.pages}>
        <Pagination page={page} pages={pages} href={href} label={t.label} previous={t.previous} next={t.next} />
      </div>
    </div>
  )
}

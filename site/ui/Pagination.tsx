import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'
import styles from './Pagination.module.css'

/**
 * Page numbers worth a link: the ends, the current one and its neighbours; 0 stands for a gap.
 *
 * pageNumbers(6, 17) → [1, 0, 5, 6, 7, 0, 17]
 */
function pageNumbers(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last].filter((page, at, all) => page >= 1 && page <= last && all.indexOf(page) === at)
  return near.flatMap((page, at) => {
    const gap = page - (near[at - 1] ?? page - 1)
    return gap === 2 ? [page - 1, page] : gap > 2 ? [0, page] : [page]
  })
}

interface Props {
  page: number
  pages: number
  href: (page: number) => string
  label: string
  previous: string
  next: string
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, pages, href, label, previous, next }: Props) {
  if (pages < 2) return null
  return (
    <nav className={styles.root} aria-label={label}>
      <ul>
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev" aria-label={previous}>
              <Icon d={icons.next} turn="back" />
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((number, at) => (
          <li key={number || -at}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : number === page ? (
              <span aria-current="page">{number}</span>
            ) : (
              <a href={href(number)}>{number}</a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={href(page + 1)} rel="next" aria-label={next}>
              <Icon d={icons.next} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

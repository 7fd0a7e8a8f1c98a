import { useHref, useSite, useTexts } from '../site.ts'
import { Pagination } from '../ui/Pagination.tsx'

/** Pages of a cabinet's list; the first one has no number in its address. */
export function Pages({ page, pages }: { page: number; pages: number }) {
  const { path } = useSite()
  const { pages: words } = useTexts('common')
  const here = useHref()(path)
  return (
    <Pagination
      page={page}
      pages={pages}
      href={(number) => (number === 1 ? here : `${here}?page=${number}`)}
      label={words.label}
      previous={words.previous}
      next={words.next}
    />
  )
}

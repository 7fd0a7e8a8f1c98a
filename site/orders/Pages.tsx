import { useHref, useSite, useTexts } from '../site.ts'
import { Pagination } from '../ui/Pagination.tsx'

/** Pages of a cabinet's list; the first one has no number in its address. `query` is what else stands there. */
export function Pages({ page, pages, query = {} }: { page: number; pages: number; query?: Readonly<Record<string, string>> }) {
  const { path } = useSite()
  const { pages: words } = useTexts('common')
  const here = useHref()(path)
  return (
    <Pagination
      page={page}
      pages={pages}
      href={(number) => withQuery(here, { ...query, ...(number > 1 && { page: String(number) }) })}
      label={words.label}
      previous={words.previous}
      next={words.next}
    />
  )
}

const withQuery = (path: string, query: Readonly<Record<string, string>>) => {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

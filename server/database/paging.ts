import { COUNTED } from './bounded-count.ts'

/** Rows on a page of a staff list: 25, or as many as are asked for by their ids. */
export const pageSizeOf = ({ ids = [] }: { ids?: readonly number[] | undefined }) => Math.max(25, ids.length)

/** The rows of a page; none beyond those that are counted, for to find the end of a list all of it is read (spec: decisions API-14). */
export function portionOf(page: number, page_size: number) {
  const offset = (page - 1) * page_size
  return { limit: offset < COUNTED ? page_size : 0, offset }
}

/** What the answer of every paged list says beside its rows: `pagingOf(26, 25)` has two pages, `pagingOf(0, 25)` none (spec: decisions API-14). */
export const pagingOf = (total_count: number, page_size: number) => ({ total_count, page_size, pages_count: Math.ceil(total_count / page_size) })

/** Rows on a page of a staff list: 25, or as many as are asked for by their ids. */
export const pageSizeOf = ({ ids = [] }: { ids?: readonly number[] | undefined }) => Math.max(25, ids.length)

/** What the answer of every paged list says beside its rows: `pagingOf(26, 25)` has two pages, `pagingOf(0, 25)` none (spec: decisions API-14). */
export const pagingOf = (total_count: number, page_size: number) => ({ total_count, page_size, pages_count: Math.ceil(total_count / page_size) })

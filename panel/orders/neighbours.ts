import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { slugs } from '../slugs.ts'

/** The orders of the list that was last seen; its query may be forgotten while one of them is worked on. */
let kept: number[] = []

/** The orders before and after this one in the list it was opened from. */
export function useNeighbours(order_id: number): { last: number | undefined; next: number | undefined } {
  const queries = useQueryClient()
  kept = newestList(queries) ?? kept
  const at = kept.indexOf(order_id)
  return at < 0 ? { last: undefined, next: undefined } : { last: kept[at - 1], next: kept[at + 1] }
}

function newestList(queries: QueryClient): number[] | undefined {
  const [newest] = queries
    .getQueryCache()
    .findAll({ queryKey: [slugs.orders, 'getList'] })
    .filter(({ state }) => state.data !== undefined)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return (newest?.state.data as { data: { id: number }[] } | undefined)?.data.map(({ id }) => id)
}

import type { ListQuery } from './resource.ts'

/** The list's first sight: newest first. */
export const newest = { field: 'id', order: 'DESC' } as const

/** A list's page, order and filters as react-admin writes them into the address: `?page=2&sort=id&order=ASC&filter={…}`. */
export function listQueryOf(search: string): ListQuery {
  const params = new URLSearchParams(search)
  return {
    page: Number(params.get('page') ?? 1),
    sort: { field: params.get('sort') ?? newest.field, order: params.get('order') === 'ASC' ? 'ASC' : newest.order },
    filter: JSON.parse(params.get('filter') ?? '{}'),
  }
}

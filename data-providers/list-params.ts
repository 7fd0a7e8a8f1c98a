import type { ListQuery } from './resource.ts'

/** The list's first sight: newest first. */
export const newest = { field: 'id', order: 'DESC' } as const

/** The filters that the address holds; null where it is damaged. */
function filterOf(params: URLSearchParams): ListQuery['filter'] | null {
  try {
    const filter: unknown = JSON.parse(params.get('filter') ?? '{}')
    return typeof filter === 'object' && !Array.isArray(filter) ? (filter as ListQuery['filter'] | null) : null
  } catch {
    return null
  }
}

/** A list's page, order and filters as react-admin writes them into the address: `?page=2&sort=id&order=ASC&filter={…}`. */
export function listQueryOf(search: string): ListQuery {
  const params = new URLSearchParams(search)
  return {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
    sort: { field: params.get('sort') ?? newest.field, order: params.get('order') === 'ASC' ? 'ASC' : newest.order },
    filter: filterOf(params) ?? {},
  }
}

/** An address's query without damaged filters: react-admin would draw nothing from `?filter=5`. */
export function withSoundFilter(search: string): string {
  const params = new URLSearchParams(search)
  if (filterOf(params)) return search
  params.delete('filter')
  return params.size > 0 ? `?${params}` : ''
}

/** The name of react-admin's store in this browser. */
export const STORE = 'docento-panel'

/** Where that store keeps how a list was last looked at. */
export const keptAs = (list: string) => `RaStore${STORE}.${list}.listParams`

/** What a list asks for when it opens: what the address says, or where it says nothing what was last looked at, which react-admin keeps as JSON. */
export function openingQueryOf(search: string, kept: string | null): ListQuery {
  const sound = withSoundFilter(search)
  return listQueryOf(sound.length > 1 ? sound : searchOf(kept))
}

function searchOf(kept: string | null): string {
  try {
    const { filter, page, sort, order } = JSON.parse(kept ?? '{}')
    return `?${new URLSearchParams({ page: page ?? 1, ...(sort && { sort, order }), filter: JSON.stringify(filter ?? {}) })}`
  } catch {
    return ''
  }
}

import type { Visit } from '../page.ts'

/** Address of a list narrowed and turned to a page: `/news?category=tips&page=2`; what is empty, and page 1, is left out. */
export function listAddress(path: string, narrowed: Readonly<Record<string, string | null | undefined>>, page = 1): string {
  const set = Object.entries({ ...narrowed, page: page > 1 ? String(page) : null }).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const query = new URLSearchParams(set).toString()
  return query ? `${path}?${query}` : path
}

/** Which page of a list an address asks for: what is no number the list's call refuses, and that is the page's 404. */
export const pageAsked = ({ page }: Visit['query']): { page?: number } => (page ? { page: /^\d+$/.test(page) ? Number(page) : Number.NaN } : {})

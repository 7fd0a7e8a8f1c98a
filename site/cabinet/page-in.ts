import { type Outcome, redirect, type Visit } from '../page.ts'

/** Number of the page that an address asks for; the first for anything else. */
export const pageIn = ({ page = '1' }: Readonly<Record<string, string>>): number => (/^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1)

/** A page behind the last one of a list leads to that; null for those that the list has. */
export const pastTheEnd = ({ path, query }: Pick<Visit, 'path' | 'query'>, pages: number): Outcome | null =>
  pageIn(query) > Math.max(1, pages) ? redirect(addressOf(path, { ...query, page: String(pages) })) : null

function addressOf(path: string, { page, ...rest }: Readonly<Record<string, string>>) {
  const search = new URLSearchParams({ ...rest, ...(Number(page) > 1 && { page: String(page) }) }).toString()
  return search ? `${path}?${search}` : path
}

import type { Edition, EditionCode } from '../../editions/index.ts'

/** By edition, the addresses that its own pages keep out of search results, as `localePath` tells them and as far as this process has read. */
const outOfSearch = new Map<EditionCode, ReadonlySet<string>>()

/** Whether the edition keeps the page out of search results, so that no other edition may name it to them (spec: decisions SEO-5). */
export const isOutOfSearch = ({ code }: Pick<Edition, 'code'>, path: string): boolean => outOfSearch.get(code)?.has(path) ?? false

/** Takes these for the edition's from now on; tells whether they are others than before. */
export function setOutOfSearch({ code }: Pick<Edition, 'code'>, paths: ReadonlySet<string>): boolean {
  const before = outOfSearch.get(code)
  outOfSearch.set(code, paths)
  return paths.symmetricDifference(before ?? new Set()).size > 0
}

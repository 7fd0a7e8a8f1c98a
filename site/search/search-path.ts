import type { Edition } from '../../editions/types.ts'
import { cataloguePath } from '../routes.ts'

interface Wanted {
  /** Aliases; empty: any. */
  lesson?: string | undefined
  city?: string | undefined
  online?: boolean | undefined
}

/**
 * Where the search block leads: `/repetitor/matematika/almaty/`. Online leaves the city out; where there is a school, no city means
 * online too (spec: public 2.8).
 */
export function searchPath(
  edition: Pick<Edition, 'catalogAlias' | 'catalogOnlineAlias'> & { flags: Pick<Edition['flags'], 'school'> },
  { lesson, city, online }: Wanted,
): string {
  const isOnline = online || (edition.flags.school && !city)
  return [`${cataloguePath(edition, isOnline)}`, lesson && `${lesson}/`, city && !isOnline && `${city}/`].filter(Boolean).join('')
}

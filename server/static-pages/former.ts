import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '../../editions/index.ts'
import type { Reader } from '../database/open.ts'
import { Refusal } from '../errors.ts'
import { formerPages, SHOWN, staticPages } from './table.ts'

/** What is no page any more: `moved_to` the path of the page that was there, or `gone` with it; nothing where there never was one. */
export async function whereabouts(db: Reader, aliases: readonly string[], lang: Language): Promise<Refusal> {
  const [former] = await db
    .select({ page_id: formerPages.owner_id, alias: staticPages.alias, lang: staticPages.lang, status: staticPages.status })
    .from(formerPages)
    .leftJoin(staticPages, eq(staticPages.id, formerPages.owner_id))
    .where(and(inArray(formerPages.alias, [...aliases]), eq(formerPages.lang, lang)))
  if (!former) return new Refusal('not_found')
  if (former.page_id === null || former.lang !== lang) return new Refusal('not_found', { data: { gone: true } })
  return new Refusal('not_found', { data: former.status === SHOWN ? { moved_to: former.alias } : null })
}

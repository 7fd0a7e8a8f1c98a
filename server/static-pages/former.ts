import { and, eq, inArray } from 'drizzle-orm'
import { Gone, Refusal } from '../errors.ts'
import { localePath } from '../seo/meta.ts'
import type { Viewing } from '../viewing.ts'
import { formerPages, SHOWN, staticPages } from './table.ts'

/** What is no page any more: `moved_to` the path of the page that was there, or `gone` with it; nothing where there never was one. */
export async function whereabouts(viewing: Viewing, aliases: readonly string[]): Promise<Refusal> {
  const { db, edition, language } = viewing
  const [former] = await db
    .select({ page_id: formerPages.owner_id, alias: staticPages.alias, lang: staticPages.lang, status: staticPages.status })
    .from(formerPages)
    .leftJoin(staticPages, eq(staticPages.id, formerPages.owner_id))
    .where(and(inArray(formerPages.alias, [...aliases]), eq(formerPages.lang, language)))
  if (!former) return namesake(viewing, aliases)
  if (former.page_id === null || former.lang !== language) return new Gone()
  if (former.status !== SHOWN || former.alias === null) return new Refusal('not_found')
  return new Refusal('not_found', { data: { moved_to: localePath(edition, language, former.alias) } })
}

/** A page that stands above p/ and was asked for below it: `p/about` leads to `about`. */
async function namesake({ db, edition, language }: Viewing, aliases: readonly string[]): Promise<Refusal> {
  const bare = aliases.flatMap((alias) => (alias.startsWith('p/') ? [alias.slice(2)] : []))
  const [page] = await db
    .select({ alias: staticPages.alias })
    .from(staticPages)
    .where(and(inArray(staticPages.alias, bare), eq(staticPages.lang, language), eq(staticPages.status, SHOWN)))
  return new Refusal('not_found', page && { data: { moved_to: localePath(edition, language, page.alias) } })
}

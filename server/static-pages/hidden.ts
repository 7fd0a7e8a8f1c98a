import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Viewing } from '../viewing.ts'
import { linkedPages } from './linked.ts'
import { SHOWN, staticPages } from './table.ts'

/** Paths of the pages that the site itself leads to and staff hid in a language: nothing may lead there now (spec: decisions CNT-8). */
export async function hiddenPages({ db, cache, edition, language }: Pick<Viewing, 'db' | 'cache' | 'edition' | 'language'>): Promise<string[]> {
  cache.note('content')
  const rows = await db
    .select({ alias: staticPages.alias })
    .from(staticPages)
    .where(and(inArray(staticPages.alias, [...linkedPages(edition)]), eq(staticPages.lang, language), ne(staticPages.status, SHOWN)))
  return rows.map(({ alias }) => alias).toSorted()
}

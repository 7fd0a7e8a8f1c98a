import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Edition } from '../../editions/index.ts'
import {
  type getStaticPageRules,
  type listStaticPages,
  type PageFilters,
  type readStaticPage,
  type StaticPage,
  StaticPageInput,
} from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import { NotFound } from '../errors.ts'
import { formRules } from '../form-rules.ts'
import { olderOf } from '../former.ts'
import { languageOptions } from '../languages.ts'
import { unixOf } from '../unix.ts'
import { linkedPages } from './linked.ts'
import { formerPages, staticPages } from './table.ts'

/** Static pages by their paths; what is found in a text is found in the whole page (spec: decisions CNT-8). */
export async function list({ db, edition }: Context, { page, filters }: Input<typeof listStaticPages>) {
  const where = conditions(edition, filters)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const rows = await db.select().from(staticPages).where(where).orderBy(asc(staticPages.alias), asc(staticPages.id)).limit(limit).offset(offset)
  const total_count = await boundedCount(db, staticPages, where)
  return { static_pages: rows.map((row) => presentRow(row, edition)), ...pagingOf(total_count, page_size) }
}

/** Throws `not_found`. */
export async function get({ db, edition }: Pick<Context, 'db' | 'edition'>, { id }: Input<typeof readStaticPage>) {
  const [row] = await db.select().from(staticPages).where(eq(staticPages.id, id))
  if (!row) throw new NotFound()
  const { h1, title, metad, text, version, alias } = row
  const written_in = await db
    .select({ id: staticPages.id, lang: staticPages.lang, name: staticPages.name })
    .from(staticPages)
    .where(eq(staticPages.alias, alias))
    .orderBy(asc(staticPages.id))
  const older_aliases = await olderOf(db, formerPages, id)
  const static_page: z.input<typeof StaticPage> = { ...presentRow(row, edition), h1, title, metad, text, version, written_in, older_aliases }
  return { static_page }
}

/** What each field of the form has to meet, and its choices (spec: decisions ORD-22). */
export const rules = async ({ edition }: Context): Promise<z.output<(typeof getStaticPageRules)['answer']>> => ({
  rules: formRules(StaticPageInput, { lang: languageOptions(edition) }),
})

function conditions(edition: Edition, { ids, text, lang, status }: PageFilters) {
  const pattern = text && contains(text)
  const { alias, name, text: html } = staticPages
  // as the list and the browser show it: `/ru/about`
  const shown = sql`case ${staticPages.lang} when ${edition.locales[0]} then '/' else '/' || ${staticPages.lang} || '/' end || ${alias}`
  const address = text?.startsWith('/') ? shown : alias
  return and(
    ids && inArray(staticPages.id, ids),
    pattern ? or(...[address, name, html].map((column) => ilike(column, pattern))) : undefined,
    lang && eq(staticPages.lang, lang),
    status === undefined ? undefined : eq(staticPages.status, status),
  )
}

const presentRow = ({ id, alias, lang, name, status, noindex, updated_at }: typeof staticPages.$inferSelect, edition: Edition) => ({
  ...{ id, alias, lang, name, status, noindex },
  updated_at: unixOf(updated_at),
  linked: linkedPages(edition).includes(alias),
})

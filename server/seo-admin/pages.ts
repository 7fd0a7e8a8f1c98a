import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type {
  createPageMetatags,
  deletePageMetatags,
  getOwnMetatags,
  getPageMetatags,
  listPageMetatags,
  PageMetatags,
  SeoPageFilters,
  savePageMetatags,
} from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { boundedCount } from '../database/bounded-count.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Reader, Tx } from '../database/open.ts'
import { pageSizeOf, pagingOf, portionOf } from '../database/paging.ts'
import { contains } from '../database/patterns.ts'
import { NotFound } from '../errors.ts'
import { cleanArticle } from '../html/sanitize.ts'
import { requireSpoken } from '../languages.ts'
import { allMetatags } from '../seo-texts/shown.ts'
import { pageMetatags } from '../seo-texts/table.ts'
import { unlinkHidden } from '../static-pages/unlink.ts'
import { unixOf } from '../unix.ts'
import { viewingOf } from '../viewing.ts'

type Row = typeof pageMetatags.$inferSelect

/** Metatags by their pages (spec: decisions SEO-3). */
export async function list({ db }: Context, { page, filters }: Input<typeof listPageMetatags>) {
  const where = conditions(filters)
  const page_size = pageSizeOf(filters)
  const { limit, offset } = portionOf(page, page_size)
  const rows = await db.select().from(pageMetatags).where(where).orderBy(asc(pageMetatags.page), asc(pageMetatags.id)).limit(limit).offset(offset)
  const total_count = await boundedCount(db, pageMetatags, where)
  return { pages_metatags: await presentAll(db, rows), ...pagingOf(total_count, page_size) }
}

/** Throws `not_found`. */
export async function get({ db }: Pick<Context, 'db'>, { seo_page_metatags_id: id }: Input<typeof getPageMetatags>) {
  const [row] = await db.select().from(pageMetatags).where(eq(pageMetatags.id, id))
  const [shown] = await presentAll(db, row ? [row] : [])
  if (!shown) throw new NotFound()
  return { page_metatags: shown }
}

/** Throws fields: `lang` that the edition does not speak, `page` that has its metatags in the language. */
export async function create(context: Context, { page_metatags: fields }: Input<typeof createPageMetatags>) {
  const { tx, edition, now } = context
  requireSpoken(fields.lang, edition)
  const [made] = await tx
    .insert(pageMetatags)
    .values({ ...fields, text: cleanArticle(fields.text), updated_at: now })
    .returning()
  if (!made) throw new Error('no metatags were made')
  return answer(context, made.id, { page: made.page, lang: made.lang })
}

/** What is saved stands on the site at once. Throws `not_found`, `conflict`, and as `create` does. */
export async function save(context: Context, { page_metatags: { seo_page_metatags_id: id, version, ...fields } }: Input<typeof savePageMetatags>) {
  const { tx, edition, now } = context
  const row = await lock(tx, id)
  requireSpoken(fields.lang, edition)
  const sent = { ...fields, text: cleanArticle(fields.text) }
  const changes = changesOf({ ...sent, version }, row)
  await tx
    .update(pageMetatags)
    .set({ ...sent, updated_at: now, version: row.version + 1 })
    .where(eq(pageMetatags.id, id))
  return answer(context, id, changes)
}

/** Throws `not_found`. */
export async function remove(context: Context, { seo_page_metatags_id: id }: Input<typeof deletePageMetatags>) {
  const { tx } = context
  const { page, lang, title } = await lock(tx, id)
  await tx.delete(pageMetatags).where(eq(pageMetatags.id, id))
  await bumpCache(tx, ['content'])
  context.audit(`page_metatags ${id}`, { page, lang, title })
}

/** For pages that load nothing else. */
export async function getOwn(context: Context, { page, lang }: Input<typeof getOwnMetatags>) {
  const viewing = viewingOf(context, lang)
  const rows = (await allMetatags(viewing.cache)).filter((row) => row.page === page)
  const own = rows.find((row) => row.lang === viewing.language)
  const robots = Object.fromEntries(rows.filter((row) => row.robots).map((row) => [row.lang, row.robots]))
  if (!own) return { metatags: null, robots, open_graph: {} }
  const { title, metad, h1, text } = own
  return {
    metatags: { title, metad, h1, robots: own.robots, text: await unlinkHidden(viewing, text) },
    robots,
    open_graph: sharedBy(own, context.siteUrl),
  }
}

/** The size of a picture of theirs is not known. */
const sharedBy = ({ og_title, og_description, og_image }: Row, siteUrl: string) => ({
  ...(og_title && { title: og_title, 'og:image:alt': og_title }),
  ...(og_description && { description: og_description }),
  ...(og_image && { image: new URL(og_image, siteUrl).href, 'og:image:width': '', 'og:image:height': '' }),
})

function conditions({ ids, page, lang, text }: SeoPageFilters) {
  const pattern = text && contains(text)
  const { title, metad, h1 } = pageMetatags
  return and(
    ids && inArray(pageMetatags.id, ids),
    page && eq(pageMetatags.page, page),
    lang && eq(pageMetatags.lang, lang),
    pattern ? or(...[title, metad, h1].map((column) => ilike(column, pattern))) : undefined,
  )
}

/** Each with the languages that its page is written in. */
async function presentAll(db: Reader, rows: Row[]): Promise<z.input<typeof PageMetatags>[]> {
  const { id, lang, page, title } = pageMetatags
  const pages = [...new Set(rows.map((row) => row.page))]
  const written = await db.select({ id, lang, page, name: title }).from(pageMetatags).where(inArray(page, pages)).orderBy(asc(id))
  return rows.map(({ id: seo_page_metatags_id, updated_at, ...row }) => ({
    ...row,
    seo_page_metatags_id,
    updated_at: unixOf(updated_at),
    written_in: written.filter((one) => one.page === row.page).map(({ page: _, ...one }) => one),
  }))
}

async function answer(context: Context, id: number, told: Record<string, unknown>) {
  await bumpCache(context.tx, ['content'])
  context.audit(`page_metatags ${id}`, told)
  return get({ db: context.tx }, { seo_page_metatags_id: id })
}

async function lock(tx: Tx, id: number) {
  const [row] = await tx.select().from(pageMetatags).where(eq(pageMetatags.id, id)).for('update')
  if (!row) throw new NotFound()
  return row
}

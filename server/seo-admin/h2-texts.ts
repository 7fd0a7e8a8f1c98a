import { desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Edition } from '../../editions/index.ts'
import type { CatalogueTexts, createH2Text, deleteH2Text, H2Text, listH2Texts, saveH2Text } from '../../schemas/index.ts'
import { admins } from '../admins/table.ts'
import type { Input, Problems } from '../calls.ts'
import type { Address } from '../catalogue/address.ts'
import { list as listTutors } from '../catalogue/get.ts'
import { metatagsOf } from '../catalogue/words.ts'
import { changesOf } from '../changes.ts'
import { type Context, requireAdmin } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Reader, Tx } from '../database/open.ts'
import { FieldProblem, NotFound } from '../errors.ts'
import { cleanArticle } from '../html/sanitize.ts'
import { type Reference, referenceOf } from '../reference/reference.ts'
import { type CombinationTexts, filterTexts } from '../seo-texts/table.ts'
import { unixOf } from '../unix.ts'
import { viewingOf } from '../viewing.ts'
import { addressOf, named, requireAddress, tidy } from './combination.ts'

/** How many of the combinations saved last are listed. */
const LATEST = 200

const problem = (lang: string, field: string) => `catalog_metatags.${lang}.${field}`

/** A number of tutors is all that staff's words may have filled in. */
const hasUnknownPlace = (text: string | undefined) => /\[:(?!COUNT\])\w*\]?/.test(text ?? '')

/** Languages that the edition does not speak, places that nothing fills, and texts of nothing but tags. */
export const problemsOf: Problems<typeof saveH2Text> = ({ catalog_metatags: texts = {} }, edition) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([lang, one]): [string, string][] => {
      if (!(edition.locales as readonly string[]).includes(lang)) return [[`catalog_metatags.${lang}`, 'invalid_value']]
      const fields = (['title', 'metad', 'h1', 'h2'] as const).filter((field) => hasUnknownPlace(one?.[field]))
      return fields.map((field) => [problem(lang, field), 'unknown_placeholder'])
    }),
  )

/** The texts of exactly these filters, and what the page says without them; without filters the combinations saved last. Throws fields of `chosen_filters`, `not_found`. */
export async function list(context: Context, { chosen_filters, h2text_id }: Input<typeof listH2Texts>) {
  const reference = await referenceOf(context)
  if (h2text_id !== undefined) return one(context, h2text_id, reference)
  if (!chosen_filters) return { h2texts: await rowsOf(context, reference), shown: null }
  const [row] = await read(context.db, eq(filterTexts.chosen_filters, tidy(chosen_filters)))
  const shown = await shownAt(context, requireAddress(chosen_filters, reference))
  return { h2texts: row ? [present(row, context.edition, reference, context)] : [], shown }
}

/** One by its number; nothing is shown where one of its filters is gone. Throws `not_found`. */
async function one(context: Context, h2text_id: number, reference: Reference) {
  const [row] = await read(context.db, eq(filterTexts.id, h2text_id))
  if (!row) throw new NotFound()
  const address = addressOf(row.row.chosen_filters, reference)
  return { h2texts: [present(row, context.edition, reference, context)], shown: address && (await shownAt(context, address)) }
}

/** What the page says by its template, and how many tutors it lists. */
async function shownAt(context: Context, address: Address) {
  const { edition } = context
  const { total: total_count } = await listTutors(viewingOf(context), address)
  const { name, path } = named(address, edition, context.language)
  const templates = Object.fromEntries(edition.locales.map((lang) => [lang, metatagsOf(address, total_count, edition, lang)]))
  return { name, path, total_count, templates }
}

/** Throws fields: of `chosen_filters`, which make no page or have texts already, and `catalog_metatags` that says nothing. */
export async function create(context: Context, { chosen_filters, catalog_metatags }: Input<typeof createH2Text>) {
  const { tx, now } = context
  requireAddress(chosen_filters, await referenceOf(context))
  const texts = requireTexts(catalog_metatags)
  const [made] = await tx
    .insert(filterTexts)
    .values({ chosen_filters: tidy(chosen_filters), catalog_metatags: texts, updated_at: now, updated_by: requireAdmin(context).id })
    .returning({ id: filterTexts.id })
  if (!made) throw new Error('no texts were made')
  return answer(context, made.id, { ...tidy(chosen_filters) })
}

/** What is saved stands on the site at once. Throws `not_found`, `conflict`, and `catalog_metatags` that says nothing. */
export async function save(context: Context, { h2text_id, catalog_metatags, version }: Input<typeof saveH2Text>) {
  const { tx, now } = context
  const row = await lock(tx, h2text_id)
  const texts = requireTexts(catalog_metatags)
  // field by field, each under the name that the form has for it; what is gone from a language is blank now
  const [sent, stored] = [flat(texts), flat(row.catalog_metatags)]
  const blank = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, Array.isArray(value) ? [] : '']))
  const before = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, Array.isArray(value) ? [] : '']))
  const changes = changesOf({ ...blank, ...sent, version }, { ...before, ...stored, version: row.version })
  await tx
    .update(filterTexts)
    .set({ catalog_metatags: texts, updated_at: now, updated_by: requireAdmin(context).id, version: row.version + 1 })
    .where(eq(filterTexts.id, h2text_id))
  return answer(context, h2text_id, changes)
}

/** Throws `not_found`. */
export async function remove(context: Context, { h2text_id }: Input<typeof deleteH2Text>) {
  const { tx } = context
  const row = await lock(tx, h2text_id)
  await tx.delete(filterTexts).where(eq(filterTexts.id, h2text_id))
  await bumpCache(tx, ['content'])
  context.audit(`h2text ${h2text_id}`, { ...row.chosen_filters })
}

/** `catalog_metatags.ru.title` → its words. */
const flat = (texts: CombinationTexts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([lang, one]) => Object.entries(one).map(([field, value]): [string, unknown] => [problem(lang, field), value])),
  )

/** Made harmless, without the languages in which nothing is said. Throws the field `catalog_metatags` where nothing is left. */
function requireTexts(given: CombinationTexts): CombinationTexts {
  const cleaned = Object.entries(given).map(([lang, texts]): [string, CatalogueTexts] => [lang, { ...texts, h2text: cleanArticle(texts.h2text) }])
  const said = cleaned.filter(([, texts]) => Object.values(texts).some((value) => value.length > 0))
  if (said.length === 0) throw new FieldProblem({ catalog_metatags: 'required' })
  return Object.fromEntries(said)
}

const read = (db: Reader, where?: ReturnType<typeof eq>) =>
  db
    .select({ row: filterTexts, admin: admins.name })
    .from(filterTexts)
    .leftJoin(admins, eq(admins.id, filterTexts.updated_by))
    .where(where)
    .orderBy(desc(filterTexts.updated_at), desc(filterTexts.id))
    .limit(LATEST)

type Read = Awaited<ReturnType<typeof read>>[number]

const rowsOf = async (context: Context, reference: Reference) =>
  (await read(context.db)).map((row) => present(row, context.edition, reference, context))

function present({ row, admin }: Read, edition: Edition, reference: Reference, { language }: Pick<Context, 'language'>): z.input<typeof H2Text> {
  const { id: h2text_id, updated_at, version, catalog_metatags } = row
  const address = addressOf(row.chosen_filters, reference)
  return {
    ...{ h2text_id, version, catalog_metatags: catalog_metatags as z.input<typeof H2Text>['catalog_metatags'] },
    // the database has its own order of keys
    chosen_filters: tidy(row.chosen_filters) as unknown as Record<string, string | number>,
    ...(address ? named(address, edition, language) : { name: '', path: null }),
    updated_at: unixOf(updated_at),
    updated_by: admin,
  }
}

async function answer(context: Context, id: number, told: Record<string, unknown>) {
  const { tx, edition } = context
  await bumpCache(tx, ['content'])
  context.audit(`h2text ${id}`, told)
  const [row] = await read(tx, eq(filterTexts.id, id))
  if (!row) throw new NotFound()
  return { h2text: present(row, edition, await referenceOf(context), context) }
}

async function lock(tx: Tx, id: number) {
  const [row] = await tx.select().from(filterTexts).where(eq(filterTexts.id, id)).for('update')
  if (!row) throw new NotFound()
  return row
}

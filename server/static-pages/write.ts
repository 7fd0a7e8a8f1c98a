import { eq } from 'drizzle-orm'
import type { createStaticPage, deleteStaticPage, saveStaticPage, toggleStaticPage } from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Tx } from '../database/open.ts'
import { FieldProblem, NotFound, Refusal } from '../errors.ts'
import { keepOlder, leavePlace, takePlace } from '../former.ts'
import { cleanArticle } from '../html/sanitize.ts'
import { textOf } from '../html/text-of.ts'
import { requireSpoken } from '../languages.ts'
import { linkedPages, OWN_PAGES } from './linked.ts'
import { get } from './read.ts'
import { formerPages, SHOWN, staticPages, words } from './table.ts'

/** A text of tags alone says nothing. */
export const problemsOf: Problems<typeof saveStaticPage> = ({ static_page: { text } = {} }) =>
  text !== undefined && textOf(cleanArticle(text)) === '' ? { text: 'required' } : {}

/** Throws fields: `lang`, `alias` of no place on the site, or that another page has in the language. */
export async function create(context: Context, { static_page: fields }: Input<typeof createStaticPage>) {
  const { tx, edition, now } = context
  requireSpoken(fields.lang, edition)
  requirePlace(context, fields.alias)
  await takePlace(tx, formerPages, fields)
  const [made] = await tx
    .insert(staticPages)
    .values({ ...fields, ...textsOf(fields), updated_at: now })
    .returning()
  if (!made) throw new Error('no page was made')
  return answer(context, made.id, { alias: made.alias, lang: made.lang, name: made.name })
}

/** What is saved stands on the site at once. Throws `not_found`, `conflict`, the field `alias` for a page that the site leads to, and as `create` does. */
export async function save(context: Context, { static_page: { id, version, older_aliases, ...fields } }: Input<typeof saveStaticPage>) {
  const { tx, edition, now } = context
  const row = await lock(tx, id)
  requireSpoken(fields.lang, edition)
  requirePlace(context, fields.alias)
  const sent = { ...fields, ...textsOf(renamed(fields, row)) }
  const changes = changesOf({ ...sent, version }, row)
  if ((changes.alias || changes.lang) && isLinked(context, row.alias)) throw new FieldProblem({ [changes.alias ? 'alias' : 'lang']: 'in_use' })
  if (older_aliases) await keepOlder(tx, formerPages, id, older_aliases)
  if (changes.alias || changes.lang) {
    await takePlace(tx, formerPages, fields, id)
    await leavePlace(tx, formerPages, row, id)
  }
  await tx
    .update(staticPages)
    .set({ ...sent, updated_at: now, version: row.version + 1, ...(words.some((word) => changes[word]) && { from_seed: false }) })
    .where(eq(staticPages.id, id))
  return answer(context, id, changes)
}

/** Throws `not_found`, and `in_use` for a page that the site leads to. */
export async function remove(context: Context, { id }: Input<typeof deleteStaticPage>) {
  const { tx } = context
  const row = await lock(tx, id)
  if (isLinked(context, row.alias)) throw new Refusal('in_use', { data: { referrer: 'footer' } })
  await tx.delete(staticPages).where(eq(staticPages.id, id))
  await leavePlace(tx, formerPages, row, null)
  await bumpCache(tx, ['content'])
  context.audit(`static_page ${id}`, { alias: row.alias, lang: row.lang, name: row.name })
}

/** Throws `not_found`. */
export async function toggle(context: Context, { id }: Input<typeof toggleStaticPage>) {
  const { tx, now } = context
  const row = await lock(tx, id)
  const status = row.status === SHOWN ? 0 : SHOWN
  await tx
    .update(staticPages)
    .set({ status, updated_at: now, version: row.version + 1 })
    .where(eq(staticPages.id, id))
  return answer(context, id, { status: { before: row.status, after: status } })
}

/** What says the name of the page says its new name, unless it was written anew. */
const renamed = <F extends { h1?: string | undefined; title?: string | undefined }>(
  { h1, title, ...fields }: F,
  row: Record<'name' | 'h1' | 'title', string>,
) => {
  const own = (field: 'h1' | 'title', text: string | undefined) => (text === row.name && row[field] === row.name ? undefined : text)
  return { ...fields, h1: own('h1', h1), title: own('title', title) }
}

/** A page says its name where it says nothing else. */
const textsOf = ({
  name,
  h1,
  title,
  metad,
  text,
}: {
  name: string
  h1?: string | undefined
  title?: string | undefined
  metad?: string | undefined
  text: string
}) => ({
  h1: h1 ?? name,
  title: title ?? name,
  metad: metad ?? '',
  text: cleanArticle(text),
})

const isLinked = ({ edition }: Context, alias: string) => linkedPages(edition).includes(alias)

/** The site shows what it knows by itself, and whatever stands below /p/. */
function requirePlace(context: Context, alias: string) {
  if (!alias.startsWith(OWN_PAGES) && !isLinked(context, alias)) throw new FieldProblem({ alias: 'page_below' })
}

async function answer(context: Context, id: number, told: Record<string, unknown>) {
  const { tx, edition } = context
  await bumpCache(tx, ['content'])
  context.audit(`static_page ${id}`, told)
  return get({ db: tx, edition }, { id })
}

async function lock(tx: Tx, id: number) {
  const [row] = await tx.select().from(staticPages).where(eq(staticPages.id, id)).for('update')
  if (!row) throw new NotFound()
  return row
}

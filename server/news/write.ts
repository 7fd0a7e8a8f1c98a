import { eq } from 'drizzle-orm'
import type { addNewsImage, createNews, deleteNews, deleteNewsImage, publishNews, saveNews, toggleNews, Upload } from '../../schemas/index.ts'
import { aliasOf } from '../alias-of.ts'
import { type Asking, after, type Input, type Problems } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Tx } from '../database/open.ts'
import { NotFound, WrongStatus } from '../errors.ts'
import { keepPicture, type Picture } from '../files/pictures.ts'
import { uploadUrl } from '../files/urls.ts'
import { keepOlder, leavePlace, takePlace } from '../former.ts'
import { cleanArticle } from '../html/sanitize.ts'
import { textOf } from '../html/text-of.ts'
import { requireSpoken } from '../languages.ts'
import { requireOfLanguage } from './categories.ts'
import { get, presentPicture } from './read.ts'
import { formerNews, news } from './table.ts'

/** A text of tags alone says nothing. */
export const problemsOf: Problems<typeof saveNews> = ({ news: { text } = {} }) =>
  text !== undefined && textOf(cleanArticle(text)) === '' && !cleanArticle(text).includes('<img') ? { text: 'required' } : {}

/** Writes a piece of news that nobody sees yet. Throws fields: `lang`, `category_id` of another language, `alias` that another has; and as `keepPicture` does. */
export const create = after(keptPicture, createKept)

async function createKept(context: Context, { news: { alias, image: _, ...fields } }: Input<typeof createNews>, picture: Picture | undefined) {
  const { tx, now } = context
  await requireFit(context, fields)
  const place = { alias: alias ?? aliasOf(fields.name, fields.lang), lang: fields.lang }
  await takePlace(tx, formerNews, place)
  const [made] = await tx
    .insert(news)
    .values({
      ...fields,
      ...place,
      text: cleanArticle(fields.text),
      image: picture ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!made) throw new Error('no news were made')
  await bumpCache(tx, ['content'])
  context.audit(`news ${made.id}`, { name: made.name, lang: made.lang })
  return get({ db: tx }, made)
}

/** Changes a piece of news; without a new picture it keeps its own, and an address that visitors know leads to the new one. Throws `not_found`, `conflict`, and as `create` does. */
export const save = after(keptPicture, saveKept)

async function saveKept(
  context: Context,
  { news: { id, version, alias, older_aliases, image: _, ...fields } }: Input<typeof saveNews>,
  picture: Picture | undefined,
) {
  const { tx, now } = context
  const row = await lock(tx, id)
  await requireFit(context, fields)
  const sent = { ...fields, ...(alias && { alias }), text: cleanArticle(fields.text) }
  const changes = changesOf({ ...sent, version }, row)
  if (older_aliases) await keepOlder(tx, formerNews, id, older_aliases)
  if (changes.alias || changes.lang) {
    await takePlace(tx, formerNews, { alias: alias ?? row.alias, lang: fields.lang }, id)
    if (row.published) await leavePlace(tx, formerNews, row, id)
  }
  await tx
    .update(news)
    .set({ ...sent, ...(picture && { image: picture }), updated_at: now, version: row.version + 1 })
    .where(eq(news.id, id))
  await bumpCache(tx, ['content'])
  context.audit(`news ${id}`, {
    ...changes,
    ...(picture && { image: { before: row.image && uploadUrl(row.image.file), after: uploadUrl(picture.file) } }),
  })
  return get({ db: tx }, { id })
}

/** Its address is gone for good, if visitors ever knew it. Throws `not_found`. */
export async function remove(context: Context, { id }: Input<typeof deleteNews>) {
  const { tx } = context
  const row = await lock(tx, id)
  await tx.delete(news).where(eq(news.id, id))
  if (row.published) await leavePlace(tx, formerNews, row, null)
  await bumpCache(tx, ['content'])
  context.audit(`news ${id}`, { name: row.name, lang: row.lang })
}

/** Throws `not_found`, and `wrong_status` for what is published already. */
export async function publish(context: Context, { id }: Input<typeof publishNews>) {
  const row = await lock(context.tx, id)
  if (row.published) throw new WrongStatus()
  return change(context, row, { published: true, published_at: context.now }, { published: { before: false, after: true } })
}

/** Throws `not_found`. */
export async function toggle(context: Context, { id }: Input<typeof toggleNews>) {
  const row = await lock(context.tx, id)
  const active = !row.active
  return change(context, row, { active }, { active: { before: row.active, after: active } })
}

/** Throws `not_found`. */
export async function removeImage(context: Context, { id }: Input<typeof deleteNewsImage>) {
  const row = await lock(context.tx, id)
  return change(context, row, { image: null }, { image: { before: row.image && uploadUrl(row.image.file), after: null } })
}

/** Keeps a picture for a text; which text shows it is told by the text alone. Throws `not_found`, and as `keepPicture` does. */
export const addImage = after(
  ({ outside }, { image }: Input<typeof addNewsImage>) => keepPicture(outside.files.uploads, image),
  async (context, { news_id }, picture) => {
    if (news_id !== undefined) await lock(context.tx, news_id)
    const image = presentPicture(picture)
    context.audit(news_id === undefined ? 'news' : `news ${news_id}`, { image: { before: null, after: image.url } })
    return { image }
  },
)

async function change(
  context: Context,
  { id, version }: typeof news.$inferSelect,
  set: Partial<typeof news.$inferInsert>,
  told: Record<string, unknown>,
) {
  const { tx } = context
  await tx
    .update(news)
    .set({ ...set, version: version + 1 })
    .where(eq(news.id, id))
  await bumpCache(tx, ['content'])
  context.audit(`news ${id}`, told)
  return get({ db: tx }, { id })
}

async function requireFit({ tx, edition }: Context, { lang, category_id }: { lang: string; category_id: number }) {
  requireSpoken(lang, edition)
  await requireOfLanguage(tx, category_id, lang)
}

async function keptPicture({ outside }: Asking, { image }: { image?: Upload | undefined }): Promise<Picture | undefined> {
  return image && keepPicture(outside.files.uploads, image)
}

async function lock(tx: Tx, id: number) {
  const [row] = await tx.select().from(news).where(eq(news.id, id)).for('update')
  if (!row) throw new NotFound()
  return row
}

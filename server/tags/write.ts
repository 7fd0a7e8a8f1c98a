import { eq, sql } from 'drizzle-orm'
import { defaultLanguage, keptLanguages, type Language } from '../../editions/index.ts'
import type { createTag, deleteTag, saveTag, TagTexts } from '../../schemas/index.ts'
import { aliasOf } from '../alias-of.ts'
import type { Input, Problems } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Tx } from '../database/open.ts'
import { NotFound, Refusal } from '../errors.ts'
import { cleanArticle } from '../html/sanitize.ts'
import { formerTags, tags } from '../reference/tags.ts'
import { relist } from '../reference-admin/relist.ts'
import { filterTexts } from '../seo-texts/table.ts'
import { present } from './read.ts'

/** Each language in which the site is kept up needs a name, and no language may be another edition's. */
export const problemsOf: Problems<typeof createTag> = ({ texts }, edition) => {
  if (texts === undefined) return {}
  const nameless = keptLanguages(edition).filter((language) => !texts[language]?.name)
  const strange = Object.keys(texts).filter((language) => !(edition.locales as readonly string[]).includes(language))
  return Object.fromEntries([
    ...strange.map((language) => [`texts.${language}`, 'invalid_value']),
    ...nameless.map((language) => [`texts.${language}.name`, 'required']),
  ])
}

/** Adds a tag. Throws fields: `alias` that another has, `words` where nothing tells its tutors, `city_id` of one that is online. */
export async function create(context: Context, { alias, texts, ...fields }: Input<typeof createTag>) {
  const { tx, now, edition } = context
  const language = defaultLanguage(edition)
  const [tag] = await tx
    .insert(tags)
    .values({ ...fields, alias: alias ?? aliasOf(texts[language]?.name ?? '', language), texts: cleaned(texts), created_at: now })
    .returning()
  return answer(context, tag, { alias: tag?.alias, catalog_type: fields.catalog_type })
}

/** The address it had leads to the new one. Throws `not_found`, `conflict` over a newer version, and as `create` does. */
export async function save(context: Context, { id, version, alias, texts, ...fields }: Input<typeof saveTag>) {
  const { tx } = context
  const [before] = await tx.select().from(tags).where(eq(tags.id, id)).for('update')
  if (!before) throw new NotFound()
  const sent = { ...fields, ...(alias && { alias }), texts: cleaned(texts) }
  const changes = changesOf({ version, ...sent }, before)
  const [after] = await tx
    .update(tags)
    .set({ ...sent, version: before.version + 1 })
    .where(eq(tags.id, id))
    .returning()
  if (changes.alias || changes.catalog_type) await leavePlace(tx, before, id)
  return answer(context, after, changes)
}

/** Its address is gone for good. Throws `not_found`, and `in_use` while texts of the catalogue are written for it. */
export async function remove(context: Context, { id }: Input<typeof deleteTag>) {
  const { tx } = context
  const about = sql`${filterTexts.chosen_filters} @> ${JSON.stringify({ tag_id: id })}::jsonb`
  const [text] = await tx.select({ id: filterTexts.id }).from(filterTexts).where(about).limit(1)
  if (text) throw new Refusal('in_use', { data: { referrer: 'filter_texts' } })
  const [gone] = await tx.delete(tags).where(eq(tags.id, id)).returning()
  if (gone) await leavePlace(tx, gone, null)
  return answer(context, gone, { alias: { before: gone?.alias, after: null } })
}

/** The address that a tag has left leads to it from now on, unless another takes it; null: to nothing. */
const leavePlace = (tx: Tx, { catalog_type, alias }: typeof tags.$inferSelect, tag_id: number | null) =>
  tx
    .insert(formerTags)
    .values({ catalog_type, alias, tag_id })
    .onConflictDoUpdate({ target: [formerTags.catalog_type, formerTags.alias], set: { tag_id } })

const cleaned = (texts: Partial<Record<Language, TagTexts>>) =>
  Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, { ...words, text: cleanArticle(words.text) }]))

async function answer(context: Context, tag: typeof tags.$inferSelect | undefined, told: Record<string, unknown>) {
  if (!tag) throw new NotFound()
  await bumpCache(context.tx, ['content', 'reference', `subject:${-tag.id}`])
  await relist(context.tx, context.edition, { kind: 'tag', id: tag.id })
  context.audit(`tag ${tag.id}`, told)
  return { row: present(tag, context.edition) }
}

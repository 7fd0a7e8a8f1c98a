import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { BLOG_TEXT, type saveBlog } from '../../schemas/index.ts'
import { keptPicture } from '../../theme/pictures.ts'
import type { Input, Problems } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import { cleanArticle } from '../html/sanitize.ts'
import { textOf } from '../html/text-of.ts'
import { keepShownLinks, saveItem } from '../moderation/save.ts'
import { get } from './get.ts'
import { blogKind } from './kind.ts'
import { hashesOf } from './shingles.ts'
import { blogImages, blogs } from './table.ts'

/** What counts is what one reads: a text of tags alone is none. */
export const lettersOf = (html: string) => textOf(cleanArticle(html)).length

export const problemsOf: Problems<typeof saveBlog> = ({ blog: { text, lang } = {} }, { locales }) => {
  const letters = text === undefined ? BLOG_TEXT[0] : lettersOf(text)
  return {
    ...(letters < BLOG_TEXT[0] && { text: 'too_small' }),
    ...(letters > BLOG_TEXT[1] && { text: 'too_big' }),
    ...(lang !== undefined && !locales.includes(lang) && { lang: 'invalid_value' }),
  }
}

/**
 * Saves a post, its HTML made harmless; what was found about its uniqueness falls when its text changes, and pictures that it no longer shows go.
 * Throws as `saveItem` does (spec: back-office 7.7).
 */
export async function save(context: Context, { blog: { id, ...fields } }: Input<typeof saveBlog>) {
  const text = cleanArticle(fields.text)
  const changed = await saveItem(context, blogKind, id, { ...fields, text })
  if (changed.includes('text')) await keepText(context, id, text)
  await keepShownLinks(context, blogKind, id)
  return get(context, { id })
}

/** A post has a new text, made harmless: what is reckoned from it, and its pictures. */
export async function keepText(context: Context, id: number, text: string) {
  const { tx } = context
  await tx
    .update(blogs)
    .set({ ...reckoned(text), uniqueness: null })
    .where(eq(blogs.id, id))
  await keepShown(tx, id, text)
}

/** Columns that follow from a text. */
export function reckoned(html: string) {
  const text = textOf(html)
  return { letters: text.length, shingles: hashesOf(text) }
}

/** The post's pictures are those of its text: kept ones of its tutor become its own. */
async function keepShown(tx: Tx, id: number, html: string) {
  const files = [...new Set(Array.from(html.matchAll(new RegExp(keptPicture, 'g')), ([, file = '']) => file))]
  const ownOrLoose = or(eq(blogImages.owner_id, id), isNull(blogImages.owner_id))
  const [post] = await tx.select({ tutor_id: blogs.tutor_id }).from(blogs).where(eq(blogs.id, id))
  if (!post) return
  if (files.length > 0) {
    await tx
      .update(blogImages)
      .set({ owner_id: id })
      .where(and(eq(blogImages.tutor_id, post.tutor_id), ownOrLoose, inArray(blogImages.file, files)))
  }
  await tx.delete(blogImages).where(and(eq(blogImages.owner_id, id), files.length > 0 ? notInArray(blogImages.file, files) : undefined))
}

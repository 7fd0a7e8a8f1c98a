import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { textsOf } from '../../locales/index.ts'
import {
  BLOG_DESCRIPTION,
  BLOG_IMAGES,
  BLOG_NAME,
  BLOG_TEXT,
  BlogInput,
  CONTENT_STATUS,
  type createTutorBlog,
  type getTutorBlog,
  type listTutorBlogs,
  type saveTutorBlog,
} from '../../schemas/index.ts'
import type { Input, Problems } from '../calls.ts'
import { type Context, requireTutor } from '../context.ts'
import { pagingOf } from '../database/paging.ts'
import { Refusal } from '../errors.ts'
import { formRules, rulesText } from '../form-rules.ts'
import { pictureTag } from '../html/pictures.ts'
import { cleanArticle } from '../html/sanitize.ts'
import { languageOptions } from '../languages.ts'
import { changeOwn, makeOwn, presentOwn, requireOwn, saveOwn } from '../moderation/own.ts'
import { imagesOf, presentImage } from '../moderation/record.ts'
import { referenceOptions } from '../reference/options.ts'
import { maybeUnix } from '../unix.ts'
import { blogKind } from './kind.ts'
import { keepText, lettersOf, reckoned } from './save.ts'
import { blogImages, blogs } from './table.ts'

const PAGE_SIZE = 12

type Post = typeof blogs.$inferSelect

/** What is sent has to be whole; a draft must only fit. What counts of the text is what one reads. */
export const problemsOf: Problems<typeof createTutorBlog> = ({ blog = {} }, { locales }) => {
  const { name, description, text, lang, draft } = blog
  const letters = text === undefined ? undefined : lettersOf(text)
  const isShort = (length: number | undefined, [min]: readonly [number, number]) => !draft && length !== undefined && length < min
  return {
    ...(isShort(name?.length, BLOG_NAME) && { name: 'too_small' }),
    ...(isShort(description?.length, BLOG_DESCRIPTION) && { description: 'too_small' }),
    ...(isShort(letters, BLOG_TEXT) && { text: 'too_small' }),
    ...((letters ?? 0) > BLOG_TEXT[1] && { text: 'too_big' }),
    ...(lang !== undefined && !locales.includes(lang) && { lang: 'invalid_value' }),
  }
}

/** Own posts but the deleted ones (spec: decisions CNT-3). */
export async function listOwn(context: Context, { page }: Input<typeof listTutorBlogs>) {
  const living = and(eq(blogs.tutor_id, requireTutor(context)), ne(blogs.status, CONTENT_STATUS.deleted))
  const [rows, total_count] = await Promise.all([
    context.db
      .select()
      .from(blogs)
      .where(living)
      .orderBy(desc(blogs.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    context.db.$count(blogs, living),
  ])
  const shown = await Promise.all(rows.map((row) => presentRow(context, row)))
  return { blogs: shown, ...pagingOf(total_count, PAGE_SIZE) }
}

/** An own post. Throws `not_found` for another tutor's. */
export async function getOwn(context: Context, { id }: Input<typeof getTutorBlog>) {
  await requireOwn(context, blogKind, id)
  const [[post], images] = await Promise.all([context.db.select().from(blogs).where(eq(blogs.id, id)), imagesOf(context.db, blogKind, id)])
  if (!post) throw new Error(`no post ${id}`)
  return { blog: { ...(await presentRow(context, post)), text: post.text, images: images.map(presentImage) } }
}

/** Makes a post, or the draft of one. Throws `too_many_files` for too many pictures in its text (spec: decisions CNT-3). */
export async function create(context: Context, { blog: { draft, ...fields } }: Input<typeof createTutorBlog>) {
  const text = await ownArticle(context, fields.text)
  const id = await makeOwn(context, blogKind, fields.lang, { ...fields, text, ...reckoned(text), status: statusOf(draft) })
  await keepText(context, id, text)
  return getOwn(context, { id })
}

/** Saves an own post. Throws as `saveOwn` and `create` do. */
export async function save(context: Context, { blog: { id, draft, ...fields } }: Input<typeof saveTutorBlog>) {
  const text = await ownArticle(context, fields.text)
  const changed = await saveOwn(context, blogKind, id, { ...fields, text, status: statusOf(draft) })
  if (changed.includes('text')) await keepText(context, id, text)
  return getOwn(context, { id })
}

/** Sets the status of an own post. Throws as `changeOwn` does. */
export async function changeTo(context: Context, { blog }: { blog: Parameters<typeof changeOwn>[2] }) {
  await changeOwn(context, blogKind, blog)
  return getOwn(context, blog)
}

/** What each field has to meet, its choices, and the house rules (spec: decisions ORD-22). */
export async function rules({ db, edition, language }: Context) {
  const { lesson_id } = await referenceOptions(db, language)
  const { rules } = textsOf(edition, language)['tutor-blogs']
  const fields = formRules(BlogInput, { lesson_id, lang: languageOptions(edition) })
  const [min, max] = BLOG_TEXT
  return { rules: { ...fields, text: { required: true, min, max } }, rules_text: rulesText(rules) }
}

const statusOf = (draft: boolean) => (draft ? CONTENT_STATUS.off : CONTENT_STATUS.moderation)

/** The text made harmless, with none but pictures that this tutor sent for posts. */
async function ownArticle({ tx, ...context }: Context, html: string): Promise<string> {
  const text = cleanArticle(html)
  const shown = Array.from(text.matchAll(pictureTag), ([, file = '']) => file)
  if (shown.length === 0) return text
  const own = await tx
    .select({ file: blogImages.file })
    .from(blogImages)
    .where(and(eq(blogImages.tutor_id, requireTutor(context)), inArray(blogImages.file, shown)))
  const files = new Set(own.map(({ file }) => file))
  if (files.size > BLOG_IMAGES) throw new Refusal('too_many_files')
  return text.replaceAll(pictureTag, (tag, file) => (files.has(file) ? tag : ''))
}

async function presentRow(context: Context, post: Post) {
  const { lang, description, letters, rating_avg, rating_count, published_at } = post
  const rating = { avg: rating_avg, count: rating_count }
  return { ...(await presentOwn(context, post)), lang, description, letters, rating, published_at: maybeUnix(published_at) }
}

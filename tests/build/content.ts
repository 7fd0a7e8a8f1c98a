import { hashesOf } from '../../server/blogs/shingles.ts'
import type { Database } from '../../server/database/open.ts'
import { textOf } from '../../server/html/text-of.ts'
import { adImages, ads, blogImages, blogs, siteReviews } from '../../server/tables.ts'
import { counter } from './count.ts'

type Own = { tutor_id: number }
type AdRow = Partial<typeof ads.$inferInsert> & Own
type BlogRow = Partial<typeof blogs.$inferInsert> & Own

const next = counter()

/** An ad for lessons of mathematics that waits to be looked through; wants `buildReference` first. */
export async function buildAd(database: Database, row: AdRow) {
  const number = next()
  const [ad] = await database.drizzle
    .insert(ads)
    .values({
      alias: `ad-${number}`,
      name: 'Математика без зубрёжки',
      lesson_id: 8,
      preview: 'Разберём тему за темой и подготовимся к ЕНТ',
      text: 'Занимаюсь с учениками седьмых классов и старше. '.repeat(5).trim(),
      ...row,
    })
    .returning()
  if (!ad) throw new Error('no ad was made')
  return ad
}

/** Words that no other post has: `w1n1 w1n2 …`, a thousand letters of them and more. */
export const ownWords = (count = 300) => {
  const number = next()
  return Array.from({ length: count }, (_, at) => `w${number}n${at}`).join(' ')
}

/** A post of its own words that waits to be looked through; wants `buildReference` first. */
export async function buildBlog(database: Database, row: BlogRow) {
  const number = next()
  const text = row.text ?? `<p>${ownWords()}</p>`
  const [blog] = await database.drizzle
    .insert(blogs)
    .values({
      alias: `post-${number}`,
      name: 'Как учить двадцать слов в день',
      lang: 'ru',
      lesson_id: 8,
      description: 'О том, как повторять слова так, чтобы они остались в памяти',
      ...row,
      text,
      letters: textOf(text).length,
      shingles: hashesOf(textOf(text)),
    })
    .returning()
  if (!blog) throw new Error('no post was made')
  return blog
}

const drawn = { file: `${'0'.repeat(32)}.webp`, width: 40, height: 30 }

/** Pictures of an ad, all alike. */
export const buildAdImages = (database: Database, { id, tutor_id }: { id: number; tutor_id: number }, count = 1) =>
  database.drizzle
    .insert(adImages)
    .values(Array.from({ length: count }, () => ({ tutor_id, owner_id: id, ...drawn })))
    .returning()

/** A picture that a tutor sent for a post; of no post yet unless `owner_id` says so. */
export const buildBlogImage = (database: Database, row: { tutor_id: number; owner_id?: number; file: string }) =>
  database.drizzle.insert(blogImages).values({ ...drawn, ...row })

/** A review of the site that its author has not confirmed. */
export async function buildSiteReview(database: Database, row: Partial<typeof siteReviews.$inferInsert> = {}) {
  const [review] = await database.drizzle
    .insert(siteReviews)
    .values({ client_name: 'Дана К.', mark: 5, text: 'Удобно искать и сравнивать', lang: 'ru', ...row })
    .returning()
  if (!review) throw new Error('no review was made')
  return review
}

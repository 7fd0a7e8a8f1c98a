import { and, count, eq, ne } from 'drizzle-orm'
import type { Language } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { getBlogs, Narrowing, rateBlog } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import { articleThroughAway } from '../away/through.ts'
import type { Data, Input } from '../calls.ts'
import { cardsByIds } from '../catalogue/listed.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { pagingOf } from '../database/paging.ts'
import { NotFound, Refusal } from '../errors.ts'
import { blogUrlOf } from '../hosts.ts'
import { articleOf } from '../html/article.ts'
import { whereabouts } from '../moderation/rows.ts'
import { rate } from '../ratings/rate.ts'
import { named } from '../reference/named.ts'
import { narrowings } from '../reference/narrowings.ts'
import { type Reference, referenceOf } from '../reference/reference.ts'
import { blogPoster } from '../seo/article-poster.ts'
import { articleMicrodata } from '../seo/articles.ts'
import { breadcrumbList } from '../seo/breadcrumbs.ts'
import { listWords } from '../seo/list-words.ts'
import { langLinksOf, localePath, pageMeta } from '../seo/meta.ts'
import { blogAuthorPath } from '../seo/site-paths.ts'
import { ownFacts } from '../static-pages/own-facts.ts'
import { unlinkHidden } from '../static-pages/unlink.ts'
import { publicName } from '../tutors/names.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { cardsOf } from './cards.ts'
import { blogKind } from './kind.ts'
import { type Found, isShown, KEPT_SECONDS, languagesOf, rowsWhere } from './shown.ts'
import { blogRatings, blogs } from './table.ts'

const PAGE_SIZE = 12
const SIMILAR = 3

type Asked = Input<typeof getBlogs>
type Answer = Data<typeof getBlogs>

/** Posts in a language, or one of them. Their addresses are those of the blog's host. Throws `not_found`, with where it went (spec: decisions CNT-3, Z-4). */
export async function getPublic(context: Context, { lang, ...asked }: Asked): Promise<Answer> {
  const { edition, settings, siteUrl } = context
  const viewing = { ...viewingOf(context, lang), siteUrl: blogUrlOf(edition, settings, siteUrl) }
  const key = `blogs ${viewing.siteUrl} ${viewing.language} ${JSON.stringify(asked)}`
  return viewing.cache.keep(key, KEPT_SECONDS, (fresh) => {
    const seen = { ...viewing, ...fresh }
    // who comes into the catalogue brings their posts
    seen.cache.note('content', 'subject:0')
    return asked.alias ? one(seen, asked.alias, siteUrl) : list(seen, asked)
  })
}

/** Gives a mark. Throws `not_found` for what nobody sees, and as `rate` does. */
export async function setRating(context: Context, { id, rating }: Input<typeof rateBlog>) {
  const { tx } = context
  const [row] = await tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(isShown, eq(blogs.id, id)))
    .for('update')
  if (!row) throw new NotFound()
  const figures = await rate(context, blogRatings, { id, rating })
  await tx.update(blogs).set({ rating_avg: figures.avg, rating_count: figures.count }).where(eq(blogs.id, id))
  await bumpCache(tx, [`post:${id}`])
  return { rating: figures }
}

async function list(viewing: Viewing, { page, tutor_id, ...asked }: Asked): Promise<Answer> {
  const { db, edition, language } = viewing
  const reference = await referenceOf(viewing)
  const [languages, lessons] = await Promise.all([languagesOf(viewing), lessonsOf(viewing, reference)])
  if (!languages.includes(language)) throw new NotFound()
  const { id: lesson_id, alias: lesson } = named(reference, 'lesson', asked.lesson)
  const where = and(
    isShown,
    eq(blogs.lang, language),
    lesson_id === undefined ? undefined : eq(blogs.lesson_id, lesson_id),
    tutor_id === undefined ? undefined : eq(blogs.tutor_id, tutor_id),
  )
  const [rows, total_count] = await Promise.all([
    rowsWhere(viewing, where, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    db.$count(blogs, where),
  ])
  // who has written nothing is no author
  if (total_count === 0 && tutor_id !== undefined) throw new NotFound()
  const author = tutor_id === undefined ? null : ((await cardsByIds(viewing, [tutor_id])).get(tutor_id) ?? null)
  const { blog: t } = textsOf(edition, language).content
  const taught = lessons.find(({ alias }) => alias === lesson)
  const h1 = author ? fill(t.of_author, { name: author.full_name }) : taught ? fill(t.of_lesson, { lesson: taught.name }) : t.title
  const base = tutor_id === undefined ? '' : blogAuthorPath(tutor_id)
  const query = new URLSearchParams({ ...(lesson && { lesson }), ...(page > 1 && { page: String(page) }) }).toString()
  const breadcrumbs = [...(author || taught ? [{ name: t.title, link: '' }] : []), { name: h1, link: null }]
  return {
    blogs: await cardsOf(viewing, reference, rows),
    ...pagingOf(total_count, PAGE_SIZE),
    page,
    ...{ lessons, lesson: lesson ?? null, author, blog: null, similar: [], breadcrumbs },
    ...pageMeta(viewing, {
      path: base + (query && `?${query}`),
      metatags: listWords(viewing, { h1, metad: author ? fill(t.author_metad, { name: author.full_name }) : t.metad }, page),
      ...(!(base || query) && (await ownFacts(viewing, 'blog'))),
      noindex: lesson !== undefined || rows.length === 0,
      languages: base || query ? [language] : languages,
      // the way to the blog's own front has no second step
      microdata: breadcrumbs.length > 1 ? { breadcrumbs: breadcrumbList(viewing, breadcrumbs) } : {},
    }),
    lang_links: base ? {} : langLinksOf(viewing, languages, ''),
  }
}

async function one(viewing: Viewing, alias: string, site: string): Promise<Answer> {
  const { db, cache, edition, language, siteUrl } = viewing
  const [found] = await rowsWhere(viewing, and(isShown, eq(blogs.alias, alias)), { limit: 1, offset: 0 })
  if (!found) throw await whereabouts(db, blogKind, alias)
  const { row, author } = found
  cache.note(`post:${row.id}`)
  if (row.lang !== language) throw new Refusal('not_found', { data: { moved_to: localePath(edition, row.lang as Language, alias) } })
  const reference = await referenceOf(viewing)
  const [cards, [card], similar, text] = await Promise.all([
    cardsByIds(viewing, [row.tutor_id], row.lesson_id),
    cardsOf(viewing, reference, [found]),
    similarTo(viewing, row),
    unlinkHidden(viewing, row.text).then((html) => articleThroughAway({ ...viewing, db, siteUrl: site }, html)),
  ])
  if (!card) throw new NotFound()
  const { blog: t } = textsOf(edition, language).content
  const breadcrumbs = [
    { name: t.title, link: '' },
    { name: row.name, link: null },
  ]
  const rating = { avg: row.rating_avg, count: row.rating_count }
  return {
    ...{ blogs: [], total_count: 1, page_size: PAGE_SIZE, pages_count: 1, page: 1, lessons: [], lesson: null },
    author: cards.get(row.tutor_id) ?? null,
    blog: { ...card, ...articleOf(text), rating },
    similar: await cardsOf(viewing, reference, similar),
    breadcrumbs,
    ...pageMeta(viewing, {
      path: alias,
      metatags: { h1: row.name, title: row.name, metad: row.description },
      languages: [language],
      poster: { kind: 'blog', name: alias, poster: blogPoster(viewing, card) },
      kind: 'article',
      microdata: {
        breadcrumbs: breadcrumbList(viewing, breadcrumbs),
        ...articleMicrodata(
          { ...viewing, siteUrl: site },
          {
            type: 'BlogPosting',
            url: `${siteUrl}/${localePath(edition, language, alias)}`,
            name: row.name,
            description: row.description,
            image: card.image,
            published_at: row.published_at,
            updated_at: row.sent_at,
            rating,
            author: { name: publicName(author), url: `${siteUrl}/${localePath(edition, language, blogAuthorPath(row.tutor_id))}` },
          },
        ),
      },
    }),
  }
}

/** What to read next: of the same subject first, then the newest of the others. */
async function similarTo(viewing: Viewing, { id, lang, lesson_id }: Found['row']): Promise<Found[]> {
  const others = and(isShown, eq(blogs.lang, lang), ne(blogs.id, id))
  const same = await rowsWhere(viewing, and(others, eq(blogs.lesson_id, lesson_id)), { limit: SIMILAR, offset: 0 })
  if (same.length === SIMILAR) return same
  const newest = await rowsWhere(viewing, and(others, ne(blogs.lesson_id, lesson_id)), { limit: SIMILAR - same.length, offset: 0 })
  return [...same, ...newest]
}

async function lessonsOf({ db, language }: Viewing, reference: Reference): Promise<Narrowing[]> {
  const rows = await db
    .select({ id: blogs.lesson_id, count: count() })
    .from(blogs)
    .where(and(isShown, eq(blogs.lang, language)))
    .groupBy(blogs.lesson_id)
  return narrowings(reference.lessons, new Map(rows.map(({ id, count }) => [id, count])), language)
}

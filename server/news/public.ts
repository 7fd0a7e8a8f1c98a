import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Edition, Language } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { getPublicNews, rateNews } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import type { Reader } from '../database/open.ts'
import { pagingOf } from '../database/paging.ts'
import { Gone, NotFound, Refusal } from '../errors.ts'
import { articleOf } from '../html/article.ts'
import { cleanQuestions } from '../html/sanitize.ts'
import { rate } from '../ratings/rate.ts'
import { named } from '../reference/named.ts'
import { referenceOf } from '../reference/reference.ts'
import { newsPoster } from '../seo/article-poster.ts'
import { articleMicrodata } from '../seo/articles.ts'
import { breadcrumbList, breadcrumbsOf } from '../seo/breadcrumbs.ts'
import { descriptionOf } from '../seo/description.ts'
import { listWords } from '../seo/list-words.ts'
import { langLinksOf, localePath, pageMeta } from '../seo/meta.ts'
import { newsPath } from '../seo/site-paths.ts'
import { ownFacts } from '../static-pages/own-facts.ts'
import { unlinkBelow, unlinkHidden } from '../static-pages/unlink.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { cardOf } from './cards.ts'
import { type Found, isShown, KEPT_SECONDS, languagesOf, shownRows } from './shown.ts'
import { formerCategories, formerNews, news, newsCategories, newsRatings } from './table.ts'

const PAGE_SIZE = 12
const SIMILAR = 3

type Asked = Input<typeof getPublicNews>
type Answer = Data<typeof getPublicNews>

/** News in a language, or one piece of them. Throws `not_found`, with where it went where it moved or was deleted (spec: decisions CNT-5, Z-4). */
export async function getPublic(context: Context, { lang, ...asked }: Asked): Promise<Answer> {
  const viewing = viewingOf(context, lang)
  const key = `news ${viewing.siteUrl} ${viewing.language} ${JSON.stringify(asked)}`
  return viewing.cache.keep(key, KEPT_SECONDS, (fresh) => {
    const seen = { ...viewing, ...fresh }
    seen.cache.note('content')
    return asked.alias ? one(seen, asked.alias) : list(seen, asked)
  })
}

/** Gives a mark. Throws `not_found` for what nobody sees, and as `rate` does. */
export async function setRating(context: Context, { id, rating }: Input<typeof rateNews>) {
  const { tx } = context
  const [row] = await shownRows(tx, eq(news.id, id)).for('update', { of: news })
  if (!row) throw new NotFound()
  const figures = await rate(context, newsRatings, { id, rating })
  await tx.update(news).set({ rating_avg: figures.avg, rating_count: figures.count }).where(eq(news.id, id))
  await bumpCache(tx, [`news:${id}`])
  return { rating: figures }
}

async function list(viewing: Viewing, { page, category, ...asked }: Asked): Promise<Answer> {
  const { db, edition, language } = viewing
  const [languages, categories] = await Promise.all([languagesOf(viewing), categoriesOf(db, language)])
  if (!languages.includes(language)) throw new NotFound()
  const chosen = categories.find(({ alias }) => alias === category)
  if (category && !chosen) throw await movedCategory(db, category, language)
  const { id: lesson_id, alias: lesson } = named(await referenceOf(viewing), 'lesson', asked.lesson)
  const where = and(
    eq(news.lang, language),
    category ? eq(newsCategories.alias, category) : undefined,
    lesson_id === undefined ? undefined : eq(news.lesson_id, lesson_id),
  )
  const [rows, [counted]] = await Promise.all([
    shownRows(db, where)
      .orderBy(desc(news.published_at), desc(news.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.select({ n: count() }).from(news).innerJoin(newsCategories, eq(newsCategories.id, news.category_id)).where(and(isShown, where)),
  ])
  const total_count = counted?.n ?? 0
  const { news: t } = textsOf(edition, language).content
  const h1 = chosen ? fill(t.of_category, { category: chosen.name }) : t.title
  const query = new URLSearchParams({ ...(category && { category }), ...(lesson && { lesson }), ...(page > 1 && { page: String(page) }) }).toString()
  const isFirst = query === ''
  const breadcrumbs = breadcrumbsOf(viewing, ...(chosen ? [{ name: t.title, link: newsPath() }] : []), { name: h1, link: null })
  return {
    news: rows.map(cardOf),
    ...pagingOf(total_count, PAGE_SIZE),
    page,
    categories,
    category: category ?? null,
    article: null,
    similar: [],
    breadcrumbs,
    ...pageMeta(viewing, {
      path: newsPath() + (isFirst ? '' : `?${query}`),
      metatags: listWords(viewing, { h1, metad: t.metad }, page),
      ...(isFirst && (await ownFacts(viewing, 'news'))),
      noindex: Boolean(category || lesson) || rows.length === 0,
      languages: isFirst ? languages : [language],
      microdata: { breadcrumbs: breadcrumbList(viewing, breadcrumbs) },
    }),
    lang_links: langLinksOf(viewing, languages, newsPath()),
  }
}

async function one(viewing: Viewing, alias: string): Promise<Answer> {
  const { db, cache, edition, language, siteUrl } = viewing
  const rows = await shownRows(db, eq(news.alias, alias))
  const row = rows.find(({ news: { lang } }) => lang === language)
  if (!row) throw await whereabouts(viewing, alias, rows)
  const { id, name, preview, text, h1, title, metad, faq_header, rating_avg, rating_count, published_at, updated_at, category_id } = row.news
  cache.note(`news:${id}`)
  const { news: t } = textsOf(edition, language).content
  const heading = h1 || name
  const description = preview || descriptionOf(text)
  const { faq } = await unlinkBelow(viewing, { faq: cleanQuestions(row.news.faq) })
  const breadcrumbs = breadcrumbsOf(viewing, { name: t.title, link: newsPath() }, { name: heading, link: null })
  const card = cardOf(row)
  const rating = { avg: rating_avg, count: rating_count }
  return {
    ...{ news: [], total_count: 1, page_size: PAGE_SIZE, pages_count: 1, page: 1, categories: [], category: null },
    article: { ...card, name: heading, ...articleOf(await unlinkHidden(viewing, text)), rating, faq, faq_header },
    similar: (await similarTo(db, { id, category_id, lang: language })).map(cardOf),
    breadcrumbs,
    ...pageMeta(viewing, {
      path: newsPath(alias),
      metatags: { h1: heading, title: title || heading, metad: metad || description },
      languages: edition.locales.filter((other) => rows.some(({ news: { lang } }) => lang === other)),
      poster: { kind: 'news', name: alias, poster: newsPoster({ ...card, name: heading }) },
      kind: 'article',
      microdata: {
        breadcrumbs: breadcrumbList(viewing, breadcrumbs),
        ...articleMicrodata(viewing, {
          type: 'NewsArticle',
          url: `${siteUrl}/${localePath(edition, language, newsPath(alias))}`,
          name: heading,
          description,
          image: card.image,
          published_at,
          updated_at,
          rating,
          faq,
        }),
      },
    }),
  }
}

/**
 * The address of yesterday leads on, a deleted article is gone, a hidden one is not found. Only where the language never had one of this name does the
 * address lead to another's, for good: to what has it now, else to what had it (spec: decisions Z-4).
 */
async function whereabouts({ db, edition, language }: Viewing, alias: string, rows: readonly Found[]): Promise<Refusal> {
  const formers = await db.select().from(formerNews).where(eq(formerNews.alias, alias))
  const own = formers.find(({ lang }) => lang === language)
  if (own) return own.owner_id === null ? new Gone() : toNews(edition, await shownRows(db, eq(news.id, own.owner_id)))
  const isHidden = (await db.$count(news, and(eq(news.alias, alias), eq(news.lang, language)))) > 0
  if (isHidden) return new NotFound()
  const had = formers.flatMap(({ owner_id }) => owner_id ?? [])
  return toNews(edition, rows.length > 0 ? rows : had.length > 0 ? await shownRows(db, inArray(news.id, had)) : [])
}

/** To the first of these in the order of the edition's languages. */
function toNews(edition: Edition, rows: readonly Found[]): Refusal {
  const [row] = edition.locales.flatMap((lang) => rows.find((one) => one.news.lang === lang) ?? [])
  return row ? movedTo(localePath(edition, row.news.lang as Language, newsPath(row.news.alias))) : new NotFound()
}

async function movedCategory(db: Reader, alias: string, lang: Language): Promise<Refusal> {
  const [found] = await db
    .select({ alias: newsCategories.alias })
    .from(formerCategories)
    .innerJoin(newsCategories, eq(newsCategories.id, formerCategories.owner_id))
    // one with nothing in it has no page
    .innerJoin(news, eq(news.category_id, newsCategories.id))
    .where(and(isShown, eq(formerCategories.alias, alias), eq(formerCategories.lang, lang), eq(newsCategories.lang, lang)))
    .limit(1)
  return found ? new Refusal('not_found', { data: { category: found.alias } }) : new NotFound()
}

/** A path with the prefix of its language, without the first slash. */
const movedTo = (moved_to: string) => new Refusal('not_found', { data: { moved_to } })

const categoriesOf = (db: Reader, lang: Language) =>
  db
    .select({ alias: newsCategories.alias, name: newsCategories.name, count: count() })
    .from(newsCategories)
    .innerJoin(news, eq(news.category_id, newsCategories.id))
    .where(and(isShown, eq(newsCategories.lang, lang)))
    .groupBy(newsCategories.id)
    .orderBy(newsCategories.sort, newsCategories.id)

/** What to read next: of the same category, then the newest of the others. */
async function similarTo(db: Reader, { id, category_id, lang }: { id: number; category_id: number; lang: string }) {
  const others = and(eq(news.lang, lang), ne(news.id, id))
  const same = await shownRows(db, and(others, eq(news.category_id, category_id)))
    .orderBy(desc(news.published_at), desc(news.id))
    .limit(SIMILAR)
  if (same.length === SIMILAR) return same
  const newest = await shownRows(db, and(others, ne(news.category_id, category_id)))
    .orderBy(desc(news.published_at), desc(news.id))
    .limit(SIMILAR - same.length)
  return [...same, ...newest]
}

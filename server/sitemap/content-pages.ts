import { desc, eq, max } from 'drizzle-orm'
import { keptLanguages, type Language } from '../../editions/index.ts'
import { SITE_REVIEW_STATUS } from '../../schemas/index.ts'
import { isShown as isShownAd } from '../ads/shown.ts'
import { ads } from '../ads/table.ts'
import { isShown as isShownPost } from '../blogs/shown.ts'
import { blogs } from '../blogs/table.ts'
import { examinationTests } from '../examination-tests/table.ts'
import { isShown, languagesOf } from '../news/shown.ts'
import { news, newsCategories } from '../news/table.ts'
import { localePath } from '../seo/meta.ts'
import { adPath, blogAuthorPath, languageTestPaths, listPaths, newsPath } from '../seo/site-paths.ts'
import { keptOutLanguages } from '../seo-texts/shown.ts'
import { siteReviews } from '../site-reviews/table.ts'
import { HOUR } from '../spans.ts'
import { vacancies } from '../vacancies/table.ts'
import { videos } from '../videos/table.ts'
import { type Asked, type Kinds, latest, type Page } from './page.ts'

const SECONDS = HOUR

/** Lists of what staff and tutors publish, and each of their pages with the day of its last change. */
export async function contentPages(asked: Asked) {
  return { news: await newsPages(asked), ads: await adPages(asked), ...(await otherPages(asked)) } satisfies Kinds
}

export const testPages = ({ edition }: Pick<Asked, 'edition'>): Page[] =>
  keptLanguages(edition).flatMap((language) => Object.values(languageTestPaths).map((path) => ({ path: localePath(edition, language, path) })))

/** Places of work; the lists of videos, study materials and reviews, each with the day of the last change in it. */
async function otherPages({ db, edition }: Asked) {
  const [ofVideos, [ofTests], open, [ofReviews]] = await Promise.all([
    db
      .select({ lang: videos.lang, changed: max(videos.updated_at) })
      .from(videos)
      .where(eq(videos.active, true))
      .groupBy(videos.lang),
    db
      .select({ changed: max(examinationTests.updated_at) })
      .from(examinationTests)
      .where(eq(examinationTests.active, true)),
    db.select({ id: vacancies.id, lang: vacancies.lang, changed: vacancies.updated_at }).from(vacancies).where(eq(vacancies.active, true)),
    db
      .select({ changed: max(siteReviews.created_at) })
      .from(siteReviews)
      .where(eq(siteReviews.status, SITE_REVIEW_STATUS.active)),
  ])
  const at = (language: Language, path: string, changed: Date | undefined) => ({ path: localePath(edition, language, path), changed })
  // these are the same in every language
  const inKept = (path: string, changed: Date | null | undefined) => (changed ? keptLanguages(edition).map((one) => at(one, path, changed)) : [])
  const lists = [
    ...edition.locales.flatMap((language) => {
      const lastVideo = ofVideos.find(({ lang }) => lang === language)?.changed
      return lastVideo ? [at(language, listPaths.videos, lastVideo)] : []
    }),
    ...inKept(listPaths.materials, ofTests?.changed),
    ...inKept(listPaths.reviews, ofReviews?.changed),
  ]
  const ofWork = edition.locales.flatMap((language) => {
    const own = open.filter(({ lang }) => lang === language)
    if (own.length === 0) return []
    const last = latest(own.map(({ changed }) => changed))
    return [at(language, listPaths.vacancies, last), ...own.map(({ id, changed }) => at(language, listPaths.vacancy(id), changed))]
  })
  return { lists, vacancies: ofWork }
}

async function adPages({ db, cache, edition }: Asked): Promise<Page[]> {
  cache.note('subject:0')
  const rows = await db.select({ alias: ads.alias, changed: ads.published_at }).from(ads).where(isShownAd).orderBy(desc(ads.published_at))
  if (rows.length === 0) return []
  const days = rows.flatMap(({ changed }) => changed ?? [])
  return keptLanguages(edition).flatMap((language) => [
    { path: localePath(edition, language, adPath()), changed: latest(days) },
    ...rows.map(({ alias, changed }) => ({ path: localePath(edition, language, adPath(alias)), changed: changed ?? undefined })),
  ])
}

/** The pages of the blog and those of its authors, for the sitemap of its host; kept for an hour. */
export function blogPages({ edition, cache }: Asked): Promise<Kinds> {
  return cache.keep('blog-sitemap', SECONDS, async ({ db, cache }) => {
    cache.note('content', 'subject:0')
    const rows = await db
      .select({ alias: blogs.alias, lang: blogs.lang, tutor_id: blogs.tutor_id, published_at: blogs.published_at, sent_at: blogs.sent_at })
      .from(blogs)
      .where(isShownPost)
      .orderBy(desc(blogs.published_at))
    const keptOut = await keptOutLanguages(cache, 'blog')
    const at = ({ published_at, sent_at }: (typeof rows)[number]) => (published_at && published_at > sent_at ? published_at : sent_at)
    const ofLanguage = edition.locales.map((language) => ({ language, own: rows.filter(({ lang }) => lang === language) }))
    return {
      posts: ofLanguage.flatMap(({ language, own }) => [
        ...(own.length > 0 && !keptOut.includes(language) ? [{ path: localePath(edition, language, ''), changed: latest(own.map(at)) }] : []),
        ...own.map((row) => ({ path: localePath(edition, language, row.alias), changed: at(row) })),
      ]),
      authors: ofLanguage.flatMap(({ language, own }) =>
        [...Map.groupBy(own, ({ tutor_id }) => tutor_id)].map(([tutor_id, posts]) => ({
          path: localePath(edition, language, blogAuthorPath(tutor_id)),
          changed: latest(posts.map(at)),
        })),
      ),
    }
  })
}

async function newsPages({ db, cache, edition }: Asked): Promise<Page[]> {
  const rows = await db
    .select({ alias: news.alias, lang: news.lang, published_at: news.published_at, updated_at: news.updated_at })
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.category_id))
    .where(isShown)
    .orderBy(desc(news.published_at))
  const languages = await languagesOf({ cache, edition })
  const at = ({ published_at, updated_at }: (typeof rows)[number]) => (published_at && published_at > updated_at ? published_at : updated_at)
  return languages.flatMap((language) => {
    const own = rows.filter(({ lang }) => lang === language)
    return [
      { path: localePath(edition, language, newsPath()), changed: latest(own.map(at)) },
      ...own.map((row) => ({ path: localePath(edition, language, newsPath(row.alias)), changed: at(row) })),
    ]
  })
}

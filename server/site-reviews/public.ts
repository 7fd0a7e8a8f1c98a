import { desc, eq } from 'drizzle-orm'
import { keptLanguages } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { type getReviews, SITE_REVIEW_STATUS } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Reader } from '../database/open.ts'
import { pagingOf } from '../database/paging.ts'
import { breadcrumbList, breadcrumbsOf } from '../seo/breadcrumbs.ts'
import { listWords } from '../seo/list-words.ts'
import { langLinksOf, pageMeta } from '../seo/meta.ts'
import { listPaths } from '../seo/site-paths.ts'
import { ownFacts } from '../static-pages/own-facts.ts'
import { seenBy } from '../tutors/shown-reviews.ts'
import { unixOf } from '../unix.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { listOfTutors, tutorStats } from './of-tutors.ts'
import { siteStats } from './stats.ts'
import { siteReviews } from './table.ts'

const SECONDS = 300
const PAGE_SIZE = 20

type Asked = Input<typeof getReviews>
type Answer = Data<typeof getReviews>

/** Reviews of the site, or of tutors (spec: decisions CNT-11). */
export async function getPublic(context: Context, { lang, ...asked }: Asked): Promise<Answer> {
  const viewing = viewingOf(context, lang)
  const answer = await viewing.cache.keep(`reviews ${viewing.siteUrl} ${viewing.language} ${JSON.stringify(asked)}`, SECONDS, (fresh) =>
    make({ ...viewing, ...fresh }, asked),
  )
  return { ...answer, reviews: seenBy(context, answer.reviews, ({ tutor }) => tutor?.status) }
}

async function make(viewing: Viewing, { type, page }: Asked): Promise<Answer> {
  const { db, cache, edition, language } = viewing
  cache.note('content', 'subject:0')
  const [ofSite, ofTutors] = await Promise.all([siteStats(viewing), tutorStats(viewing)])
  const stats = type === 'site' ? ofSite : ofTutors
  const { total_count } = stats
  const portion = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  // to find the end of them all are read
  const isBeyond = portion.offset >= total_count
  const reviews = isBeyond ? [] : type === 'site' ? await listOfSite(db, portion) : await listOfTutors(viewing, portion)
  const { title, metad, of_tutors } = textsOf(edition, language)['site-reviews']
  const h1 = type === 'site' ? title : of_tutors
  const query = new URLSearchParams({ ...(type === 'orders' && { type }), ...(page > 1 && { page: String(page) }) }).toString()
  const breadcrumbs = breadcrumbsOf(viewing, { name: h1, link: null })
  return {
    reviews,
    ...pagingOf(total_count, PAGE_SIZE),
    page,
    type,
    stats,
    breadcrumbs,
    ...{ site_count: ofSite.total_count, orders_count: ofTutors.total_count },
    ...pageMeta(viewing, {
      path: listPaths.reviews + (query && `?${query}`),
      metatags: listWords(viewing, { h1, metad }, page),
      ...(!query && (await ownFacts(viewing, 'reviews'))),
      noindex: type === 'orders' || reviews.length === 0,
      languages: keptLanguages(edition).filter((one) => !query || one === language),
      microdata: {
        breadcrumbs: breadcrumbList(viewing, breadcrumbs),
        ...(type === 'site' && total_count > 0 && { organization: rated(viewing, stats) }),
      },
    }),
    lang_links: langLinksOf(viewing, keptLanguages(edition), listPaths.reviews),
  }
}

const rated = ({ siteUrl }: Viewing, { avg_review_mark, total_count }: Answer['stats']) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Docento',
  url: siteUrl,
  aggregateRating: { '@type': 'AggregateRating', ratingValue: avg_review_mark, reviewCount: total_count, bestRating: 5 },
})

async function listOfSite(db: Reader, { limit, offset }: { limit: number; offset: number }): Promise<Answer['reviews']> {
  const rows = await db
    .select()
    .from(siteReviews)
    .where(eq(siteReviews.status, SITE_REVIEW_STATUS.active))
    .orderBy(desc(siteReviews.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id, client_name: author, mark, created_at, text, lang, answer }) => ({
    ...{ id, author, text, lang, answer },
    mark: String(mark),
    date: unixOf(created_at),
    tutor: null,
  }))
}

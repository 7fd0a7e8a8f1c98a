import { desc, eq, sql } from 'drizzle-orm'
import { textsOf } from '../../locales/index.ts'
import { type getReviews, REVIEW, SITE_REVIEW_STATUS } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { COUNTED } from '../database/bounded-count.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { breadcrumbList, localePath, pageMeta } from '../seo/meta.ts'
import { ownMetatags } from '../seo-texts/shown.ts'
import { TEACHING } from '../tutors/available.ts'
import { publicName } from '../tutors/names.ts'
import { unixOf } from '../unix.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { siteStats } from './stats.ts'
import { siteReviews } from './table.ts'

const SECONDS = 300
const PAGE_SIZE = 20
const PATH = 'reviews'

type Asked = Input<typeof getReviews>
type Answer = Data<typeof getReviews>

/** Reviews of the site, or of tutors (spec: decisions CNT-11). */
export async function getPublic(context: Context, { lang, ...asked }: Asked): Promise<Answer> {
  const viewing = viewingOf(context, lang)
  return viewing.cache.keep(`reviews ${viewing.siteUrl} ${viewing.language} ${JSON.stringify(asked)}`, SECONDS, (fresh) =>
    make({ ...viewing, ...fresh }, asked),
  )
}

async function make(viewing: Viewing, { type, page }: Asked): Promise<Answer> {
  const { db, cache, edition, language } = viewing
  cache.note('content')
  const [stats, orders_count] = await Promise.all([siteStats(viewing), countOfOrders(db)])
  const offset = (page - 1) * PAGE_SIZE
  const reviews = type === 'site' ? await ofSite(db, offset) : await ofOrders(viewing, offset)
  const total_count = type === 'site' ? stats.total_count : orders_count
  const { title, metad, of_tutors } = textsOf(edition, language)['site-reviews']
  const { page_title } = textsOf(edition, language).content
  const h1 = type === 'site' ? title : of_tutors
  const query = new URLSearchParams({ ...(type === 'orders' && { type }), ...(page > 1 && { page: String(page) }) }).toString()
  const breadcrumbs = [
    { name: textsOf(edition, language).common.site_name, link: '' },
    { name: h1, link: null },
  ]
  return {
    reviews,
    ...{ total_count, page_size: PAGE_SIZE, pages_count: Math.ceil(total_count / PAGE_SIZE), page, type, stats, orders_count, breadcrumbs },
    ...pageMeta(viewing, {
      path: PATH + (query && `?${query}`),
      metatags: { h1, title: page > 1 ? fill(page_title, { title: h1, page }) : h1, metad },
      own: query ? undefined : await ownMetatags(viewing, 'reviews'),
      noindex: type === 'orders' || reviews.length === 0,
      languages: query ? [language] : edition.locales,
      microdata: { breadcrumbs: breadcrumbList(viewing, breadcrumbs), ...(stats.total_count > 0 && { organization: rated(viewing, stats) }) },
    }),
    lang_links: edition.locales.length > 1 ? Object.fromEntries(edition.locales.map((one) => [one, localePath(edition, one, PATH)])) : {},
  }
}

const rated = ({ siteUrl }: Viewing, { avg_review_mark, total_count }: Answer['stats']) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Docento',
  url: siteUrl,
  aggregateRating: { '@type': 'AggregateRating', ratingValue: avg_review_mark, reviewCount: total_count, bestRating: 5 },
})

async function ofSite(db: Reader, offset: number): Promise<Answer['reviews']> {
  const rows = await db
    .select()
    .from(siteReviews)
    .where(eq(siteReviews.status, SITE_REVIEW_STATUS.active))
    .orderBy(desc(siteReviews.id))
    .limit(PAGE_SIZE)
    .offset(offset)
  return rows.map(({ id, client_name: author, mark, created_at, text, answer }) => ({
    ...{ id, author, text, answer },
    mark: String(mark),
    date: unixOf(created_at),
    tutor: null,
  }))
}

const published = sql`from orders o
  join order_tutors row on row.order_id = o.id and row.state = 'appointed'
  join tutors t on t.id = row.tutor_id and t.status in ${constant(TEACHING)} and not coalesce((t.toggles ->> 'hide_reviews')::boolean, false)
  join clients on clients.id = o.client_id
  where o.review_status = ${constant(REVIEW.written)}`

interface OrderReview extends Record<string, unknown> {
  id: number
  author: string
  mark: string
  date: number
  text: string
  tutor_id: number
  name: string
  last_name: string
}

async function ofOrders({ db, cache }: Viewing, offset: number): Promise<Answer['reviews']> {
  const { rows } = await db.execute<OrderReview>(sql`
    select o.id, clients.name as author, o.review_mark as mark, extract(epoch from o.review_at)::int as date, o.review_text as text,
      t.id as tutor_id, t.name, t.last_name
    ${published} order by o.review_at desc limit ${PAGE_SIZE} offset ${offset}`)
  cache.note(...rows.map(({ tutor_id }) => `tutor:${tutor_id}` as const))
  return rows.map(({ tutor_id, name, last_name, ...review }) => ({
    ...review,
    answer: '',
    tutor: { id: tutor_id, name: publicName({ name, last_name }) },
  }))
}

async function countOfOrders(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from (select 1 ${published} limit ${constant(COUNTED)}) found`)
  return rows[0]?.n ?? 0
}

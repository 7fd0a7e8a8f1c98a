import { sql } from 'drizzle-orm'
import { textsOf } from '../../locales/index.ts'
import type { getMainPage as declared, mainPageParts } from '../../schemas/index.ts'
import { newestPosts } from '../blogs/beside.ts'
import type { Data, Input } from '../calls.ts'
import { wholeCatalogue } from '../catalogue/address.ts'
import { countBy } from '../catalogue/counts.ts'
import { buildFilterLists } from '../catalogue/filter-lists.ts'
import { goodReviews } from '../catalogue/good-reviews.ts'
import { cardsOf } from '../catalogue/kept-cards.ts'
import { cellOf, searchPage } from '../catalogue/search.ts'
import type { Context } from '../context.ts'
import { constant } from '../database/constant.ts'
import type { Reader } from '../database/open.ts'
import { newestNews } from '../news/beside.ts'
import { tellFailure } from '../outside/tell-error.ts'
import { type Reference, referenceOf } from '../reference/reference.ts'
import { faqPage } from '../seo/articles.ts'
import { pageMeta } from '../seo/meta.ts'
import { siteStats } from '../site-reviews/stats.ts'
import { ownFacts } from '../static-pages/own-facts.ts'
import { TEACHING } from '../tutors/available.ts'
import { seenBy } from '../tutors/shown-reviews.ts'
import { mainBlocks } from '../units-blocks/shown.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { topCities, topLessons } from './top-lists.ts'

const SECONDS = 300
const TUTORS = 8
const REVIEWS = 3

/**
 * The main page, kept for five minutes once it is whole. A block that can't be had is empty, named in `failed_parts` and logged; the rest is answered
 * (spec: decisions WEB-10, API-18; public 8, main page).
 */
export async function getMainPage(context: Context, { lang }: Input<typeof declared>): Promise<Data<typeof declared>> {
  const viewing = viewingOf(context, lang)
  const answer = await viewing.cache.keep(`main ${viewing.siteUrl} ${viewing.language}`, SECONDS, (fresh) => make({ ...viewing, ...fresh }), isWhole)
  return { ...answer, reviews: seenBy(context, answer.reviews, ({ tutor_status }) => tutor_status) }
}

const noStats = { tutors: 0, orders: 0, cities: 0 }
type Part = (typeof mainPageParts)[number]

const isWhole = ({ failed_parts }: Data<typeof declared>) => failed_parts.length === 0

async function make(viewing: Viewing): Promise<Data<typeof declared>> {
  const { db, cache, edition, language, siteUrl } = viewing
  cache.note('subject:0')
  const all = wholeCatalogue()
  const reference = await referenceOf(viewing)
  const failed_parts: Part[] = []
  const part = <T>(name: Part, made: Promise<T>, empty: T): Promise<T> =>
    made.catch((error: unknown) => {
      viewing.log.error({ err: error, part: name }, 'a part of the main page failed')
      tellFailure(viewing, error, { screen: `main page ${name}` })
      failed_parts.push(name)
      return empty
    })
  const best = async () => cardsOf(viewing, (await searchPage(db, all, cellOf(all, reference))).tutors.slice(0, TUTORS))
  const [top_lessons, top_cities, tutors, reviews, stats, site_review_stats, filter_lists, blocks, news, blogs] = await Promise.all([
    part('top_lessons', topLessons(viewing), []),
    part('top_cities', topCities(viewing), []),
    part('tutors', best(), []),
    part('reviews', goodReviews(viewing, sql`t.status in ${constant(TEACHING)}`, REVIEWS), []),
    part('stats', statsOf(db, reference), noStats),
    part('site_review_stats', siteStats(viewing), null),
    part('filter_lists', buildFilterLists(viewing, all, reference), null),
    part('blocks', mainBlocks(viewing), {}),
    part('news', newestNews(viewing), []),
    part('blogs', newestPosts(viewing), []),
  ])
  const facts = await ownFacts(viewing, 'main')
  const { h1, title, metad, faq: t } = textsOf(edition, language).catalogue.main
  const faq = [t.price, t.answer, t.change, t.place].map(({ question, answer }) => [question, answer])
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Docento',
    url: siteUrl,
    telephone: edition.supportPhones[0],
  }
  return {
    top_lessons,
    top_cities,
    tutors,
    reviews,
    news,
    blogs,
    stats,
    filter_lists,
    blocks,
    site_review_stats,
    faq_header: t.title,
    faq,
    failed_parts,
    ...pageMeta(viewing, {
      path: '',
      metatags: { h1, title, metad },
      ...facts,
      languages: edition.locales,
      elsewhere: (other) => ({ path: '', languages: other.locales }),
      microdata: {
        organization,
        website: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Docento', url: siteUrl },
        faq: faqPage(faq),
      },
    }),
  }
}

/** Tutors to be found, requests ever made, and cities in which somebody teaches. */
async function statsOf(db: Reader, { cities, placeOf }: Reference) {
  const places = [...cities.values()].filter(({ active }) => active).map(({ id }) => placeOf('city', id))
  const [taughtIn, { rows }] = await Promise.all([
    countBy(db, 'place', places),
    db.execute<Omit<typeof noStats, 'cities'>>(sql`
      select (select count(*)::int from listings where subject = 0 and place = 0) as tutors,
        (select coalesce(sum(n), 0)::int from order_counts where day is null) as orders`),
  ])
  return { ...noStats, ...rows[0], cities: taughtIn.size }
}

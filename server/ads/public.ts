import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { keptLanguages } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { getAds } from '../../schemas/index.ts'
import { isSchoolTutor } from '../../schemas/tutor-price.ts'
import { fill } from '../../theme/words.ts'
import { wordsThroughAway } from '../away/plain.ts'
import type { Data, Input } from '../calls.ts'
import { isListedAt } from '../catalogue/listed.ts'
import type { Context } from '../context.ts'
import { pagingOf } from '../database/paging.ts'
import { NotFound, Refusal } from '../errors.ts'
import { presentImage } from '../moderation/record.ts'
import { whereabouts } from '../moderation/rows.ts'
import { named } from '../reference/named.ts'
import { narrowings } from '../reference/narrowings.ts'
import { ANYWHERE } from '../reference/places.ts'
import { referenceOf } from '../reference/reference.ts'
import { adPoster } from '../seo/article-poster.ts'
import { breadcrumbList, breadcrumbsOf } from '../seo/breadcrumbs.ts'
import { listWords } from '../seo/list-words.ts'
import { langLinksOf, localePath, pageMeta } from '../seo/meta.ts'
import { adPath, profilePath } from '../seo/site-paths.ts'
import { ownFacts } from '../static-pages/own-facts.ts'
import { choicesOf } from '../tutors/choices.ts'
import { tutors } from '../tutors/table.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { cardsOf } from './cards.ts'
import { startOfPage } from './kept-starts.ts'
import { adKind } from './kind.ts'
import { isShown, KEPT_SECONDS } from './shown.ts'
import { adImages, ads } from './table.ts'

const PAGE_SIZE = 12
const OTHERS = 4

type Asked = Input<typeof getAds>
type Answer = Data<typeof getAds>

/** Ads, or one of them. They stand in the languages that the catalogue is kept up in (spec: public 2.16). Throws `not_found`, with where it is told. */
export async function getPublic(context: Context, { lang, ...asked }: Asked): Promise<Answer> {
  const viewing = viewingOf(context, lang)
  const { edition, language } = viewing
  if (!keptLanguages(edition).includes(language)) throw new Refusal('not_found', { data: { moved_to: adPath(asked.alias) } })
  const key = `ads ${viewing.siteUrl} ${language} ${JSON.stringify(asked)}`
  return viewing.cache.keep(key, KEPT_SECONDS, (fresh) => {
    const seen = { ...viewing, ...fresh }
    // who comes into the catalogue brings their ads
    seen.cache.note('content', 'subject:0')
    return asked.alias ? one(seen, asked.alias) : list(seen, asked)
  })
}

async function list(viewing: Viewing, { page, tutor_id, exclude_id, ...asked }: Asked): Promise<Answer> {
  const { db, edition, language } = viewing
  const reference = await referenceOf(viewing)
  const counts = await countsOf(viewing)
  const lessons = narrowings(reference.lessons, counts.lessons, language)
  const cities = narrowings(reference.cities, counts.cities, language)
  const { id: lesson_id, alias: lesson } = named(reference, 'lesson', asked.lesson)
  const { id: city_id, alias: city } = named(reference, 'city', asked.city)
  const where = and(
    isShown,
    lesson_id === undefined ? undefined : eq(ads.lesson_id, lesson_id),
    city_id === undefined ? undefined : isListedAt(ads.tutor_id, reference.placeOf('city', city_id)),
    tutor_id === undefined ? undefined : eq(ads.tutor_id, tutor_id),
    exclude_id === undefined ? undefined : ne(ads.id, exclude_id),
  )
  const isNarrowed = [lesson, city, tutor_id, exclude_id].some((one) => one !== undefined)
  const key = JSON.stringify([lesson_id, city_id, tutor_id, exclude_id])
  const start = await startOfPage(viewing, { key, seconds: KEPT_SECONDS, where, pageSize: PAGE_SIZE }, page)
  const [rows, counted] = await Promise.all([
    start
      ? db.select().from(ads).where(and(where, start.from)).orderBy(desc(ads.published_at), desc(ads.id)).limit(PAGE_SIZE).offset(start.offset)
      : [],
    isNarrowed ? db.$count(ads, where) : counts.all,
  ])
  // a page that is not full is the last, and knows better than a count of some minutes ago
  const isLast = rows.length < PAGE_SIZE && (rows.length > 0 || page === 1)
  const total_count = isLast ? (page - 1) * PAGE_SIZE + rows.length : counted
  if (total_count === 0 && (!isNarrowed || counts.all === 0)) throw new NotFound()
  const { ads: t } = textsOf(edition, language).content
  const taught = lessons.find(({ alias }) => alias === lesson)
  const h1 = taught ? fill(t.of_lesson, { lesson: taught.name }) : t.title
  const breadcrumbs = breadcrumbsOf(viewing, ...(isNarrowed ? [{ name: t.title, link: adPath() }] : []), { name: h1, link: null })
  const query = new URLSearchParams({ ...(lesson && { lesson }), ...(city && { city }), ...(page > 1 && { page: String(page) }) }).toString()
  return {
    ads: await cardsOf(viewing, reference, rows),
    ...pagingOf(total_count, PAGE_SIZE),
    page,
    ...{ lessons, cities, lesson: lesson ?? null, city: city ?? null, ad: null, others: [], breadcrumbs },
    ...pageMeta(viewing, {
      path: adPath() + (query && `?${query}`),
      metatags: listWords(viewing, { h1, metad: t.metad }, page),
      ...(!query && (await ownFacts(viewing, 'ads'))),
      noindex: isNarrowed || rows.length === 0,
      languages: keptLanguages(edition),
      microdata: { breadcrumbs: breadcrumbList(viewing, breadcrumbs) },
    }),
    lang_links: langLinksOf(viewing, keptLanguages(edition), adPath()),
  }
}

async function one(viewing: Viewing, alias: string): Promise<Answer> {
  const { db, edition, language, siteUrl } = viewing
  const [row] = await db
    .select()
    .from(ads)
    .where(and(isShown, eq(ads.alias, alias)))
  if (!row) throw await whereabouts(db, adKind, alias)
  const reference = await referenceOf(viewing)
  const [[card], images, others, text, [author]] = await Promise.all([
    cardsOf(viewing, reference, [row]),
    db.select().from(adImages).where(eq(adImages.owner_id, row.id)).orderBy(asc(adImages.id)),
    db
      .select()
      .from(ads)
      .where(and(isShown, eq(ads.tutor_id, row.tutor_id), ne(ads.id, row.id)))
      .orderBy(desc(ads.published_at), desc(ads.id))
      .limit(OTHERS),
    wordsThroughAway(viewing, row.text),
    db.select({ settings: tutors.settings }).from(tutors).where(eq(tutors.id, row.tutor_id)),
  ])
  if (!card || !author) throw new NotFound()
  const { ads: t } = textsOf(edition, language).content
  const breadcrumbs = breadcrumbsOf(viewing, { name: t.title, link: adPath() }, { name: row.name, link: null })
  const { tutor } = card
  const url = `${siteUrl}/${localePath(edition, language, adPath(alias))}`
  const pictures = images.map(presentImage)
  return {
    ...{ ads: [], total_count: 1, page_size: PAGE_SIZE, pages_count: 1, page: 1, lessons: [], cities: [], lesson: null, city: null },
    ad: { ...card, text, images: pictures },
    others: await cardsOf(viewing, reference, others),
    breadcrumbs,
    ...pageMeta(viewing, {
      path: adPath(alias),
      metatags: { h1: row.name, title: `${row.name} · ${card.lesson.name}`, metad: row.preview },
      languages: keptLanguages(edition),
      poster: { kind: 'ads', name: alias, poster: adPoster({ ...card, images: pictures }) },
      microdata: {
        breadcrumbs: breadcrumbList(viewing, breadcrumbs),
        service: {
          '@context': 'https://schema.org',
          '@type': 'Service',
          name: row.name,
          description: row.preview,
          serviceType: card.lesson.name,
          url,
          ...(pictures.length > 0 && { image: pictures.map((picture) => siteUrl + picture.url) }),
          provider: {
            '@type': 'Person',
            name: tutor.full_name,
            // no way to a profile that search engines are kept out of, nor to a school tutor's (spec: decisions TUT-12, CAT-17)
            ...(choicesOf(author).profile_in_search_engines &&
              !isSchoolTutor(tutor) && { url: `${siteUrl}/${localePath(edition, language, profilePath(tutor.id))}` }),
          },
          ...(tutor.rate && { offers: { '@type': 'Offer', price: tutor.rate.id, priceCurrency: edition.currency, url } }),
        },
      },
    }),
  }
}

interface Counts {
  all: number
  lessons: ReadonlyMap<number, number>
  /** By city, of tutors who teach there. */
  cities: ReadonlyMap<number, number>
}

/** How many there are to narrow to. Reading them all takes its time, so who comes into the catalogue is counted when it is done anew. */
const countsOf = (viewing: Viewing): Promise<Counts> =>
  viewing.cache.keep('counts of ads', KEPT_SECONDS, async (fresh) => {
    const { db } = fresh
    fresh.cache.note('content', 'reference')
    const { cities, placeOf } = await referenceOf({ cache: fresh.cache })
    const shown = [...cities.values()].filter(({ active }) => active).map(({ id }) => ({ id, place: placeOf('city', id) }))
    const column = (values: readonly number[]) => sql`${sql.param(values)}::int[]`
    const [ofLessons, { rows: ofCities }] = await Promise.all([
      db.select({ id: ads.lesson_id, n: count() }).from(ads).where(isShown).groupBy(ads.lesson_id),
      db.execute<{ id: number; n: number }>(sql`
        select city.id, sum(own.n)::int as n
        from unnest(${column(shown.map(({ id }) => id))}, ${column(shown.map(({ place }) => place))}) city (id, place)
        join listings l on l.subject = ${ANYWHERE} and l.place = city.place
        join (select tutor_id, count(*)::int as n from ads where ${isShown} group by tutor_id) own on own.tutor_id = l.tutor_id
        group by city.id`),
    ])
    return {
      all: ofLessons.reduce((sum, { n }) => sum + n, 0),
      lessons: new Map(ofLessons.map(({ id, n }) => [id, n])),
      cities: new Map(ofCities.map(({ id, n }) => [id, n])),
    }
  })

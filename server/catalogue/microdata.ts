import { type SeoLinks, TUTOR_STATUS, type TutorCard } from '../../schemas/index.ts'
import { operatorOf } from '../operators.ts'
import { type City, nameIn } from '../reference/reference.ts'
import { breadcrumbList } from '../seo/breadcrumbs.ts'
import { localePath, type Meta, type Standing } from '../seo/meta.ts'
import { profilePath } from '../seo/site-paths.ts'
import { type Address, printPath } from './address.ts'
import { isInSearch } from './kept-cards.ts'
import type { Counted } from './search.ts'

/** How many tutors the item list names; links of other lists are numbered on from there (spec: public 9, structured data). */
const LISTED = 10

/** Total and prices are those of the whole list, whichever of its pages shows them. */
interface Shown extends Counted {
  address: Address
  /** Of the address, or of its tag. */
  city: City | undefined
  metatags: Meta['metatags']
  tutors: readonly TutorCard[]
  crumbs: readonly { name: string; link: string | null }[]
  links: SeoLinks
}

/** Structured data of a catalogue page: breadcrumbs, the list, its prices as a product, and the service here as a local business (spec: decisions SEO-6). */
export function catalogueMicrodata(standing: Standing, { address, city, metatags, tutors, total, prices, crumbs, links }: Shown): Meta['microdata'] {
  const breadcrumbs = breadcrumbList(standing, crumbs)
  if (tutors.length === 0) return { breadcrumbs }
  // crawlers are shown no way to a school tutor, and a list of ways names none without, nor who keeps them out (spec: decisions CAT-17, SEO-6, TUT-12)
  const isNamed = (tutor: TutorCard) => tutor.short_description && tutor.status !== TUTOR_STATUS.school && isInSearch(tutor)
  const described = tutors.filter(isNamed).slice(0, LISTED)
  return {
    breadcrumbs,
    ...(described.length > 0 && { list: itemList(standing, described) }),
    ...(links.length > 0 && { links: linkList(standing, links) }),
    ...(prices && { product: product(standing, { address, metatags, total, prices }) }),
    local: localBusiness(standing, city, prices),
  }
}

/** Neighbouring lists, numbered on from the item list whatever its length (spec: decisions SEO-6). */
const linkList = ({ siteUrl, edition, language }: Standing, links: SeoLinks) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: links
    .flatMap(({ items }) => items)
    .map(({ title, url }, at) => ({
      '@type': 'ListItem',
      position: LISTED + 1 + at,
      name: title,
      url: `${siteUrl}/${localePath(edition, language, url)}`,
    })),
})

function itemList({ siteUrl, edition, language }: Standing, tutors: readonly TutorCard[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: tutors.map((tutor, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: tutor.full_name,
      description: tutor.short_description,
      url: `${siteUrl}/${localePath(edition, language, profilePath(tutor.id))}`,
      ...(tutor.avatar && { image: siteUrl + tutor.avatar.formats.preview_130.url }),
    })),
  }
}

function product(
  { edition, language, settings }: Standing,
  { address, metatags, total, prices }: Pick<Shown, 'address' | 'metatags' | 'total'> & { prices: NonNullable<Counted['prices']> },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: printPath(address, edition).split('/').filter(Boolean).join('-'),
    name: metatags.h1,
    description: metatags.metad,
    brand: { '@type': 'Organization', name: 'Docento', legalName: operatorOf(edition, language, settings.operators).company },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: prices.low,
      highPrice: prices.high,
      priceCurrency: edition.currency,
      offerCount: total,
    },
  }
}

/** `09:00-20:00` (spec: decisions SEO-6). */
const openFrom = (hours: readonly number[]) => hours.map((hour) => `${String(hour).padStart(2, '0')}:00`).join('-')

function localBusiness({ siteUrl, edition, language }: Standing, city: City | undefined, prices: Counted['prices']) {
  const { weekdays, weekend } = edition.workingHours
  const { name, latitude, longitude } = city ?? edition.place
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'Docento',
    url: siteUrl,
    telephone: edition.supportPhones[0],
    openingHours: [`Mo-Fr ${openFrom(weekdays)}`, `Sa-Su ${openFrom(weekend)}`],
    currenciesAccepted: edition.currency,
    paymentAccepted: 'Cash, Credit Card',
    ...(prices && { priceRange: `${prices.low}-${prices.high} ${edition.currency}` }),
    address: { '@type': 'PostalAddress', addressCountry: edition.country, addressLocality: nameIn(name, language) },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}

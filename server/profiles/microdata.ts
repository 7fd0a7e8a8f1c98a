import { textsOf } from '../../locales/index.ts'
import type { TutorProfile } from '../../schemas/index.ts'
import { hourlyPrice } from '../../schemas/tutor-price.ts'
import { markValue } from '../../theme/mark-value.ts'
import { localePath, type Meta } from '../seo/meta.ts'
import { profilePath } from '../seo/site-paths.ts'
import type { Viewing } from '../viewing.ts'

const BEST = 5
const available = (is: boolean) => `https://schema.org/${is ? 'InStock' : 'OutOfStock'}`
/** Reviews that are told in full; the others are counted. */
const TOLD = 3

/**
 * A profile as structured data: the person, and their lessons as a product with price, mean mark and reviews, which schema.org allows of no person.
 * Marks are the true ones (spec: decisions SEO-6, CAT-5).
 */
export function profileMicrodata(viewing: Viewing, profile: TutorProfile): Meta['microdata'] {
  const product = productOf(viewing, profile)
  return { profile: profilePage(viewing, profile), ...(product && { product }) }
}

const urlOf = ({ siteUrl, edition, language }: Viewing, { id }: TutorProfile) => `${siteUrl}/${localePath(edition, language, profilePath(id))}`

/** The portrait as profiles show it, and the one for dense screens (spec: public 9, 130x130 previews in structured data). */
const imagesOf = ({ siteUrl }: Viewing, { avatar }: TutorProfile) =>
  avatar ? { image: [avatar.formats.preview_130.url, avatar.url].map((url) => siteUrl + url) } : {}

function profilePage(viewing: Viewing, profile: TutorProfile) {
  const { edition, language } = viewing
  const { full_name, short_description, lessons, langs } = profile
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: urlOf(viewing, profile),
    mainEntity: {
      '@type': 'Person',
      name: full_name,
      ...(short_description && { description: short_description }),
      jobTitle: textsOf(edition, language).catalogue.profile.job,
      knowsAbout: lessons.map(({ name }) => name),
      ...(langs.length > 0 && { knowsLanguage: langs.map(({ name }) => name) }),
      ...imagesOf(viewing, profile),
    },
  }
}

/** Null where there is neither a price nor a review: search engines take no such product. */
function productOf(viewing: Viewing, profile: TutorProfile) {
  const { edition } = viewing
  const { full_name, short_description, lessons, order_reviews, is_catalog_disabled } = profile
  const { avr_mark, total_count, reviews } = order_reviews
  const price = hourlyPrice(profile, edition)
  if (price === null && avr_mark === null) return null
  const url = urlOf(viewing, profile)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: [lessons.map(({ name }) => name).join(', '), full_name].filter(Boolean).join(' · '),
    ...(short_description && { description: short_description }),
    url,
    brand: { '@type': 'Brand', name: full_name, url },
    ...imagesOf(viewing, profile),
    ...(price !== null && {
      offers: { '@type': 'Offer', price, priceCurrency: edition.currency, url, availability: available(!is_catalog_disabled) },
    }),
    ...(avr_mark !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: avr_mark, bestRating: BEST, worstRating: 1, reviewCount: total_count },
    }),
    ...(reviews.length > 0 && { review: reviews.slice(0, TOLD).map(reviewOf) }),
  }
}

const reviewOf = ({ author, date, mark, text }: TutorProfile['order_reviews']['reviews'][number]) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: new Date(date * 1000).toISOString(),
  ...(text && { reviewBody: text }),
  reviewRating: { '@type': 'Rating', ratingValue: markValue(mark), bestRating: BEST, worstRating: 1 },
})

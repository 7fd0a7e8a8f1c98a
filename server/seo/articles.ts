import { languageTag } from '../../editions/index.ts'
import type { Meta, Standing } from './meta.ts'

interface Article {
  type: 'NewsArticle' | 'BlogPosting'
  url: string
  name: string
  description: string
  image: { url: string; width: number; height: number } | null
  published_at: Date | null
  updated_at: Date
  rating: { avg: number | null; count: number }
  /** Missing: the product itself. */
  author?: { name: string; url: string }
  faq?: readonly (readonly string[])[]
}

/** An article and its questions as structured data (spec: decisions SEO-6). */
export function articleMicrodata(standing: Standing, article: Article): Meta['microdata'] {
  const { edition, language, siteUrl } = standing
  const { type, url, name, description, image, published_at, updated_at, rating, author, faq = [] } = article
  const publisher = { '@type': 'Organization', name: 'Docento', url: siteUrl }
  return {
    article: {
      '@context': 'https://schema.org',
      '@type': type,
      headline: name,
      description,
      url,
      mainEntityOfPage: url,
      inLanguage: languageTag(edition, language),
      ...(image && { image: siteUrl + image.url }),
      ...(published_at && { datePublished: published_at.toISOString(), dateModified: later(published_at, updated_at).toISOString() }),
      author: author ? { '@type': 'Person', ...author } : publisher,
      publisher,
      ...(rating.avg !== null &&
        rating.count > 0 && {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: Math.round(rating.avg * 10) / 10, ratingCount: rating.count, bestRating: 5 },
        }),
    },
    ...(faq.length > 0 && { faq: faqPage(faq) }),
  }
}

/** Questions with their answers as structured data. */
export const faqPage = (faq: readonly (readonly string[])[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(([name, text]) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })),
})

const later = (one: Date, other: Date) => (one > other ? one : other)

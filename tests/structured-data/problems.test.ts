import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'

const graph = (type: string, more: object) => ({ '@context': 'https://schema.org', '@type': type, ...more })
const offers = { '@type': 'Offer', price: 5000, priceCurrency: 'KZT' }
const crumbs = (...items: object[]) => graph('BreadcrumbList', { itemListElement: items.map((item) => ({ '@type': 'ListItem', ...item })) })

test.each([
  ['of a kind that is none', graph('Tutor', {}), ['Tutor: Tutor is no type of the vocabulary']],
  ['of another vocabulary', { '@type': 'WebSite', name: 'Docento', url: 'https://docento.kz' }, ['@context is not schema.org']],
  ['with a property that its kind has not', graph('Person', { name: 'A', aggregateRating: 5 }), ['Person: Person has no aggregateRating']],
  [
    'with a word for a number',
    graph('Product', { name: 'A', offers: { ...offers, '@type': 'AggregateOffer', lowPrice: 1, offerCount: 'many' } }),
    ['Product.offers.offerCount takes Integer, not "many"'],
  ],
  [
    'with a person for a brand',
    graph('Product', { name: 'A', offers, brand: { '@type': 'Person', name: 'B' } }),
    ['Product.brand takes Brand or Organization, not a Person'],
  ],
  [
    'with no day for a day',
    graph('VideoObject', { name: 'A', thumbnailUrl: 'https://a.b/c', uploadDate: 'today' }),
    ['VideoObject.uploadDate takes Date or DateTime, not "today"'],
  ],
  ['without what search engines ask', graph('Product', { name: 'A' }), ['Product lacks offers, review or aggregateRating']],
  [
    'that counts no mark',
    graph('Product', { name: 'A', aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 0 } }),
    ['Product.aggregateRating counts nothing'],
  ],
  [
    'whose way has gaps',
    crumbs({ position: 1, name: 'A', item: 'https://a.b' }, { position: 3, name: 'B' }),
    ['BreadcrumbList is not numbered from 1'],
  ],
  ['with nothing in a list', graph('FAQPage', { mainEntity: [] }), ['FAQPage lacks mainEntity', 'FAQPage.mainEntity is empty']],
])('structured data %s is found wrong', (_, given, problems) => expect(problemsOf(given)).toEqual(problems))

test('structured data that keeps to the vocabulary has no problems, what a kind inherits included', () => {
  expect(
    problemsOf(graph('NewsArticle', { headline: 'A', datePublished: '2026-03-12', author: { '@type': 'Organization', name: 'Docento' } })),
  ).toEqual([])
  expect(problemsOf(crumbs({ position: 1, name: 'A', item: 'https://a.b' }, { position: 2, name: 'B' }))).toEqual([])
})

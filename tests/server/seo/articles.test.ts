import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { articleMicrodata } from '../../../server/seo/articles.ts'
import { readSettings } from '../../../server/settings.ts'

const standing = { edition: editionOf('kz'), language: 'ru' as const, siteUrl: 'https://kz.example', settings: readSettings({ EDITIONS: 'kz' }) }
const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const article = {
  type: 'NewsArticle' as const,
  url: 'https://kz.example/news/exam',
  name: 'Экзамен',
  description: 'Что изменилось',
  image: null,
  published_at: day(5),
  updated_at: day(9),
  rating: { avg: null, count: 0 },
}
const told = (more: Partial<Parameters<typeof articleMicrodata>[1]> = {}) => articleMicrodata(standing, { ...article, ...more })

describe('search engines are told of an article', () => {
  test.each([
    ['that was changed since', day(9), day(9)],
    ['that was written long before it was published', day(2), day(5)],
  ])('%s when it was published and when it changed last, never before', (_, updated_at, modified) => {
    const dates = { datePublished: day(5).toISOString(), dateModified: modified.toISOString() }
    expect(told({ updated_at }).article).toMatchObject(dates)
  })

  test.each([
    ['one reader', { avg: 5, count: 1 }, { ratingValue: 5, ratingCount: 1, bestRating: 5 }],
    ['many, to one decimal', { avg: 4.3333, count: 3 }, { ratingValue: 4.3, ratingCount: 3, bestRating: 5 }],
  ])('the marks of %s', (_, rating, figures) => expect(told({ rating }).article?.aggregateRating).toMatchObject(figures))

  test('no marks where nobody gave one, and no questions where it answers none', () => {
    expect(told().article).not.toHaveProperty('aggregateRating')
    expect(told()).not.toHaveProperty('faq')
  })

  test('its picture by a whole address', () => {
    expect(told({ image: { url: '/api/uploads/a.webp', width: 40, height: 30 } }).article?.image).toBe('https://kz.example/api/uploads/a.webp')
  })

  test('its author: who wrote it, else the product, which publishes both', () => {
    const author = { name: 'Дана К.', url: 'https://blog.kz.example/user-7' }
    expect(told({ author }).article).toMatchObject({ author: { '@type': 'Person', ...author }, publisher: { name: 'Docento' } })
    expect(told().article?.author).toMatchObject({ '@type': 'Organization', name: 'Docento' })
  })
})

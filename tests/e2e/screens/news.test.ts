import { examine } from './examine.ts'

await examine([
  { name: 'news', path: '/news' },
  { name: 'news-article', path: '/news/schedule' },
])

import { examine } from './examine.ts'

await examine([
  { name: 'news', path: '/news' },
  { name: 'news-article', path: '/news/schedule' },
  { name: 'ads', path: '/ads' },
  { name: 'reviews', path: '/reviews' },
  { name: 'videos', path: '/videos' },
  { name: 'materials', path: '/materials/' },
  { name: 'vacancies', path: '/vacancy' },
])

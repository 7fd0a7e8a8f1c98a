import { examine } from './examine.ts'

await examine([
  { name: 'news', path: '/news' },
  { name: 'news-article', path: '/news/schedule' },
  { name: 'ads', path: '/ads' },
  { name: 'reviews', path: '/reviews' },
  { name: 'videos', path: '/videos' },
  { name: 'materials', path: '/materials/' },
  { name: 'english-test', path: '/test/english/' },
  { name: 'english-test-start', path: '/test/english/start' },
  { name: 'english-test-result', path: '/test/english/start?correct=7-8-6-6-4' },
  { name: 'vacancies', path: '/vacancy' },
])

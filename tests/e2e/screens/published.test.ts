import { inject } from 'vitest'
import { examine } from './examine.ts'

const blog = `http://blog.kz.localhost:${inject('product').port}`

await examine([
  { name: 'news', path: '/news' },
  { name: 'news-article', path: '/news/schedule' },
  { name: 'ads', path: '/ads' },
  { name: 'ad', path: '/ads/uroki-matematiki-ostalos-dva-mesta-na-vecher-8' },
  { name: 'reviews', path: '/reviews' },
  { name: 'blog', path: `${blog}/` },
  { name: 'blog-author', path: `${blog}/user-1` },
  { name: 'videos', path: '/videos' },
  { name: 'materials', path: '/materials/' },
  { name: 'english-test', path: '/test/english/' },
  { name: 'english-test-start', path: '/test/english/start' },
  { name: 'english-test-result', path: '/test/english/start?correct=7-8-6-6-4' },
  { name: 'vacancies', path: '/vacancy' },
])

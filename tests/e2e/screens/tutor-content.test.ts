import { examine } from './examine.ts'

await examine([
  { name: 'tutor-ads', path: '/my-ads', as: 'tutor' },
  { name: 'tutor-ad-new', path: '/my-ads/create', as: 'tutor' },
  { name: 'tutor-blog', path: '/moi-blogi', as: 'tutor' },
  { name: 'tutor-post-new', path: '/dodaty-blog', as: 'tutor' },
  { name: 'tutor-rating', path: '/rating', as: 'tutor' },
  { name: 'tutor-verification', path: '/verified-tutor', as: 'tutor' },
])

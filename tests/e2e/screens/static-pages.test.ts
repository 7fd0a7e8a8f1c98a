import { examine } from './examine.ts'

await examine([
  { name: 'about', path: '/about' },
  { name: 'contacts', path: '/contacts' },
  { name: 'how-it-works', path: '/how-it-works' },
  { name: 'media', path: '/media' },
  { name: 'faq', path: '/p/faq' },
  { name: 'cookies', path: '/p/cookies' },
  { name: 'legal', path: '/p/publichnaya-oferta' },
])

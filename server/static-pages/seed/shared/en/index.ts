import type { SharedPages } from '../../page.ts'
import { about } from './about.ts'
import { contacts } from './contacts.ts'
import { cookies } from './cookies.ts'
import { faq } from './faq.ts'
import { howItWorks } from './how-it-works.ts'
import { media } from './media.ts'
import { popular } from './popular.ts'

export const en: SharedPages = (edition) => ({
  about,
  contacts,
  'how-it-works': howItWorks(edition),
  media,
  'p/faq': faq(edition),
  'p/popular': popular,
  'p/cookies': cookies(edition),
})

import { t } from '../site.ts'
import { examine } from './examine.ts'
import { first, narrow, press, scrolled } from './openings.ts'

await examine([
  { name: 'catalogue', path: '/repetitor/' },
  { name: 'catalogue-lesson-city', path: '/repetitor/matematika/almaty/' },
  { name: 'catalogue-online', path: '/repetitor-online/' },
  { name: 'catalogue-school', path: '/repetitor-online/', open: first(scrolled, press(new RegExp(t['school-request'].bar), 'dialog', 'link')) },
  { name: 'catalogue-empty', path: '/repetitor/vokal/uralsk/' },
  { name: 'all-cities', path: '/all-cities/' },
  { name: 'all-subjects', path: '/all-subjects/' },
  { name: 'all-districts', path: '/all-district/almaty/' },
  { name: 'all-tags', path: '/all-tags/' },
  { name: 'all-tags-online', path: '/all-tags-online/' },
  { name: 'viewed', path: '/viewed_profiles' },
  { name: 'catalogue-subjects', path: '/repetitor/', open: press(new RegExp(`^${t.filters.lesson}`), 'group') },
  { name: 'catalogue-reviews', path: '/repetitor/matematika/almaty/', open: press(/\d\d отзыв/, 'dialog', 'link') },
  { name: 'catalogue-filters', path: '/repetitor/matematika/almaty/', open: first(narrow, press(t.filters.title)) },
])

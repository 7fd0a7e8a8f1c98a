import { p } from '../panel.ts'
import { examine } from './examine.ts'
import { arrived, first, type Opening, press } from './openings.ts'

/** By the letter that its button names. */
const pressKey =
  (letter: string): Opening =>
  (page) =>
    page.locator(`[aria-keyshortcuts="${letter}"]`).click()

/** Chooses the first record of a list, as a table and as rows of a phone have it. */
const chooseFirst: Opening = (page) => page.locator('tbody input[type=checkbox], main li input[type=checkbox]:not([role=switch])').first().check()

await examine([
  { name: 'panel-blogs', path: '/panel/users_blog/', as: 'staff 3' },
  { name: 'panel-blog', path: '/panel/users_blog/2/', as: 'staff 1' },
  { name: 'panel-blog-revise', path: '/panel/users_blog/2/', as: 'staff 1', open: first(pressKey('r'), arrived(p.moderation.send_back)) },
  { name: 'panel-blog-edit', path: '/panel/users_blog/2/', as: 'staff 1', open: first(pressKey('e'), arrived(p.common.save)) },
  { name: 'panel-blog-delete', path: '/panel/users_blog/2/', as: 'staff 1', open: press(p.ra.action.delete) },
  { name: 'panel-ads', path: '/panel/users_ads/', as: 'staff 3' },
  { name: 'panel-ad', path: '/panel/users_ads/1/', as: 'staff 1' },
  { name: 'panel-ad-edit', path: '/panel/users_ads/1/', as: 'staff 1', open: first(pressKey('e'), arrived(p.common.save)) },
  { name: 'panel-site-reviews', path: '/panel/reviews_show/', as: 'staff 3' },
  { name: 'panel-site-review', path: '/panel/reviews_show/1/', as: 'staff 1' },
  { name: 'panel-site-review-edit', path: '/panel/reviews_show/14/', as: 'staff 1', open: first(pressKey('e'), arrived(p.common.save)) },
  { name: 'panel-videos', path: '/panel/users_videos/', as: 'staff 1' },
  { name: 'panel-videos-chosen', path: '/panel/users_videos/', as: 'staff 1', open: chooseFirst },
  { name: 'panel-videos-hide', path: '/panel/users_videos/', as: 'staff 1', open: first(chooseFirst, press(p.bulk.verbs.hide)) },
  { name: 'panel-video', path: '/panel/users_videos/1/', as: 'staff 1' },
  { name: 'panel-video-create', path: '/panel/users_videos/create/', as: 'staff 1' },
])

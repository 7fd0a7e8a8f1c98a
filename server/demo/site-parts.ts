import type { Language } from '../../editions/index.ts'
import type { staticPages, unitsBlocks } from '../tables.ts'
import { articleOf } from './news.ts'
import { siteTexts } from './site-texts/index.ts'
import type { SiteTexts } from './site-texts/types.ts'
import { before, DAY, type World } from './world.ts'

/** Pages of staff's own beside those that every edition begins with: one that is shown, one that is still hidden. */
export const makePages = ({ edition, now }: World): (typeof staticPages.$inferInsert)[] =>
  edition.locales.flatMap((lang) =>
    Object.entries(siteTexts[lang].pages).map(([alias, { name, text }]) => ({
      ...{ alias: `p/${alias}`, lang, name, h1: name, title: name, text: articleOf(text) },
      status: alias === 'gift' ? 0 : 1,
      noindex: alias === 'gift',
      updated_at: before(now, 12 * DAY),
    })),
  )

/** Blocks in every language: a text and links that are on, two texts in store. */
export const makeBlocks = (world: World): (typeof unitsBlocks.$inferInsert)[] => world.edition.locales.flatMap((lang) => blocksOf(world, lang))

function blocksOf({ now }: World, lang: Language): (typeof unitsBlocks.$inferInsert)[] {
  const { pages, blocks } = siteTexts[lang]
  const { footer_links, ...texts } = blocks
  const written = Object.entries(texts) as [keyof Omit<SiteTexts['blocks'], 'footer_links'>, { name: string; text: readonly string[] }][]
  const updated_at = before(now, 30 * DAY)
  return [
    ...written.map(([key, { name, text }]) => ({ key, lang, name, html: articleOf(text), active: key === 'main_text', updated_at })),
    {
      ...{ key: 'footer_links', lang, name: footer_links.name, updated_at },
      json: [
        { title: footer_links.ads, href: '/ads' },
        { title: footer_links.news, href: '/news' },
        { title: pages.partners.name, href: '/p/partners' },
      ],
    },
  ]
}

import { productTexts } from '../../locales/index.ts'
import { productRobots } from '../core-files/robots.ts'
import type { coreFileVersions } from '../tables.ts'
import { before, DAY, type World } from './world.ts'

/** Robots that the site was closed to, one after the other; the last version lets the third in again. */
const bots = ['GPTBot', 'CCBot', 'Bytespider', 'SemrushBot']

/** Versions of robots.txt, and of the words of each language: what an empty list says, now more of it and now less. */
export function makeCoreFiles({ edition, now }: World): (typeof coreFileVersions.$inferInsert)[] {
  const closed = (names: readonly string[]) => [productRobots, ...names.map((name) => `User-agent: ${name}\nDisallow: /`)].join('\n\n')
  const robots = [...bots.map((_, n) => bots.slice(0, n + 1)), bots.filter((_, n) => n !== 2)].map((names, n) => ({
    ...{ file: 'robots' as const, lang: '', robots: closed(names), words: {} },
    ...(n < bots.length ? { added: 3, cut: 0 } : { added: 0, cut: 3 }),
  }))
  const words = edition.locales.flatMap((lang) => {
    const { text, fewer } = productTexts(edition, lang).catalogue.empty
    const longer = { 'catalogue.empty.text': `${text} ${fewer}` }
    const both = { ...longer, 'catalogue.empty.fewer': `${fewer} ${text}` }
    return [longer, both, longer, {}, longer].map((said, n) => ({
      ...{ file: 'lng' as const, lang, robots: '', words: said },
      ...(n === 0 || n === 1 || n === 4 ? { added: 1, cut: 0 } : { added: 0, cut: 1 }),
    }))
  })
  return [...robots, ...words].map((row, n) => ({ ...row, saved_at: before(now, (5 - (n % 5)) * 4 * DAY), saved_by: n % 2 ? 3 : 1 }))
}

import { and, asc, eq, inArray, like } from 'drizzle-orm'
import { LINKS_BLOCK, noticeBlocks } from '../../schemas/index.ts'
import { unlinkHidden } from '../static-pages/unlink.ts'
import type { Viewing } from '../viewing.ts'
import { unitsBlocks } from './table.ts'

/** Begins the key of each block of the main page. */
const MAIN = 'main_'

type Asking = Pick<Viewing, 'db' | 'cache' | 'edition' | 'language'>

/** The links that staff want under "popular links" of the footer. */
export async function footerLinks({ db, cache, language }: Asking) {
  cache.note('content')
  const [block] = await db
    .select({ json: unitsBlocks.json })
    .from(unitsBlocks)
    .where(and(eq(unitsBlocks.key, LINKS_BLOCK), eq(unitsBlocks.lang, language), eq(unitsBlocks.active, true)))
  return (block?.json ?? []).map(({ title, href }) => ({ name: title, link: href.slice(1) }))
}

/** What staff want above every screen of each cabinet; null where they want nothing. */
export async function cabinetNotices(asking: Asking) {
  const { db, cache, language } = asking
  cache.note('content')
  const { key, html, lang, active } = unitsBlocks
  const blocks = await db
    .select({ key, html })
    .from(unitsBlocks)
    .where(and(inArray(key, Object.values(noticeBlocks)), eq(lang, language), eq(active, true)))
  const written = async (wanted: string) => {
    const html = blocks.find((block) => block.key === wanted)?.html
    return html ? unlinkHidden(asking, html) : null
  }
  return { tutor: await written(noticeBlocks.tutor), client: await written(noticeBlocks.client) }
}

/** Texts of the main page by their keys, in the order of those; what is not written in the language is left out. */
export async function mainBlocks(asking: Asking): Promise<Record<string, string>> {
  const { db, cache, language } = asking
  cache.note('content')
  const shown = and(eq(unitsBlocks.lang, language), eq(unitsBlocks.active, true))
  const [own, steps] = await Promise.all([
    db
      .select()
      .from(unitsBlocks)
      .where(and(shown, like(unitsBlocks.key, `${MAIN.replace('_', '\\_')}%`)))
      .orderBy(asc(unitsBlocks.key)),
    db
      .select()
      .from(unitsBlocks)
      .where(and(shown, eq(unitsBlocks.key, 'how_it_works'))),
  ])
  const written = [...steps, ...own].flatMap(({ key, html }) => (html ? [{ key, html }] : []))
  return Object.fromEntries(await Promise.all(written.map(async ({ key, html }) => [key, await unlinkHidden(asking, html)])))
}

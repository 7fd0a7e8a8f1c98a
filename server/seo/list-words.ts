import { textsOf } from '../../locales/index.ts'
import { fill } from '../../theme/words.ts'
import type { Standing } from './meta.ts'

type Asking = Pick<Standing, 'edition' | 'language'>

/** Heading, title and description of a page of a list: the title of the first has the site's name where its heading is one word, all others name their number. */
export function listWords(asking: Asking, { h1, metad }: { h1: string; metad: string }, page: number) {
  const { common, content } = textsOf(asking.edition, asking.language)
  const first = h1.includes(' ') ? h1 : `${h1} · ${common.site_name}`
  return { h1, title: page > 1 ? fill(content.page_title, { title: h1, page }) : first, metad: pageMetad(asking, metad, page) }
}

/** The description of a page of a list: one that said the same on every page would say nothing of any. In front, for search results cut off the end. */
export const pageMetad = ({ edition, language }: Asking, metad: string, page: number): string =>
  page > 1 ? fill(textsOf(edition, language).content.page_metad, { page, metad }) : metad

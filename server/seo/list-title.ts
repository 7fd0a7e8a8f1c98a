import { textsOf } from '../../locales/index.ts'
import { fill } from '../../theme/words.ts'
import type { Standing } from './meta.ts'

/** Title of a page of a list: of the first its heading, with the site's name where that is one word, of the others with their number. */
export function listTitle({ edition, language }: Pick<Standing, 'edition' | 'language'>, h1: string, page: number): string {
  const { common, content } = textsOf(edition, language)
  if (page > 1) return fill(content.page_title, { title: h1, page })
  return h1.includes(' ') ? h1 : `${h1} · ${common.site_name}`
}

import type { SeoPage } from '../../schemas/index.ts'
import { ownFacts as keptFacts } from '../seo-texts/shown.ts'
import type { Viewing } from '../viewing.ts'
import { unlinkHidden } from './unlink.ts'

type Asking = Pick<Viewing, 'db' | 'cache' | 'edition' | 'language'>

/** What staff wrote for a page in the language, its text without links to pages that they hid, and in which they keep it out of search results (spec: decisions SEO-3, CNT-8). */
export async function ownFacts(asking: Asking, page: SeoPage | (string & {})) {
  const { own, keptOut } = await keptFacts(asking, page)
  return { own: own?.text ? { ...own, text: await unlinkHidden(asking, own.text) } : own, keptOut }
}

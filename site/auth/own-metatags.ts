import type * as z from 'zod/mini'
import type { getOwnMetatags } from '../../schemas/index.ts'
import type { SeoPage } from '../../schemas/seo-terms.ts'
import type { Head, Visit } from '../page.ts'

type OwnMetatags = z.output<(typeof getOwnMetatags)['answer']>

/** What staff wrote for a page that asks nothing else of the server; it does without where that can't be had (spec: decisions SEO-3). */
export async function ownMetatags({ api, language }: Visit, page: SeoPage): Promise<OwnMetatags> {
  const answer = await api.get('/client/page_metatags', { page, lang: language })
  return answer.status === 'success' ? answer.data : { metatags: null, robots: {}, open_graph: {} }
}

/** A sign-in page is no place to be found, unless staff say so. */
export const signInHead = ({ metatags: own, robots, open_graph }: OwnMetatags, title: string): Head => ({
  title: own?.title || title,
  ...(own?.metad && { description: own.metad }),
  robots: own?.robots || 'noindex, follow',
  openGraph: open_graph,
  isIndexedIn: (language) => robots[language]?.startsWith('index') === true,
})

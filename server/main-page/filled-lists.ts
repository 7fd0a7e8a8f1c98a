import type { Language } from '../../editions/index.ts'
import type { ContentList } from '../../schemas/index.ts'
import { languagesOf as languagesOfAds } from '../ads/shown.ts'
import { languagesOf as languagesOfPosts } from '../blogs/shown.ts'
import { languagesOf as languagesOfNews } from '../news/shown.ts'
import { languagesOf as languagesOfVideos } from '../videos/public.ts'
import type { Viewing } from '../viewing.ts'

type Asking = Pick<Viewing, 'cache' | 'edition' | 'language'>

/** In which languages each list has something (spec: decisions Z-4). */
const languagesOf: Readonly<Record<ContentList, (asking: Asking) => Promise<readonly Language[]>>> = {
  news: languagesOfNews,
  blog: languagesOfPosts,
  ads: languagesOfAds,
  videos: languagesOfVideos,
}

/** Lists that have something in the page's language. */
export async function filledLists(asking: Asking): Promise<ContentList[]> {
  const all = Object.entries(languagesOf) as [ContentList, (typeof languagesOf)[ContentList]][]
  const filled = await Promise.all(all.map(async ([list, find]) => ((await find(asking)).includes(asking.language) ? [list] : [])))
  return filled.flat()
}

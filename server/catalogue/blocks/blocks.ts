import type { OptionalBlocks, SeoLinks } from '../../../schemas/index.ts'
import { referenceOf } from '../../reference/reference.ts'
import { DAY } from '../../spans.ts'
import type { Viewing } from '../../viewing.ts'
import { type Address, hasQuery, printAddress } from '../address.ts'
import { cellOf } from '../search.ts'
import { pricesOf } from './prices.ts'
import { reviewsOf } from './reviews.ts'
import { seoLinksOf } from './seo-links.ts'
import { type Figures, figuresOf } from './tabular.ts'

/** Figures of a day ago are as true; which neighbours list somebody, and who was praised, is asked more often (spec: decisions CAT-10). */
const FIGURES_SECONDS = DAY
const SECONDS = 600

interface Blocks {
  /** Ads and news are of others, questions of the page's texts: `server/pages` adds them. The page knows what filters the figures are of. */
  optional_blocks: Omit<OptionalBlocks, 'tabular_data' | 'ads' | 'news' | 'faq'> & { tabular_data: Figures | null }
  seo_links: SeoLinks
}

export const noBlocks: Blocks = {
  optional_blocks: { tabular_data: null, price_data: null, orders_reviews: [], reviews_stats: null },
  seo_links: [],
}

/** What stands in and below the first page of a list; one that the query orders or keeps online has its figures alone, one that the query narrows further nothing. */
export async function blocksOf(viewing: Viewing, address: Address, total: number): Promise<Blocks> {
  if (address.page > 1 || total === 0 || isPart(address)) return noBlocks
  const { cache, edition, language, siteUrl } = viewing
  // in whatever order, it is the same list
  const set = { ...address, sort: null }
  const name = `${siteUrl} ${language} ${printAddress(set, edition)}`
  const reference = await referenceOf(viewing)
  const cell = cellOf(set, reference)
  /** What leads to other lists is drawn anew when a subject, level or place changes. */
  const keepLinked = <Value>(what: string, seconds: number, draw: (fresh: Viewing) => Promise<Value>) =>
    cache.keep(`${what} ${name}`, seconds, (fresh) => {
      fresh.cache.note('reference')
      return draw({ ...viewing, ...fresh })
    })
  const drawFigures = () => keepLinked('figures', FIGURES_SECONDS, (fresh) => figuresOf(fresh, reference, set, cell, total))
  if (hasQuery(address)) {
    const tabular_data = (await drawFigures())?.tabular ?? null
    return { ...noBlocks, optional_blocks: { ...noBlocks.optional_blocks, tabular_data } }
  }
  const [figures, price_data, orders_reviews, seo_links] = await Promise.all([
    drawFigures(),
    keepLinked('prices', FIGURES_SECONDS, (fresh) => pricesOf(fresh, reference, address, cell)),
    cache.keep(`reviews ${name}`, SECONDS, (fresh) => reviewsOf(fresh, address, cell)),
    keepLinked('links', SECONDS, (fresh) => seoLinksOf(fresh, reference, address)),
  ])
  const optional_blocks = { tabular_data: figures?.tabular ?? null, price_data, orders_reviews, reviews_stats: figures?.reviews_stats ?? null }
  return { optional_blocks, seo_links }
}

/** Of the rows of its cell the list shows those that pass a filter: where few do, the figures of a sample would be looked for among all of a million rows. */
const isPart = ({ place, verified, rate_from, rate_to }: Address): boolean =>
  (place !== null && place !== 'online') || verified || rate_from !== null || rate_to !== null

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

/**
 * What stands in and below the first page of a list; its further pages and one that the query orders or narrows have the figures alone, and one of some prices
 * not even those.
 */
export async function blocksOf(viewing: Viewing, address: Address, total: number): Promise<Blocks> {
  if (total === 0 || isOfPrices(address)) return noBlocks
  const { cache, edition, language, siteUrl } = viewing
  // on whatever page and in whatever order, it is the same list
  const set = { ...address, page: 1, sort: null }
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
  if (address.page > 1 || hasQuery(address)) {
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

/** There are too many ranges of prices for the figures of each to be looked up when somebody moves the slider. */
const isOfPrices = ({ rate_from, rate_to }: Address): boolean => rate_from !== null || rate_to !== null

import { defaultLanguage } from '../../editions/index.ts'
import { adsOfList } from '../../server/ads/beside.ts'
import type { Address } from '../../server/catalogue/address.ts'
import { pricesOf } from '../../server/catalogue/blocks/prices.ts'
import { reviewsOf } from '../../server/catalogue/blocks/reviews.ts'
import { seoLinksOf } from '../../server/catalogue/blocks/seo-links.ts'
import { figuresOf } from '../../server/catalogue/blocks/tabular.ts'
import { cellOf, searchPage } from '../../server/catalogue/search.ts'
import type { Cache } from '../../server/database/cache/cache.ts'
import type { Database } from '../../server/database/open.ts'
import { newsOfList } from '../../server/news/beside.ts'
import { ANYWHERE, ONLINE } from '../../server/reference/places.ts'
import { referenceOf } from '../../server/reference/reference.ts'
import { readSettings } from '../../server/settings.ts'
import type { Viewing } from '../../server/viewing.ts'
import type { Figure } from '../measure/figure.ts'
import { drawAddresses } from './addresses.ts'
import { edition, environment } from './databases.ts'
import { percentile, timed } from './timing.ts'

const ADDRESSES = 600

/** Each block of a list as its first visitor waits for it: nothing of it is kept yet. */
export async function measureBlocks({ reader: db, cache }: Database, most: number): Promise<Figure> {
  const reference = await referenceOf({ cache })
  const cold: Cache = {
    note: cache.note,
    keepList: async () => null,
    keep: (key, seconds, make) => (/^(ads|news) /.test(key) ? make({ db, cache: cold }) : cache.keep(key, seconds, make)),
  }
  const viewing: Viewing = {
    db,
    cache: cold,
    edition,
    language: defaultLanguage(edition),
    now: new Date(),
    siteUrl: 'http://kz.localhost',
    settings: readSettings(environment),
    // nothing is sent or logged by what is measured
    outside: {} as never,
    log: console as never,
  }
  const times = new Map<string, number[]>()
  const note = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms])
  for (const address of drawAddresses(reference, ADDRESSES * 3)
    .filter(({ rate_from, rate_to }) => rate_from === null && rate_to === null)
    .slice(0, ADDRESSES)) {
    const cell = cellOf(address, reference)
    const { total } = await searchPage(db, address, cell)
    if (total === 0) continue
    const around = { lesson: address.lesson?.id ?? null, level: address.level, place: placeOf(address) }
    const figures = () => figuresOf(viewing, reference, address, cell, total)
    const { place, sort, verified } = address
    const works =
      place || sort || verified
        ? { 'narrowed figures': figures }
        : {
            figures,
            prices: () => pricesOf(viewing, reference, address, cell),
            reviews: () => reviewsOf(viewing, address, cell),
            links: () => seoLinksOf(viewing, reference, address),
            ads: () => adsOfList(viewing, around),
            news: () => newsOfList(viewing, around.lesson),
          }
    for (const [name, work] of Object.entries<() => Promise<unknown>>(works)) note(name, await timed(work))
  }
  const slowest = Math.max(...[...times.values()].map((own) => percentile(own, 0.95)))
  const told = [...times].map(
    ([name, own]) => `${name} ${percentile(own, 0.5).toFixed(1)}/${percentile(own, 0.95).toFixed(1)}/${percentile(own, 1).toFixed(1)}`,
  )
  return {
    name: 'block beside a list, p95 of the slowest',
    values: [{ is: slowest, unit: 'ms', most }],
    note: `median/p95/slowest in ms: ${told.join(', ')}`,
  }

  function placeOf({ online, place, city }: Address): number {
    if (online || place === 'online') return ONLINE
    return city ? reference.placeOf('city', city.id) : ANYWHERE
  }
}

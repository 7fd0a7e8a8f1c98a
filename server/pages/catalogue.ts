import type { getCatalogue } from '../../schemas/index.ts'
import { adsOfList } from '../ads/beside.ts'
import type { Data, Input } from '../calls.ts'
import { get } from '../catalogue/get.ts'
import type { Context } from '../context.ts'
import { newsOfList } from '../news/beside.ts'
import { ANYWHERE, ONLINE } from '../reference/places.ts'
import { referenceOf } from '../reference/reference.ts'
import { faqPage } from '../seo/articles.ts'
import { unlinkBelow } from '../static-pages/unlink.ts'
import { type Viewing, viewingOf } from '../viewing.ts'

type Listed = Awaited<ReturnType<typeof get>>

/** A catalogue page; the first one of a list with ads and news beside its tutors (spec: public 2.11, decisions CAT-13). */
export async function getCataloguePage(context: Context, input: Input<typeof getCatalogue>): Promise<Data<typeof getCatalogue>> {
  const answer = await get(context, input)
  const viewing = viewingOf(context, input.lang)
  const [beside, metatags] = await Promise.all([besideOf(viewing, answer), unlinkBelow(viewing, answer.metatags)])
  const { faq_header = '', faq = [] } = metatags
  return {
    ...answer,
    metatags,
    optional_blocks: { ...answer.optional_blocks, ...beside, faq: faq.length > 0 ? { faq_header, faq } : null },
    microdata: { ...answer.microdata, ...(faq.length > 0 && answer.tutors.tutors.length > 0 && { faq: faqPage(faq) }) },
  }
}

async function besideOf(viewing: Viewing, { statusCode, redirect, page, tutors, filters, catalog_type }: Listed) {
  if (statusCode !== 200 || redirect !== null || page > 1 || tutors.total_count === 0) return { ads: [], news: [] }
  const { levels, placeOf, tags } = await referenceOf(viewing)
  // a tag says for its page what others name
  const tag = tags.get(filters.tag?.id ?? 0)
  const lesson = filters.lesson?.id ?? tag?.lesson_id ?? null
  const level = levels.get(filters.level?.id ?? tag?.level_id ?? 0) ?? null
  const city = filters.city?.id ?? tag?.city_id ?? null
  const online = catalog_type === 'online' || filters.place === 'online'
  const place = online ? ONLINE : city !== null ? placeOf('city', city) : ANYWHERE
  const [ads, news] = await Promise.all([adsOfList(viewing, { lesson, level, place }), newsOfList(viewing, lesson)])
  return { ads, news }
}

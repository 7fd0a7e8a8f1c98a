import type { getAllTags, getSeoTag } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import { chosenOf, printPath, wholeCatalogue } from '../catalogue/address.ts'
import { countBy } from '../catalogue/counts.ts'
import { seoTagOf } from '../catalogue/get.ts'
import { crumbsOf, metatagsOf } from '../catalogue/words.ts'
import type { Context } from '../context.ts'
import { pagingOf } from '../database/paging.ts'
import { NotFound } from '../errors.ts'
import { ANYWHERE, ONLINE } from '../reference/places.ts'
import { nameIn, referenceOf, type Tag } from '../reference/reference.ts'
import { listPaths } from '../seo/site-paths.ts'
import { textsOf } from '../seo-texts/shown.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { byLetters } from './letters.ts'
import { wordsOf } from './words.ts'

const SECONDS = 600
const PAGE_SIZE = 200

const lists = {
  offline: { kind: 'tags', path: listPaths.allTags, place: ANYWHERE },
  online: { kind: 'tags_online', path: listPaths.allTagsOnline, place: ONLINE },
} as const

/** Tags of one of the catalogues that gather somebody, in the order of the language. */
export const allTags =
  (type: keyof typeof lists) =>
  async (context: Context, { lang, page }: Input<typeof getAllTags>): Promise<Data<typeof getAllTags>> => {
    const viewing = viewingOf(context, lang)
    const { edition, language } = viewing
    const { kind, path } = lists[type]
    const entries = await filledTags(viewing, type)
    const shown = entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    return {
      groups: byLetters(shown, edition, language),
      ...pagingOf(entries.length, PAGE_SIZE),
      page,
      ...wordsOf(viewing, { kind, path, page, isEmpty: shown.length === 0 }),
    }
  }

const filledTags = ({ cache, edition, language }: Viewing, type: keyof typeof lists) =>
  cache.keep(`all tags ${type} ${language}`, SECONDS, async (fresh) => {
    const tags = [...(await referenceOf(fresh)).tags.values()].filter(({ active, catalog_type }) => active && catalog_type === type)
    const subject = (tag: Tag) => -tag.id
    const counts = await countBy(fresh.db, 'subject', tags.map(subject), lists[type].place)
    const entries = tags.flatMap((tag) => {
      const tutors_count = counts.get(subject(tag)) ?? 0
      const link = printPath({ ...wholeCatalogue(type === 'online'), tag }, edition)
      return tutors_count > 0 ? [{ name: nameIn(tag.name, language), link, tutors_count }] : []
    })
    return byLetters(entries, edition, language).flatMap(({ items }) => items)
  })

/** What the page of a tag says of itself. Throws `not_found` for one that is unknown or switched off. */
export async function seoTag(context: Context, { lang, alias, catalog_type }: Input<typeof getSeoTag>): Promise<Data<typeof getSeoTag>> {
  const viewing = viewingOf(context, lang)
  const { db, edition, language } = viewing
  const { tags } = await referenceOf(viewing)
  const tag = [...tags.values()].find((one) => one.active && one.alias === alias && one.catalog_type === catalog_type)
  if (!tag) throw new NotFound()
  const address = { ...wholeCatalogue(catalog_type === 'online'), tag }
  const [own, counts] = await Promise.all([textsOf(viewing, chosenOf(address)), countBy(db, 'subject', [-tag.id], lists[catalog_type].place)])
  const metatags = metatagsOf(address, counts.get(-tag.id) ?? 0, edition, language, own)
  return { seo_tag: seoTagOf(tag, { metatags, own, language }), breadcrumbs: crumbsOf(address, edition, language) }
}

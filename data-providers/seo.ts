import type * as z from 'zod/mini'
import type { ChosenFilters, createPageMetatags, H2Text, PageMetatags, SeoPageFilters, saveH2Text, savePageMetatags } from '../schemas/index.ts'
import { dataOf, Refusal } from './refusal.ts'
import { byIds, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type Texts = H2Text['catalog_metatags'][string]
type Sent = z.input<typeof saveH2Text.input>['catalog_metatags']
type Form = { chosen_filters: Partial<ChosenFilters>; version?: number } & Record<string, unknown>

/** A text's field in a form, by which two who save meet: `ua·title`. */
export const textField = (lang: string, field: keyof Texts) => `${lang}·${field}`
/** As a form holds them: a question and its answer have names. */
const held = ([field, value]: [string, unknown]) =>
  field === 'faq' ? (value as string[][]).map(([question = '', answer = '']) => ({ question, answer })) : value
const sent = (field: string, value: unknown) =>
  field === 'faq' ? ((value as { question: string; answer: string }[] | undefined) ?? []).map(({ question, answer }) => [question, answer]) : value

const recordOf = ({ catalog_metatags, ...h2text }: H2Text) => ({
  ...h2text,
  ...Object.fromEntries(
    Object.entries(catalog_metatags).flatMap(([lang, texts]) =>
      Object.entries(texts).map((one) => [textField(lang, one[0] as keyof Texts), held(one)] as const),
    ),
  ),
  id: h2text.h2text_id,
  languages: Object.keys(catalog_metatags),
})

function sentOf(form: Form): Sent {
  const texts: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of Object.entries(form)) {
    const [lang = '', field] = name.split('·')
    if (field) texts[lang] = { ...texts[lang], [field]: sent(field, value) }
  }
  return texts as Sent
}

/** A problem of a text goes to its field. */
async function atFields<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || typeof refusal.error === 'string') throw refusal
    const named = (name: string) => name.replace(/^catalog_metatags\.(\w+)\.(\w+)/, '$1·$2')
    throw new Refusal(Object.fromEntries(Object.entries(refusal.error).map(([name, code]) => [named(name), code])))
  }
}

/** Filters that are chosen: what a form left empty is none. */
const chosenOf = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '' && value !== null)) as ChosenFilters

const list = async ({ filter }: ListQuery) => {
  const chosen_filters = chosenOf(filter)
  const { h2texts } = await dataOf(api.get('/admin/seo/tutors/h2texts', Object.keys(chosen_filters).length > 0 ? { chosen_filters } : {}))
  return { data: h2texts.map(recordOf), total: h2texts.length }
}

const one = async (h2text_id: number) => {
  const { h2texts, shown } = await dataOf(api.get('/admin/seo/tutors/h2texts', { h2text_id }))
  return { ...recordOf(h2texts[0] as H2Text), shown }
}

/** What the page of a combination says without staff and how many tutors it lists; with its texts where it has some. */
export async function shownAt(filters: object) {
  const { h2texts, shown } = await dataOf(api.get('/admin/seo/tutors/h2texts', { chosen_filters: chosenOf(filters) }))
  return { written: h2texts[0]?.h2text_id, shown }
}

/** Texts of combinations of the catalogue's filters. */
export const h2texts = resource({
  list,
  one,
  many: (ids) => Promise.all(ids.map(one)),
  create: async (form: Form) => {
    const texts = { chosen_filters: chosenOf(form.chosen_filters), catalog_metatags: sentOf(form) }
    return recordOf((await atFields(dataOf(api.post('/admin/seo/tutors/h2text/create', texts)))).h2text)
  },
  save: async (h2text_id, form: Form) => {
    const texts = { h2text_id, catalog_metatags: sentOf(form), version: form.version }
    return recordOf((await atFields(dataOf(api.post('/admin/seo/tutors/h2text/save', texts)))).h2text)
  },
  remove: (h2text_id) => dataOf(api.post('/admin/seo/tutors/h2text/delete', { h2text_id })),
})

const pageOf = (metatags: PageMetatags) => ({ ...metatags, id: metatags.seo_page_metatags_id })
const listPages = async ({ page, filter }: ListQuery) => {
  const { pages_metatags, total_count } = await dataOf(api.post('/admin/seo/pages/metatags/get', { page, filters: filter as SeoPageFilters }))
  return { data: pages_metatags.map(pageOf), total: total_count }
}

/** What pages say to search engines. */
export const pagesMetatags = resource({
  list: listPages,
  many: async (ids) => (await listPages(byIds(ids))).data,
  one: async (seo_page_metatags_id) => pageOf((await dataOf(api.get('/admin/seo/page/metatags/get', { seo_page_metatags_id }))).page_metatags),
  create: async (page_metatags: z.input<typeof createPageMetatags.input>['page_metatags']) =>
    pageOf((await dataOf(api.post('/admin/seo/page/metatags/create', { page_metatags }))).page_metatags),
  save: async (seo_page_metatags_id, page_metatags: Omit<z.input<typeof savePageMetatags.input>['page_metatags'], 'seo_page_metatags_id'>) =>
    pageOf((await dataOf(api.post('/admin/seo/page/metatags/save', { page_metatags: { ...page_metatags, seo_page_metatags_id } }))).page_metatags),
  remove: (seo_page_metatags_id) => dataOf(api.post('/admin/seo/page/metatags/delete', { seo_page_metatags_id })),
})

import type * as z from 'zod/mini'
import type { ChosenFilters, createPageMetatags, H2Text, PageMetatags, SeoPageFilters, saveH2Text, savePageMetatags } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type Texts = H2Text['catalog_metatags'][string]
/** As a form holds them: a question and its answer have names. */
export type FormTexts = Omit<Texts, 'faq'> & { faq: { question: string; answer: string }[] }
type Sent = z.input<typeof saveH2Text.input>['catalog_metatags']
interface Form {
  chosen_filters: Partial<ChosenFilters>
  catalog_metatags?: Record<string, Partial<FormTexts>>
  version?: number
}

const each = <From, To>(texts: Record<string, From>, turn: (one: From) => To) =>
  Object.fromEntries(Object.entries(texts).map(([lang, one]) => [lang, turn(one)]))

const recordOf = ({ catalog_metatags, ...h2text }: H2Text) => ({
  ...h2text,
  id: h2text.h2text_id,
  catalog_metatags: each(catalog_metatags, ({ faq, ...texts }) => ({
    ...texts,
    faq: faq.map(([question = '', answer = '']) => ({ question, answer })),
  })),
})

const sentOf = ({ catalog_metatags = {} }: Form) =>
  each(catalog_metatags, ({ faq, ...texts }) => ({
    ...texts,
    faq: faq?.map((one) => [one.question, one.answer] as [string, string]),
  })) as Sent

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

/** Texts of combinations of the catalogue's filters. */
export const h2texts = resource({
  list,
  one,
  many: (ids) => Promise.all(ids.map(one)),
  create: async (form: Form) =>
    recordOf(
      (await dataOf(api.post('/admin/seo/tutors/h2text/create', { chosen_filters: chosenOf(form.chosen_filters), catalog_metatags: sentOf(form) })))
        .h2text,
    ),
  save: async (h2text_id, form: Form) =>
    recordOf((await dataOf(api.post('/admin/seo/tutors/h2text/save', { h2text_id, catalog_metatags: sentOf(form), version: form.version }))).h2text),
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

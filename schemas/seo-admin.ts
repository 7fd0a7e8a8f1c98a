import * as z from 'zod/mini'
import { cataloguePlaces } from './catalogue.ts'
import { AskedLanguage, call, Id, Ids, JsonText, Language, List, listOf, or, Page, Payload, some, Text, Version } from './common.ts'
import { area } from './rights.ts'
import { robotsChoices, SEO_DESCRIPTION, SEO_QUESTIONS, SEO_TEXT, SEO_TITLE, seoPages } from './seo-terms.ts'
import { writtenIn } from './site-texts.ts'

/** A combination of the catalogue's filters; what is not chosen is left out (spec: decisions SEO-1). */
export const ChosenFilters = /* @__PURE__ */ z.object({
  catalog_type: or(z.enum(['offline', 'online']), 'offline'),
  lesson_id: some(Id),
  level_id: some(Id),
  city_id: some(Id),
  district_id: some(Id),
  subdistrict_id: some(Id),
  place: some(z.enum(cataloguePlaces)),
  tag_id: some(Id),
})
export type ChosenFilters = z.output<typeof ChosenFilters>

const Title = /* @__PURE__ */ or(Text(0, SEO_TITLE), '')
const Description = /* @__PURE__ */ or(Text(0, SEO_DESCRIPTION), '')
const LongText = /* @__PURE__ */ or(Text(0, SEO_TEXT), '')
const Robots = /* @__PURE__ */ or(z.enum(robotsChoices), '')
/** Of this site or a whole address. */
const PictureAddress = /* @__PURE__ */ or(Text(0, 500).check(z.regex(/^(?:https:\/\/\S+|\/(?![/\\])\S*|)$/)), '')

/** What a catalogue page says in one language in place of its template; what is blank stays the template's (spec: decisions SEO-1, SEO-2). */
export const CatalogueTexts = /* @__PURE__ */ z.object({
  title: Title,
  metad: Description,
  h1: Title,
  h2: Title,
  /** HTML. */
  h2text: LongText,
  faq_header: Title,
  faq: or(List(z.tuple([Text(1, 300), Text(1, 3000)]), SEO_QUESTIONS), []),
  robots: Robots,
})
export type CatalogueTexts = z.output<typeof CatalogueTexts>

const Texts = /* @__PURE__ */ JsonText(z.partialRecord(Language, CatalogueTexts))

const shownTexts = z.object({
  ...{ title: z.string(), metad: z.string(), h1: z.string(), h2: z.string(), h2text: z.string(), faq_header: z.string(), robots: z.string() },
  faq: z.array(z.array(z.string())),
})
/** The texts of one combination. */
export const H2Text = /* @__PURE__ */ z
  .object({
    h2text_id: z.int(),
    chosen_filters: z.record(z.string(), z.union([z.string(), z.number()])),
    catalog_metatags: z.record(z.string(), shownTexts),
    /** How the catalogue names it by its template; '' where one of its filters is gone. */
    name: z.string(),
    /** Where it is on the site, without the first slash; null where one of its filters is gone. */
    path: z.nullable(z.string()),
    updated_at: z.int(),
    updated_by: z.nullable(z.string()),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'H2Text' })
export type H2Text = z.output<typeof H2Text>

/** What the site says of itself where nothing is written. */
const Template = z.object({ title: z.string(), metad: z.string(), h1: z.string() })

const about = { allow: area('content') }

export const listH2Texts = call('GET', '/admin/seo/tutors/h2texts', {
  ...about,
  about:
    'The texts of exactly these filters, or of one number, with what the template says there; else the combinations saved last (decisions SEO-1)',
  query: { chosen_filters: some(JsonText(ChosenFilters)), h2text_id: some(Id) },
  answer: {
    h2texts: z.array(H2Text),
    /** The page of the filters asked for. */
    shown: z.nullable(z.object({ name: z.string(), path: z.string(), total_count: z.int(), templates: z.record(z.string(), Template) })),
  },
  errors: ['not_found'],
})
const answer = { h2text: H2Text }
export const createH2Text = call('POST', '/admin/seo/tutors/h2text/create', {
  ...about,
  about: 'Writes the texts of a combination of filters that has none (decisions SEO-1)',
  body: { catalog_metatags: Texts, chosen_filters: JsonText(ChosenFilters) },
  answer,
})
export const saveH2Text = call('POST', '/admin/seo/tutors/h2text/save', {
  ...about,
  about: 'Changes the texts of a combination of filters; a stale version is a conflict (decisions SEO-1)',
  body: { catalog_metatags: Texts, h2text_id: Id, version: Version },
  answer,
  errors: ['not_found', 'conflict'],
})
export const deleteH2Text = call('POST', '/admin/seo/tutors/h2text/delete', {
  ...about,
  about: 'Deletes the texts of a combination of filters: its template speaks again (decisions SEO-1, SEO-2)',
  query: { h2text_id: Id },
  errors: ['not_found'],
  personal: true,
})

export const SeoPageFilters = /* @__PURE__ */ z.object({
  ids: some(Ids),
  page: some(z.enum(seoPages)),
  lang: some(Language),
  text: some(Text(1, 100)),
})
export type SeoPageFilters = z.output<typeof SeoPageFilters>

const pageTexts = { title: z.string(), metad: z.string(), h1: z.string(), robots: z.string() }
/** What a page says to search engines in one language (spec: decisions SEO-3). */
export const PageMetatags = /* @__PURE__ */ z
  .object({
    seo_page_metatags_id: z.int(),
    page: z.string(),
    lang: z.string(),
    ...pageTexts,
    og_title: z.string(),
    og_description: z.string(),
    og_image: z.string(),
    text: z.string(),
    updated_at: z.int(),
    version: z.int(),
    /** The languages that this page has metatags in. */
    written_in: writtenIn,
  })
  .register(z.globalRegistry, { id: 'PageMetatags' })
export type PageMetatags = z.output<typeof PageMetatags>

/** Blank fields leave the page's own words. */
export const PageMetatagsInput = /* @__PURE__ */ z.object({
  page: z.enum(seoPages),
  lang: Language,
  title: Title,
  metad: Description,
  h1: Title,
  robots: Robots,
  og_title: Title,
  og_description: Description,
  og_image: PictureAddress,
  /** HTML below the page. */
  text: LongText,
})

const pageAnswer = { page_metatags: PageMetatags }
const seo_page_metatags_id = Id

export const listPageMetatags = call('POST', '/admin/seo/pages/metatags/get', {
  ...about,
  about: 'Metatags of pages by filters (decisions SEO-3)',
  body: { page: Page, filters: or(JsonText(SeoPageFilters), {}) },
  answer: listOf('pages_metatags', PageMetatags),
  changes: false,
})
export const getPageMetatags = call('GET', '/admin/seo/page/metatags/get', {
  ...about,
  about: 'Metatags of a page in one language (decisions SEO-3)',
  query: { seo_page_metatags_id },
  answer: pageAnswer,
  errors: ['not_found'],
})
export const createPageMetatags = call('POST', '/admin/seo/page/metatags/create', {
  ...about,
  about: 'Writes the metatags of a page in a language that has none (decisions SEO-3)',
  body: { page_metatags: Payload(PageMetatagsInput) },
  answer: pageAnswer,
})
export const savePageMetatags = call('POST', '/admin/seo/page/metatags/save', {
  ...about,
  about: 'Changes the metatags of a page; a stale version is a conflict (decisions SEO-3)',
  body: { page_metatags: Payload(z.extend(PageMetatagsInput, { seo_page_metatags_id, version: Version })) },
  answer: pageAnswer,
  errors: ['not_found', 'conflict'],
})
export const deletePageMetatags = call('POST', '/admin/seo/page/metatags/delete', {
  ...about,
  about: 'Deletes the metatags of a page in one language: its own words stand again (decisions SEO-3)',
  query: { seo_page_metatags_id },
  errors: ['not_found'],
  personal: true,
})

/** Pages that have no call of their own to say it. */
export const getOwnMetatags = call('GET', '/client/page_metatags', {
  about: 'What staff wrote for the search entry of a page without an answer of its own (decisions SEO-3)',
  allow: ['anyone'],
  query: { page: z.enum(seoPages), lang: AskedLanguage },
  answer: {
    metatags: z.nullable(z.object({ ...pageTexts, text: z.string() })),
    /** What staff ask of search engines, by language. */
    robots: z.record(z.string(), z.string()),
    /** What a share of the page says, as far as they wrote it. */
    open_graph: z.record(z.string(), z.string()),
  },
})

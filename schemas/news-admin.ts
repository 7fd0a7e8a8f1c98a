import * as z from 'zod/mini'
import {
  call,
  FieldRule,
  Flag,
  Id,
  Ids,
  Int,
  JsonText,
  Language,
  List,
  listOf,
  or,
  Page,
  Payload,
  some,
  Text,
  Uploaded,
  Version,
  Words,
} from './common.ts'
import { area } from './rights.ts'
import { Alias, filtered, Html, keptAliases, olderAliases, searchFields, writtenIn } from './site-texts.ts'
import { pictureTypes } from './upload-terms.ts'

/** Letters of a piece of news, from and to (spec: decisions CNT-5). */
const NEWS_NAME = [5, 200] as const
const NEWS_PREVIEW = [0, 300] as const
const NEWS_QUESTIONS = 30

export const NewsFilters = /* @__PURE__ */ z.object({
  ids: some(Ids),
  ...filtered,
  category_id: some(Id),
  published: some(Flag),
  active: some(Flag),
  sort_by: some(Words(['id', 'published_at'])),
  sort_dir: or(Words(['asc', 'desc']), 'desc'),
})
export type NewsFilters = z.output<typeof NewsFilters>

const Image = /* @__PURE__ */ z.object({ url: z.string(), width: z.int(), height: z.int() })

export const NewsRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    alias: z.string(),
    lang: z.string(),
    category_id: z.int(),
    category_name: z.string(),
    name: z.string(),
    preview: z.string(),
    image: z.nullable(Image),
    published: z.boolean(),
    published_at: z.nullable(z.int()),
    active: z.boolean(),
    /** Visitors see it: it is published and active, and so is its category. */
    shown: z.boolean(),
    lesson_id: z.nullable(z.int()),
    rating: z.object({ avg: z.nullable(z.number()), count: z.int() }),
    created_at: z.int(),
  })
  .register(z.globalRegistry, { id: 'NewsRow' })
export const News = /* @__PURE__ */ z
  .object({
    ...NewsRow.shape,
    text: z.string(),
    h1: z.string(),
    title: z.string(),
    metad: z.string(),
    faq: z.array(z.array(z.string())),
    faq_header: z.string(),
    written_in: writtenIn,
    older_aliases: olderAliases,
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'News' })
export type News = z.output<typeof News>

/** What a piece of news is written with; its alias is made of its name where none is given (spec: decisions CNT-5). */
export const NewsInput = /* @__PURE__ */ z.object({
  alias: some(Alias),
  lang: Language,
  category_id: Id,
  name: Text(...NEWS_NAME),
  preview: or(Text(...NEWS_PREVIEW), ''),
  text: Html,
  ...searchFields,
  /** Questions with their answers. */
  faq: or(List(z.tuple([Text(1, 300), Text(1, 3000)]), NEWS_QUESTIONS), []),
  faq_header: or(Text(0, 200), ''),
  lesson_id: or(Id, null),
  /** Left out, a new one is active and a saved one stays as it is. */
  active: some(Flag),
  /** As it was read, or blank beside a new picture; another address changes nothing. */
  image: some(z.object({ url: Text(0, 300) })),
})

const about = { allow: area('content') }
const answer = { news: News }

export const listNews = call('POST', '/admin/news/get', {
  ...about,
  about: 'News by filters, the newest first (decisions CNT-5)',
  body: { page: Page, filters: or(JsonText(NewsFilters), { sort_dir: 'desc' as const }) },
  answer: listOf('news', NewsRow),
  changes: false,
})
export const getNews = call('GET', '/admin/news_one/get', {
  ...about,
  about: 'A piece of news with its text, and the languages it is written in (decisions CNT-5)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
const uploads = { most: 1, types: pictureTypes }
const fileErrors = ['file_type', 'file_too_big', 'too_many_files'] as const
export const createNews = call('POST', '/admin/news_one/create', {
  ...about,
  about: 'Writes a piece of news, not yet published, with its picture (decisions CNT-5)',
  body: { news: Payload(NewsInput), image: some(Uploaded) },
  uploads,
  answer,
  errors: [...fileErrors],
})
export const saveNews = call('POST', '/admin/news_one/save', {
  ...about,
  about: 'Changes a piece of news and, where one comes along, its picture; a stale version is a conflict (decisions CNT-5)',
  body: { news: Payload(z.extend(NewsInput, { id: Id, version: Version, older_aliases: keptAliases })), image: some(Uploaded) },
  uploads,
  answer,
  errors: ['not_found', 'conflict', ...fileErrors],
})
export const deleteNews = call('POST', '/admin/news_one/delete', {
  ...about,
  about: 'Deletes a piece of news (back-office 7.8)',
  query: { id: Id },
  errors: ['not_found'],
  personal: true,
})
export const publishNews = call('POST', '/admin/news_one/set_published', {
  ...about,
  about: 'Publishes a piece of news, which is done once (decisions CNT-5)',
  query: { id: Id },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const toggleNews = call('POST', '/admin/news_one/set_active_or_inactive', {
  ...about,
  about: 'Hides a piece of news, or shows it again (decisions CNT-5)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
export const addNewsImage = call('POST', '/admin/news_one/add_image', {
  ...about,
  about: 'Keeps a picture for the text of a piece of news, or of one that is still to be written (back-office 7.8, decisions API-15)',
  body: { image: Uploaded, news_id: some(Id) },
  uploads,
  answer: { image: Image },
  errors: ['not_found', ...fileErrors],
})
export const deleteNewsImage = call('POST', '/admin/news_one/delete_main_image', {
  ...about,
  about: 'Takes the main picture from a piece of news (back-office 7.8)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
  personal: true,
})
export const getNewsRules = call('GET', '/admin/resources/news_rules', {
  ...about,
  about: 'What each field of a piece of news has to meet, and its choices (decisions ORD-22)',
  answer: { rules: z.record(z.string(), FieldRule) },
})

/** A category of news, in one language (spec: decisions CNT-5). */
export const NewsCategory = /* @__PURE__ */ z
  .object({
    id: z.int(),
    name: z.string(),
    alias: z.string(),
    lang: z.string(),
    sort: z.int(),
    active: z.boolean(),
    news_count: z.int(),
    written_in: writtenIn,
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'NewsCategory' })
export type NewsCategory = z.output<typeof NewsCategory>

const CategoryFilters = /* @__PURE__ */ z.object({ ids: some(Ids), ...filtered, active: some(Flag) })
export type CategoryFilters = z.output<typeof CategoryFilters>

const categoryInput = {
  name: Text(2, 100),
  alias: some(Alias),
  lang: Language,
  sort: or(Int(0, 100_000), 0),
  active: or(Flag, true),
}
const categoryAnswer = { news_category: /* @__PURE__ */ z.extend(NewsCategory, { older_aliases: olderAliases }) }

export const listNewsCategories = call('GET', '/admin/news_categories/get', {
  ...about,
  about: 'Categories of news in their order, each with how many news it has (decisions CNT-5)',
  query: { page: Page, filters: or(JsonText(CategoryFilters), {}) },
  answer: listOf('news_categories', NewsCategory),
})
export const getNewsCategory = call('GET', '/admin/news_category/get', {
  ...about,
  about: 'A category of news (decisions CNT-5)',
  query: { id: Id },
  answer: categoryAnswer,
  errors: ['not_found'],
})
export const createNewsCategory = call('POST', '/admin/news_category/create', {
  ...about,
  about: 'Adds a category of news (decisions CNT-5)',
  body: { news_category: Payload(z.object(categoryInput)) },
  answer: categoryAnswer,
})
export const saveNewsCategory = call('POST', '/admin/news_category/save', {
  ...about,
  about: 'Changes a category of news; a stale version is a conflict (decisions CNT-5)',
  body: { news_category: Payload(z.object({ id: Id, ...categoryInput, version: Version, older_aliases: keptAliases })) },
  answer: categoryAnswer,
  errors: ['not_found', 'conflict'],
})
export const deleteNewsCategory = call('POST', '/admin/news_category/delete', {
  ...about,
  about: 'Deletes a category that has no news (decisions CNT-5)',
  query: { id: Id },
  errors: ['not_found', 'in_use'],
  personal: true,
})
export const toggleNewsCategory = call('POST', '/admin/news_category/set_active_or_inactive', {
  ...about,
  about: 'Hides a category with all its news, or shows it again (decisions CNT-5)',
  query: { id: Id },
  answer: categoryAnswer,
  errors: ['not_found'],
})
export const getNewsCategories = call('GET', '/admin/resources/news_categories', {
  ...about,
  about: 'All categories of news, as choices (back-office 7.8)',
  answer: { news_categories: z.array(z.object({ id: z.int(), name: z.string(), lang: z.string(), active: z.boolean() })) },
})

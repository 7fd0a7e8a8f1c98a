import * as z from 'zod/mini'
import { call, FieldRule, Flag, Id, Ids, JsonText, Language, listOf, OneOf, or, Page, Payload, some, Text, Version } from './common.ts'
import { area } from './rights.ts'
import { filtered, Html, keptAliases, olderAliases, searchFields, writtenIn } from './site-texts.ts'

/** Hidden, and shown to visitors (spec: decisions CNT-8). */
const pageStatuses = [0, 1] as const

export const PageFilters = /* @__PURE__ */ z.object({ ids: some(Ids), ...filtered, status: some(OneOf(pageStatuses)) })
export type PageFilters = z.output<typeof PageFilters>

export const StaticPageRow = /* @__PURE__ */ z
  .object({
    id: z.int(),
    /** Its path on the site without the language: `about`, `p/faq`. */
    alias: z.string(),
    lang: z.string(),
    name: z.string(),
    status: z.int(),
    noindex: z.boolean(),
    updated_at: z.int(),
    /** The site leads to it from every page: it may be hidden, but neither deleted nor moved. */
    linked: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'StaticPageRow' })
/** A page of the site in one language (spec: decisions CNT-8). */
export const StaticPage = /* @__PURE__ */ z
  .object({
    ...StaticPageRow.shape,
    h1: z.string(),
    title: z.string(),
    metad: z.string(),
    text: z.string(),
    written_in: writtenIn,
    older_aliases: olderAliases,
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'StaticPage' })
export type StaticPage = z.output<typeof StaticPage>

export const StaticPageInput = /* @__PURE__ */ z.object({
  alias: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(100), z.regex(/^(?:p\/)?(?=[a-z0-9-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  lang: Language,
  name: Text(2, 200),
  ...searchFields,
  text: Html,
  noindex: or(Flag, false),
})

const about = { allow: area('content') }
const answer = { static_page: StaticPage }

export const listStaticPages = call('POST', '/admin/static_pages/index', {
  ...about,
  about: 'Static pages by filters, by their paths (decisions CNT-8)',
  body: { page: Page, filters: or(JsonText(PageFilters), {}) },
  answer: listOf('static_pages', StaticPageRow),
  changes: false,
})
export const readStaticPage = call('GET', '/admin/static_pages/get', {
  ...about,
  about: 'A static page with its text, and the languages it is written in (decisions CNT-8)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
export const createStaticPage = call('POST', '/admin/static_pages/create', {
  ...about,
  about: 'Adds a static page, below /p/ unless the site has a place for it (decisions CNT-8)',
  body: { static_page: Payload(z.extend(StaticPageInput, { status: or(OneOf(pageStatuses), 1) })) },
  answer,
})
export const saveStaticPage = call('POST', '/admin/static_pages/save', {
  ...about,
  about: 'Changes a static page; a stale version is a conflict (decisions CNT-8)',
  body: { static_page: Payload(z.extend(StaticPageInput, { id: Id, version: Version, older_aliases: keptAliases })) },
  answer,
  errors: ['not_found', 'conflict'],
})
export const deleteStaticPage = call('POST', '/admin/static_pages/delete', {
  ...about,
  about: 'Deletes a static page that the footer does not link to (decisions CNT-8)',
  query: { id: Id },
  errors: ['not_found', 'in_use'],
  personal: true,
})
export const toggleStaticPage = call('POST', '/admin/static_pages/change_status', {
  ...about,
  about: 'Hides a static page, or shows it again (decisions CNT-8)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
export const getStaticPageRules = call('GET', '/admin/resources/static_page_rules', {
  ...about,
  about: 'What each field of a static page has to meet, and its choices (decisions ORD-22)',
  answer: { rules: z.record(z.string(), FieldRule) },
})

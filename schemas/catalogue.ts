import * as z from 'zod/mini'
import { AdCard } from './ads.ts'
import { AskedLanguage, call, Int, Named, some, Text } from './common.ts'
import { NewsCard } from './news.ts'
import { Breadcrumb, LangLinks, PageMeta, SeoTag } from './seo.ts'
import { TutorCard } from './tutors.ts'

export const catalogueSorts = ['rate_asc', 'rate_desc', 'reviews'] as const
export const cataloguePlaces = ['online', 'tutor', 'client'] as const
/** Query names that a catalogue address keeps (spec: public 2.10). */
export const catalogueQuery = ['rate_from', 'rate_to', 'place', 'sort', 'verified'] as const

const optionFields = {
  value: z.union([z.string(), z.number()]),
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  alias: z.string(),
  link: z.string(),
  /** 1 when the page behind the link may be indexed. */
  index: z.int(),
  /** The page behind the link lists nobody; not told of a page with a kept query. */
  is_empty: z.optional(z.boolean()),
  active: z.boolean(),
}
/** One choice of a filter; every link is a path without its first slash and the locale. It leads to the present page with this choice applied (spec: decisions CAT-4). */
export const FilterOption = /* @__PURE__ */ z
  .object({
    ...optionFields,
    seo_type: z.optional(z.int()),
    levels: z.optional(z.array(z.int())),
    region_id: z.optional(z.int()),
    is_district: z.optional(z.boolean()),
    subdistricts: z.optional(z.array(z.object(optionFields))),
  })
  .register(z.globalRegistry, { id: 'FilterOption' })
export type FilterOption = z.output<typeof FilterOption>

const chosen = z.object({
  id: z.int(),
  alias: z.string(),
  text: z.string(),
  name: z.string(),
  rname: z.optional(z.string()),
  rtext: z.optional(z.string()),
  mname: z.optional(z.string()),
  seo_type: z.optional(z.int()),
})
export const Filters = /* @__PURE__ */ z
  .object({
    lesson: z.nullable(chosen),
    level: z.nullable(chosen),
    city: z.nullable(chosen),
    district: z.nullable(chosen),
    subdistrict: z.nullable(chosen),
    tag: z.nullable(chosen),
    place: z.nullable(z.enum(cataloguePlaces)),
    rate_from: z.nullable(z.int()),
    rate_to: z.nullable(z.int()),
    sort: z.nullable(z.enum(catalogueSorts)),
    verified: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Filters' })
export type Filters = z.output<typeof Filters>

const options = z.array(FilterOption)
export const FilterLists = /* @__PURE__ */ z
  .object({
    lesson: options,
    level: options,
    city: options,
    district: options,
    place: options,
    sort: options,
    rate_from: options,
    rate_to: options,
    /** Links of the two switches, and of "clear all" to the whole offline catalogue: online is a filter as the others. */
    online: z.string(),
    offline: z.string(),
    verified: z.nullable(z.string()),
    clear: z.string(),
    /** The present page without one of its choices: the link of "All subjects" and of a chip's cross. */
    without: z.object({
      lesson: z.string(),
      level: z.string(),
      city: z.string(),
      district: z.string(),
      tag: z.string(),
      place: z.string(),
      rate: z.string(),
      sort: z.string(),
    }),
  })
  .register(z.globalRegistry, { id: 'FilterLists' })
export type FilterLists = z.output<typeof FilterLists>

const counted = z.object({ name: z.string(), link: z.string(), tutors_count: z.int() })

/** A list in numbers (spec: decisions CAT-10). */
export const TabularData = /* @__PURE__ */ z
  .object({
    /** Of the list that is counted. */
    filters: Filters,
    tutors_count: z.int(),
    city_lessons_count: z.int(),
    avg_rate: z.nullable(Named),
    avg_rating: z.nullable(z.number()),
    /** What a page shows of it (spec: decisions CAT-5, Z-2). */
    avg_rating_shown: z.nullable(z.number()),
    avg_practice: z.nullable(Named),
    top_lessons: z.array(z.extend(counted, { id: z.int() })),
  })
  .register(z.globalRegistry, { id: 'TabularData' })
export type TabularData = z.output<typeof TabularData>

/** What an hour costs; `avg` is the median (spec: decisions CAT-11). */
export const PriceData = /* @__PURE__ */ z
  .object({
    rows: z.array(z.extend(counted, { min: z.int(), avg: z.int(), max: z.int() })),
    currency: z.string(),
    month: z.int(),
    year: z.int(),
  })
  .register(z.globalRegistry, { id: 'PriceData' })
export type PriceData = z.output<typeof PriceData>

/** A review of an order as lists show it. */
export const OrdersReview = /* @__PURE__ */ z
  .object({
    review_text: z.string(),
    client_name: z.string(),
    tutor_id: z.int(),
    tutor_name: z.string(),
    tutor_status: z.int(),
    tutor_avg_review_rate: z.nullable(z.number()),
    mark: z.string(),
    date: z.int(),
    lang: z.string(),
  })
  .register(z.globalRegistry, { id: 'OrdersReview' })
export type OrdersReview = z.output<typeof OrdersReview>

/** Blocks in and below a list, each as far as there is something for it (spec: public 3, catalogue response). */
const OptionalBlocks = /* @__PURE__ */ z.object({
  tabular_data: z.nullable(TabularData),
  price_data: z.nullable(PriceData),
  orders_reviews: z.array(OrdersReview),
  reviews_stats: z.nullable(z.object({ count: z.int(), avr_mark: z.number() })),
  ads: z.array(AdCard),
  news: z.array(NewsCard),
  /** Questions with their answers in HTML, as `metatags` has them too. */
  faq: z.nullable(z.object({ faq_header: z.string(), faq: z.array(z.array(z.string())) })),
})
export type OptionalBlocks = z.output<typeof OptionalBlocks>

/** Ways to neighbouring lists; `url` is a path without its first slash and the locale. */
const SeoLinks = /* @__PURE__ */ z.array(z.object({ title: z.string(), items: z.array(z.object({ title: z.string(), url: z.string() })) }))
export type SeoLinks = z.output<typeof SeoLinks>

/** Everything a catalogue page shows; `redirect` is the canonical path when the asked one is not (spec: public 3, catalogue response). */
export const Catalogue = /* @__PURE__ */ z.object({
  pageType: z.enum(['catalog', 'online_catalog']),
  catalog_type: z.enum(['catalog', 'online']),
  lang: z.string(),
  statusCode: z.int(),
  redirect: z.nullable(z.string()),
  page: z.int(),
  path: z.string(),
  /** Of a tag's page. */
  tag_id: z.nullable(z.int()),
  seo_tag: z.nullable(SeoTag),
  filters: Filters,
  filter_lists: FilterLists,
  tutors: z.object({ tutors: z.array(TutorCard), total_count: z.int(), page_size: z.int(), pages_count: z.int() }),
  tutors_online: z.array(TutorCard),
  breadcrumbs: z.array(Breadcrumb),
  seo_type: z.int(),
  optional_blocks: OptionalBlocks,
  seo_links: SeoLinks,
  lang_links: LangLinks,
  features: z.array(z.object({ id: z.string(), variet_id: z.int() })),
  ...PageMeta,
})
export type Catalogue = z.output<typeof Catalogue>

export const getCatalogue = call('GET', '/client/tutors', {
  about: 'A catalogue page by its path and kept query; unknown paths answer with statusCode 404 and the unfiltered lists (decisions CAT-1..4)',
  allow: ['anyone'],
  query: { query: Text(0, 500), lang: AskedLanguage, g_bot: some(Int(0, 1)) },
  answer: Catalogue.shape,
})

/** A catalogue page without what it lists: its choices, and how many tutors they leave. */
export const CatalogueFilters = /* @__PURE__ */ z.object({
  pageType: Catalogue.shape.pageType,
  path: z.string(),
  filters: Filters,
  filter_lists: FilterLists,
  total_count: z.int(),
})
export type CatalogueFilters = z.output<typeof CatalogueFilters>

export const getCatalogueFilters = call('GET', '/client/tutors/filters', {
  about:
    'Choices of a catalogue page and how many tutors they leave, without the tutors; unknown paths have the unfiltered ones (public 2.12, decisions CAT-4)',
  allow: ['anyone'],
  query: { query: Text(0, 500), lang: AskedLanguage },
  answer: CatalogueFilters.shape,
})

import * as z from 'zod/mini'
import { AskedLanguage, call, Id, listOf, Page, some, Text } from './common.ts'
import { articleBody, ContentPicture, Mark, Narrowing, Rating } from './content.ts'
import { Breadcrumb, LangLinks, PageMeta } from './seo.ts'

/** A piece of news in a list (spec: decisions CNT-5). */
export const NewsCard = /* @__PURE__ */ z
  .object({
    id: z.int(),
    alias: z.string(),
    name: z.string(),
    preview: z.string(),
    image: z.nullable(ContentPicture),
    category: z.object({ alias: z.string(), name: z.string() }),
    published_at: z.int(),
  })
  .register(z.globalRegistry, { id: 'NewsCard' })
export type NewsCard = z.output<typeof NewsCard>

/** A piece of news to be read. */
export const NewsArticle = /* @__PURE__ */ z
  .object({
    ...NewsCard.shape,
    ...articleBody,
    rating: Rating,
    faq_header: z.string(),
    /** Questions with their answers. */
    faq: z.array(z.array(z.string())),
  })
  .register(z.globalRegistry, { id: 'NewsArticle' })
export type NewsArticle = z.output<typeof NewsArticle>

export const getPublicNews = call('GET', '/client/news', {
  about: 'News in a language, the newest first, or with `alias` one and others to read next; a refusal says where it moved (decisions CNT-5, Z-4)',
  allow: ['anyone'],
  query: { page: Page, category: some(Text(1, 100)), alias: some(Text(1, 100)), lesson: some(Text(1, 100)), lang: AskedLanguage },
  answer: {
    ...listOf('news', NewsCard),
    page: z.int(),
    categories: z.array(Narrowing),
    category: z.nullable(z.string()),
    article: z.nullable(NewsArticle),
    similar: z.array(NewsCard),
    breadcrumbs: z.array(Breadcrumb),
    lang_links: LangLinks,
    ...PageMeta,
  },
  errors: ['not_found'],
  gone: true,
})
export const rateNews = call('POST', '/client/news_one/set_rating', {
  about: 'Gives a piece of news a mark, or another in place of the one that this browser gave (decisions CNT-4)',
  allow: ['anyone'],
  query: { id: Id, rating: Mark },
  answer: { rating: Rating },
  errors: ['not_found', 'too_many_requests'],
})

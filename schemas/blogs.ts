import * as z from 'zod/mini'
import { AskedLanguage, call, Id, listOf, Page, some, Text } from './common.ts'
import { articleBody, ContentPicture, Mark, Narrowing, Rating } from './content.ts'
import { Breadcrumb, LangLinks, PageMeta } from './seo.ts'
import { TutorCard } from './tutors.ts'

/** A tutor's post in a list (spec: decisions CNT-3). */
export const BlogCard = /* @__PURE__ */ z
  .object({
    id: z.int(),
    alias: z.string(),
    name: z.string(),
    description: z.string(),
    image: z.nullable(ContentPicture),
    lesson: z.object({ alias: z.string(), name: z.string() }),
    author: z.object({ id: z.int(), name: z.string() }),
    published_at: z.int(),
  })
  .register(z.globalRegistry, { id: 'BlogCard' })
export type BlogCard = z.output<typeof BlogCard>

/** A post to be read. */
export const BlogPost = /* @__PURE__ */ z.object({ ...BlogCard.shape, ...articleBody, rating: Rating }).register(z.globalRegistry, { id: 'BlogPost' })
export type BlogPost = z.output<typeof BlogPost>

export const getBlogs = call('GET', '/client/blogs', {
  about: "Tutors' posts in a language, the newest first, or with `alias` one and others; a refusal says where it moved (decisions CNT-3, Z-4)",
  allow: ['anyone'],
  query: { page: Page, alias: some(Text(1, 100)), tutor_id: some(Id), lesson: some(Text(1, 100)), lang: AskedLanguage },
  answer: {
    ...listOf('blogs', BlogCard),
    page: z.int(),
    lessons: z.array(Narrowing),
    lesson: z.nullable(z.string()),
    /** Of the post, or whose posts are listed. */
    author: z.nullable(TutorCard),
    blog: z.nullable(BlogPost),
    similar: z.array(BlogCard),
    breadcrumbs: z.array(Breadcrumb),
    lang_links: LangLinks,
    ...PageMeta,
  },
  errors: ['not_found'],
  gone: true,
})
export const rateBlog = call('POST', '/client/blog/set_rating', {
  about: "Gives a tutor's post a mark, or another in place of the one that this browser gave (decisions CNT-4)",
  allow: ['anyone'],
  query: { id: Id, rating: Mark },
  answer: { rating: Rating },
  errors: ['not_found', 'too_many_requests'],
})

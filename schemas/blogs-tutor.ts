import * as z from 'zod/mini'
import { call, FieldRule, Flag, Id, Language, Line, listOf, OneOf, or, Page, Payload, Text, Uploaded, Version } from './common.ts'
import { ContentImage, ownContentRow } from './content-fields.ts'
import { contentStatuses } from './content-life.ts'
import { BLOG_DESCRIPTION, BLOG_HTML, BLOG_NAME } from './content-limits.ts'
import { pictureTypes } from './upload-terms.ts'

/** A post in its tutor's list. */
export const TutorBlogRow = /* @__PURE__ */ z
  .object({
    ...ownContentRow,
    lang: z.string(),
    description: z.string(),
    /** How many letters one reads in it. */
    letters: z.int(),
    rating: z.object({ avg: z.nullable(z.number()), count: z.int() }),
    published_at: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'TutorBlogRow' })
export type TutorBlogRow = z.output<typeof TutorBlogRow>
export const TutorBlog = /* @__PURE__ */ z
  .object({ ...TutorBlogRow.shape, text: z.string(), images: z.array(ContentImage) })
  .register(z.globalRegistry, { id: 'TutorBlog' })
export type TutorBlog = z.output<typeof TutorBlog>

/** The fields of a post that is sent to be looked through; the rules of the form are read off them. */
export const BlogInput = /* @__PURE__ */ z.object({
  name: Line(...BLOG_NAME),
  description: Text(...BLOG_DESCRIPTION),
  text: Text(1, BLOG_HTML),
  lesson_id: Id,
  lang: Language,
})
/** A draft may be unfinished; what is sent is held to `BlogInput` by the rules between the fields. */
const written = {
  name: /* @__PURE__ */ Line(1, BLOG_NAME[1]),
  description: /* @__PURE__ */ or(Text(0, BLOG_DESCRIPTION[1]), ''),
  text: /* @__PURE__ */ or(Text(0, BLOG_HTML), ''),
  lesson_id: Id,
  lang: Language,
  draft: /* @__PURE__ */ or(Flag, false),
}

const about = { allow: ['tutor'] } as const
const answer = { blog: TutorBlog }

export const createTutorBlog = call('POST', '/tutor/blog/create', {
  ...about,
  about: 'Makes a post, its HTML made harmless: a draft, or to be looked through (decisions CNT-3)',
  body: { blog: Payload(z.object(written)) },
  answer,
  errors: ['too_many_files'],
})
export const getTutorBlog = call('GET', '/tutor/blog/get', {
  ...about,
  about: 'An own post with its pictures (decisions CNT-3)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
export const saveTutorBlog = call('POST', '/tutor/blog/save', {
  ...about,
  about: 'Saves an own post, its HTML made harmless; unless it is a draft it is looked through again (decisions CNT-1, CNT-3)',
  body: { blog: Payload(z.object({ id: Id, ...written, version: Version })) },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict', 'too_many_files'],
})
export const listTutorBlogs = call('GET', '/tutor/blogs/get', {
  ...about,
  about: 'Own posts but the deleted ones, the newest first (decisions CNT-3)',
  query: { page: Page },
  answer: listOf('blogs', TutorBlogRow),
})
export const getBlogRules = call('GET', '/tutor/resources/blog_rules', {
  ...about,
  about: 'What each field of a post has to meet, its choices, and the house rules (decisions ORD-22)',
  answer: { rules: z.record(z.string(), FieldRule), rules_text: z.string() },
})
export const addTutorBlogImage = call('POST', '/tutor/blog/add_image', {
  ...about,
  about: 'Keeps a picture for the text of an own post, whose save makes it its own (decisions CNT-3, API-15)',
  body: { image: Uploaded, tutor_id: Id },
  uploads: { most: 1, types: pictureTypes },
  answer: { image: ContentImage },
  errors: ['forbidden', 'file_type', 'file_too_big', 'too_many_files', 'too_many_requests'],
})
export const changeTutorBlogStatus = call('POST', '/tutor/blog/change_status', {
  ...about,
  about: 'Turns an own post off and on again, or deletes it (decisions CNT-1)',
  body: { blog: Payload(z.object({ id: Id, new_status: OneOf(contentStatuses) })) },
  answer,
  errors: ['not_found', 'wrong_status'],
})

import * as z from 'zod/mini'
import { asRead, call, Id, Int, JsonText, Language, Line, listOf, or, Page, Payload, some, Text, Uploaded, Version } from './common.ts'
import { ContentFilters, ContentImage, contentRecord, contentRow, RevisionComment, statusCounts } from './content-fields.ts'
import { BLOG_DESCRIPTION, BLOG_HTML, BLOG_MARK, BLOG_NAME } from './content-limits.ts'
import { area } from './rights.ts'
import { pictureTypes } from './upload-terms.ts'

/** Where a post says what another of our posts says, word for word (spec: decisions CNT-3). */
const Match = /* @__PURE__ */ z.object({
  blog_id: z.int(),
  name: z.string(),
  tutor_name: z.string(),
  /** The same tutor wrote it. */
  own: z.boolean(),
  /** The passage's first word in this post, counted from 0, and how many words it has. */
  from: z.int(),
  words: z.int(),
  /** The passage as the other post has it. */
  text: z.string(),
})
export const Uniqueness = /* @__PURE__ */ z.object({
  percent: z.int(),
  checked_at: z.int(),
  /** How many posts it was compared with. */
  compared: z.int(),
  matches: z.array(Match),
})
export type Uniqueness = z.output<typeof Uniqueness>

export const BlogRow = /* @__PURE__ */ z
  .object({
    ...contentRow,
    lang: z.string(),
    mark: z.nullable(z.int()),
    percent: z.nullable(z.int()),
    published_at: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'BlogRow' })
export const Blog = /* @__PURE__ */ z
  .object({
    ...BlogRow.shape,
    ...contentRecord,
    description: z.string(),
    text: z.string(),
    uniqueness: z.nullable(Uniqueness),
    rating: z.object({ avg: z.nullable(z.number()), count: z.int() }),
    /** Mean of the marks that staff gave the tutor's posts. */
    mean_mark: z.nullable(z.number()),
  })
  .register(z.globalRegistry, { id: 'Blog' })
export type Blog = z.output<typeof Blog>

const about = { allow: area('content') }
const answer = { blog: Blog }

export const listBlogs = call('POST', '/admin/blogs/get', {
  ...about,
  about: 'Posts of tutors by filters, with how many there are of each status (back-office 7.7)',
  body: { page: Page, filters: or(JsonText(ContentFilters), {}) },
  answer: { ...listOf('blogs', BlogRow), counts: statusCounts },
  changes: false,
})
export const getBlog = call('GET', '/admin/blog/get', {
  ...about,
  about: 'A post with its pictures, its uniqueness and what is known of its tutor (back-office 7.7)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
export const saveBlog = call('POST', '/admin/blog/save', {
  ...about,
  about: 'Saves the texts of a post, its HTML made harmless; its status stays; a stale version is a conflict (back-office 7.7)',
  body: {
    blog: Payload(
      z.object({
        id: Id,
        name: Line(...BLOG_NAME),
        description: Text(...BLOG_DESCRIPTION),
        text: Text(1, BLOG_HTML),
        lesson_id: Id,
        lang: Language,
        version: Version,
      }),
    ),
  },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict'],
})
export const setBlogDeleted = call('POST', '/admin/blog/set_deleted', {
  ...about,
  about: 'Deletes a post (decisions CNT-1)',
  query: { id: Id },
  answer,
  errors: ['not_found', 'wrong_status'],
  personal: true,
})
export const setBlogMark = call('POST', '/admin/blog/set_mark', {
  ...about,
  about: 'Gives a post its mark of quality, which only staff see (decisions CNT-3)',
  query: { id: Id, mark: Int(...BLOG_MARK) },
  answer,
  errors: ['not_found', 'wrong_status'],
})
export const setBlogPublished = call('POST', '/admin/blog/set_published', {
  ...about,
  about: 'Publishes a post; what is not as it was read is a conflict (decisions CNT-1)',
  query: { id: Id, ...asRead },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict'],
})
export const setBlogNeedRevision = call('POST', '/admin/blog/set_need_revision', {
  ...about,
  about: 'Sends a post back to its tutor with a comment, which is mailed; what is not as it was read is a conflict (decisions CNT-1)',
  query: { id: Id, ...asRead },
  body: { revision_comment: RevisionComment },
  answer,
  errors: ['not_found', 'wrong_status', 'conflict'],
})
export const addBlogImage = call('POST', '/admin/blog/add_image', {
  ...about,
  about: 'Keeps a picture for the text of a post, or of one that is still to be made (decisions CNT-3, API-15)',
  body: { image: Uploaded, tutor_id: Id, blog_id: some(Id) },
  uploads: { most: 1, types: pictureTypes },
  answer: { image: ContentImage },
  errors: ['not_found', 'wrong_status', 'file_type', 'file_too_big', 'too_many_files'],
})
export const checkUniqueness = call('POST', '/admin/blog/check_uniqueness', {
  ...about,
  about: 'Compares a post with all others of ours and keeps what was found (decisions CNT-3)',
  body: { id: Id },
  answer: { percent: z.int(), matches: z.array(Match) },
  errors: ['not_found'],
  changes: false,
})

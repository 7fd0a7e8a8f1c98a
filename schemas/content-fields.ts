import * as z from 'zod/mini'
import { AnyOf, Id, Ids, some, Text, Words } from './common.ts'
import { contentStatuses, ownContentActions, REVISION_COMMENT } from './content-life.ts'

/** Filters that the lists of ads and of posts share (spec: decisions ADM-13). */
export const ContentFilters = /* @__PURE__ */ z.object({
  id: some(Id),
  ids: some(Ids),
  tutor_id: some(Id),
  status: AnyOf(contentStatuses),
  text: some(Text(1, 100)),
  lesson_id: some(Id),
  /** `sent_at` is when it last came to be looked through. */
  sort_by: some(Words(['id', 'sent_at'])),
  sort_dir: some(Words(['asc', 'desc'])),
})
export type ContentFilters = z.output<typeof ContentFilters>

/** What the tutor is told to mend. */
export const RevisionComment = /* @__PURE__ */ Text(...REVISION_COMMENT)

/** A picture of an ad or a post; `image_id` names it to the call that takes it away. */
export const ContentImage = /* @__PURE__ */ z
  .object({ image_id: z.int(), url: z.string(), width: z.int(), height: z.int() })
  .register(z.globalRegistry, { id: 'ContentImage' })

/** What rows of ads and posts share. */
export const contentRow = {
  id: z.int(),
  alias: z.string(),
  tutor_id: z.int(),
  tutor_name: z.string(),
  name: z.string(),
  lesson_id: z.int(),
  lesson_name: z.string(),
  status: z.int(),
  /** How many letters one reads in it. */
  letters: z.int(),
  images_count: z.int(),
  /** How often it was sent back. */
  revisions: z.int(),
  sent_at: z.int(),
  created_at: z.int(),
  version: z.int(),
}

/** What the whole of an ad or a post shows beside its row. */
export const contentRecord = {
  images: z.array(ContentImage),
  revision_comment: z.string(),
  tutor: z.object({
    avatar: z.nullable(z.string()),
    status: z.int(),
    created_at: z.int(),
    /** Of the tutor's others of its kind: how many are on the site, and how many were ever sent back. */
    published: z.int(),
    returned: z.int(),
  }),
}

/** How many there are of each status under the other filters, up to 10,000. */
export const statusCounts = /* @__PURE__ */ z.record(z.string(), z.int())

/** What an ad and a post are to their tutor. */
export const ownContentRow = {
  id: z.int(),
  alias: z.string(),
  tutor_id: z.int(),
  name: z.string(),
  lesson_id: z.int(),
  lesson_name: z.string(),
  status: z.int(),
  /** What the tutor may do with it now. */
  actions: z.array(z.enum(ownContentActions)),
  /** What staff asked to mend. */
  revision_comment: z.string(),
  /** When it last came to be looked through. */
  sent_at: z.int(),
  created_at: z.int(),
  version: z.int(),
}

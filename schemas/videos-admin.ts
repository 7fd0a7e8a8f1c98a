import * as z from 'zod/mini'
import { call, Flag, Id, Ids, Int, JsonText, Language, listOf, or, Page, Payload, some, Text, Version, Words } from './common.ts'
import { area } from './rights.ts'
import { VIDEO_DESCRIPTION, VIDEO_NAME } from './video-terms.ts'

export const VideoFilters = /* @__PURE__ */ z.object({
  id: some(Id),
  ids: some(Ids),
  text: some(Text(1, 100)),
  lang: some(Language),
  lesson_id: some(Id),
  active: some(Flag),
  sort_by: some(Words(['id', 'sort'])),
  sort_dir: some(Words(['asc', 'desc'])),
})
export type VideoFilters = z.output<typeof VideoFilters>

/** A video of the site's own choice (spec: decisions CNT-6). */
export const Video = /* @__PURE__ */ z
  .object({
    id: z.int(),
    name: z.string(),
    lang: z.string(),
    youtube_video: z.string(),
    /** The 11 characters by which the video site knows it. */
    video_id: z.string(),
    description: z.string(),
    lesson_id: z.nullable(z.int()),
    lesson_name: z.nullable(z.string()),
    sort: z.int(),
    active: z.boolean(),
    created_at: z.int(),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'Video' })
export type Video = z.output<typeof Video>

const fields = {
  name: Text(...VIDEO_NAME),
  lang: Language,
  /** A link of the watch, shorts, embed or short kind. */
  youtube_video: Text(1, 200),
  description: or(Text(...VIDEO_DESCRIPTION), ''),
  lesson_id: or(Id, null),
  sort: or(Int(0, 100_000), 0),
  active: or(Flag, true),
}
const about = { allow: area('content') }
const answer = { video: Video }

export const listVideos = call('GET', '/admin/videos/get', {
  ...about,
  about: 'Videos by filters, in the order of the site (back-office 7.9)',
  query: { page: Page, filters: or(JsonText(VideoFilters), {}) },
  answer: listOf('videos', Video),
})
export const getVideo = call('GET', '/admin/video/get', {
  ...about,
  about: 'One video of the site (back-office 7.9)',
  query: { id: Id },
  answer,
  errors: ['not_found'],
})
export const createVideo = call('POST', '/admin/video/create', {
  ...about,
  about: 'Adds a video by its link (decisions CNT-6)',
  body: { video: Payload(z.object(fields)) },
  answer,
})
export const saveVideo = call('POST', '/admin/video/save', {
  ...about,
  about: 'Saves a video; a stale version is a conflict (decisions CNT-6)',
  body: { video: Payload(z.object({ ...fields, id: Id, version: Version })) },
  answer,
  errors: ['not_found', 'conflict'],
})
export const deleteVideo = call('POST', '/admin/video/delete', {
  ...about,
  about: 'Takes a video away for good (back-office 7.9)',
  query: { id: Id },
  errors: ['not_found'],
  personal: true,
})

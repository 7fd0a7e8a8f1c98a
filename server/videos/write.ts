import { eq } from 'drizzle-orm'
import type { createVideo, deleteVideo, saveVideo } from '../../schemas/index.ts'
import { videoId } from '../../theme/video.ts'
import type { Input, Problems } from '../calls.ts'
import { changesOf } from '../changes.ts'
import type { Context } from '../context.ts'
import { bumpCache } from '../database/cache/version.ts'
import { NotFound } from '../errors.ts'
import { presenter } from './list.ts'
import { videos } from './table.ts'

/** A link from which no id can be taken leads nowhere, and a language must be one of the edition's (spec: public 5, video link). */
export const problemsOf: Problems<typeof saveVideo> = ({ video: { youtube_video, lang } = {} }, { locales }) => ({
  ...(youtube_video !== undefined && videoId(youtube_video) === null && { youtube_video: 'invalid_format' }),
  ...(lang !== undefined && !locales.includes(lang) && { lang: 'invalid_value' }),
})

/** Adds a video. */
export async function create(context: Context, { video: fields }: Input<typeof createVideo>) {
  const { tx } = context
  const [video] = await tx
    .insert(videos)
    .values({ ...fields, video_id: videoId(fields.youtube_video) ?? '', created_at: context.now, updated_at: context.now })
    .returning()
  if (!video) throw new Error('no video was made')
  await bumpCache(tx, ['content'])
  context.audit(`video ${video.id}`, { created: true })
  return { video: (await presenter(context))(video) }
}

/** Saves a video. Throws `not_found`, and `conflict` over a newer version. */
export async function save(context: Context, { video: { id, version, ...fields } }: Input<typeof saveVideo>) {
  const { tx } = context
  const [before] = await tx.select().from(videos).where(eq(videos.id, id)).for('update')
  if (!before) throw new NotFound()
  context.audit(`video ${id}`, changesOf({ version, ...fields }, before))
  const [after] = await tx
    .update(videos)
    .set({ ...fields, video_id: videoId(fields.youtube_video) ?? '', version: before.version + 1, updated_at: context.now })
    .where(eq(videos.id, id))
    .returning()
  if (!after) throw new NotFound()
  await bumpCache(tx, ['content'])
  return { video: (await presenter(context))(after) }
}

/** Takes a video away. Throws `not_found`. */
export async function remove(context: Context, { id }: Input<typeof deleteVideo>): Promise<void> {
  const { tx } = context
  const [gone] = await tx.delete(videos).where(eq(videos.id, id)).returning()
  if (!gone) throw new NotFound()
  await bumpCache(tx, ['content'])
  context.audit(`video ${id}`, { name: { before: gone.name, after: null }, youtube_video: { before: gone.youtube_video, after: null } })
}

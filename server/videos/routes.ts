import { eq } from 'drizzle-orm'
import { createVideo, deleteVideo, getVideo, getVideos, listVideos, saveVideo } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { NotFound } from '../errors.ts'
import { list, presenter } from './list.ts'
import { getPublic } from './public.ts'
import { videos as table } from './table.ts'
import { create, problemsOf, remove, save } from './write.ts'

export const videos: Route[] = [
  on(getVideos, getPublic),
  on(listVideos, list),
  on(getVideo, async (context, { id }) => {
    const [video] = await context.db.select().from(table).where(eq(table.id, id))
    if (!video) throw new NotFound()
    return { video: (await presenter(context))(video) }
  }),
  on(createVideo, create, problemsOf),
  on(saveVideo, save, problemsOf),
  on(deleteVideo, remove),
]

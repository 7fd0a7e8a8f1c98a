import { videoId } from '../../theme/video.ts'
import type { videos } from '../tables.ts'
import { contentTexts } from './posts/index.ts'
import { before, DAY, type World } from './world.ts'

/** Free films, in place of what staff would choose. */
const films = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8', 'TLkA0RELQ1g', 'Y-rmzh0PI3c', 'WhWc3b3KhnY'].map(
  (id) => `https://www.youtube.com/watch?v=${id}`,
)

/** Videos of the site; of several the last is not shown. */
export function makeVideos({ lang, now, reference, random: chance }: World): (typeof videos.$inferInsert)[] {
  const texts = contentTexts[lang].videos
  return texts.flatMap(({ name, description }, n) => {
    const link = films[n % films.length] ?? ''
    const created_at = before(now, chance.of('video', n).int(5, 400) * DAY)
    return {
      id: n + 1,
      name,
      description,
      lang,
      youtube_video: link,
      video_id: videoId(link) ?? '',
      lesson_id: n % 3 === 2 ? (reference.lessons[n % reference.lessons.length]?.id ?? null) : null,
      sort: (n + 1) * 10,
      active: n < texts.length - 1,
      created_at,
      updated_at: created_at,
    }
  })
}

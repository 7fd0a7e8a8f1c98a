import { CONTENT_STATUS, type ContentStatus, contentStatuses, MOST_ADS, TUTOR_STATUS } from '../../schemas/index.ts'
import { slug } from '../../theme/slug.ts'
import type { adImages, ads } from '../tables.ts'
import { DEMO_TUTOR } from './accounts.ts'
import { lifeOf } from './content-life.ts'
import { paragraph, phrase } from './phrase.ts'
import { type DemoPicture, picturesOf } from './pictures.ts'
import { contentTexts } from './posts/index.ts'
import type { TutorInBrief } from './tutors.ts'
import { before, DAY, type World } from './world.ts'

interface AdRows {
  ads: (typeof ads.$inferInsert)[]
  images: (typeof adImages.$inferInsert)[]
}

const { moderation, published, needs_revision, off, deleted } = CONTENT_STATUS
const inFull: Readonly<Record<ContentStatus, number>> = { [moderation]: 7, [published]: 16, [needs_revision]: 5, [off]: 6, [deleted]: 5 }
const few: Readonly<Record<ContentStatus, number>> = { [moderation]: 3, [published]: 5, [needs_revision]: 2, [off]: 2, [deleted]: 2 }

/** Ads in every status; of each one the first belongs to the demo's tutor, who has no others: a tutor has a few at most. */
export function makeAds(world: World, briefs: readonly TutorInBrief[], pictures: readonly DemoPicture[]): AdRows {
  const rows: AdRows = { ads: [], images: [] }
  const counts = world.isFilled ? inFull : few
  const teaching = briefs.filter(({ status }) => status === TUTOR_STATUS.published)
  const authors = world.random.of('ads').some(
    teaching.filter(({ id }) => id !== DEMO_TUTOR.id),
    Object.values(counts).reduce((sum, count) => sum + count, 0),
  )
  for (const status of contentStatuses) {
    for (let n = 0; n < counts[status]; n += 1) {
      const author = (n === 0 ? teaching.find(({ id }) => id === DEMO_TUTOR.id) : authors[rows.ads.length % authors.length]) ?? authors[0]
      if (author) addAd(world, rows, { author, status, n, pictures })
    }
  }
  return rows
}

interface Making {
  author: TutorInBrief
  status: ContentStatus
  /** Which of its status it is. */
  n: number
  pictures: readonly DemoPicture[]
}

function addAd(world: World, rows: AdRows, { author, status, n, pictures }: Making) {
  const { lang, texts } = world
  const id = rows.ads.length + 1
  const random = world.random.of('ad', id)
  const taught = author.lessons[n % author.lessons.length]
  const isFull = rows.ads.filter(({ tutor_id, status: one }) => tutor_id === author.id && one !== deleted).length >= MOST_ADS
  if (!taught || isFull) return
  const lesson = world.lessonOf(taught.id)
  const circumstances = { random, sex: author.sex, words: { lesson: lesson.rname[lang] ?? '' } }
  const { ads: names, revisions } = contentTexts[lang]
  const name = phrase(names[id % names.length] ?? '', circumstances)
  const { about } = texts
  rows.ads.push({
    id,
    alias: `${slug(name, lang)}-${id}`,
    tutor_id: author.id,
    name,
    lesson_id: lesson.id,
    level_id: random.chance(0.6) ? (taught.levels[0] ?? null) : null,
    preview: paragraph(texts.short[lesson.field], circumstances),
    text: [
      paragraph([about.method[lesson.field], about.results], circumstances),
      paragraph(texts.lesson, circumstances),
      paragraph([about.format, about.closing], circumstances),
    ].join('\n\n'),
    views: status === published ? random.int(3, 400) : 0,
    ...lifeOf(world, random, { status, n, comments: revisions.ad }),
  })
  for (const picture of random.some(picturesOf(lesson.field, pictures), random.pick([0, 1, 1, 2, 3]))) {
    if (status === deleted) continue
    rows.images.push({ id: rows.images.length + 1, tutor_id: author.id, owner_id: id, ...picture, created_at: before(world.now, 300 * DAY) })
  }
}

import { CONTENT_STATUS, type ContentStatus, TUTOR_STATUS, type Uniqueness } from '../../schemas/index.ts'
import { slug } from '../../theme/slug.ts'
import { findMatches } from '../blogs/matches.ts'
import { hashesOf } from '../blogs/shingles.ts'
import type { Picture } from '../files/pictures.ts'
import { uploadUrl } from '../files/urls.ts'
import { textOf } from '../html/text-of.ts'
import type { blogImages, blogs } from '../tables.ts'
import { unixOf } from '../unix.ts'
import { DEMO_TUTOR } from './accounts.ts'
import { lifeOf } from './content-life.ts'
import { type DemoPicture, picturesOf } from './pictures.ts'
import { contentTexts, type PostText } from './posts/index.ts'
import type { Random } from './random.ts'
import type { TutorInBrief } from './tutors.ts'
import { before, DAY, HOUR, type World } from './world.ts'

type Row = typeof blogs.$inferInsert & { id: number; uniqueness: Uniqueness | null }
interface BlogRows {
  blogs: Row[]
  images: (typeof blogImages.$inferInsert)[]
}
/** Of how many posts a status has, so many are their tutors' own; the others copy from those. */
type Plan = Readonly<Record<ContentStatus, { all: number; own: number }>>

const { moderation, published, needs_revision, off, deleted } = CONTENT_STATUS
/** The first texts are those that visitors read. */
const order = [published, moderation, needs_revision, off, deleted]
/** Of those that wait, this one is its tutor's own but for a part. */
const BORROWS = 1
const inFull: Plan = {
  [moderation]: { all: 6, own: 3 },
  [published]: { all: 8, own: 7 },
  [needs_revision]: { all: 5, own: 0 },
  [off]: { all: 5, own: 2 },
  [deleted]: { all: 5, own: 0 },
}
const few: Plan = {
  [moderation]: { all: 2, own: 1 },
  [published]: { all: 2, own: 2 },
  [needs_revision]: { all: 1, own: 0 },
  [off]: { all: 1, own: 1 },
  [deleted]: { all: 1, own: 0 },
}

/** Posts in every status, of each one by the demo's tutor, those that copy from others too, and how unique each one was found. */
export function makeBlogs(world: World, briefs: readonly TutorInBrief[], pictures: readonly DemoPicture[]): BlogRows {
  const rows: BlogRows = { blogs: [], images: [] }
  const { posts } = contentTexts[world.lang]
  const plan = world.isFilled ? inFull : few
  const teaching = briefs.filter(({ status }) => status === TUTOR_STATUS.published)
  const authors = new Map<number, TutorInBrief>()
  const demo = teaching.find(({ id }) => id === DEMO_TUTOR.id)
  const ofDemo = posts.filter((post) => demo && subjectOf(world, demo, post) !== undefined)
  const unwritten = { demo: [...ofDemo], others: posts.filter((post) => !ofDemo.includes(post)) }
  /** What everybody can read on the site, to copy from. */
  const readable: PostText[] = []
  for (const [stage, status] of order.entries()) {
    let own = plan[status].own
    for (let n = 0; n < plan[status].all; n += 1) {
      const id = rows.blogs.length + 1
      const random = world.random.of('post', id)
      const isDemos = demo !== undefined && n === 0
      const fresh = own > 0 ? unwritten[isDemos ? 'demo' : 'others'].shift() : undefined
      const isOwn = fresh !== undefined
      if (isOwn) own -= 1
      if (isOwn && status === published) readable.push(fresh)
      // who has nothing new to say of their subject says it once more
      const post = fresh ?? random.pick(isDemos ? ofDemo : readable)
      const source = readable[(readable.indexOf(post) + 1) % readable.length]
      const author = isDemos ? demo : authorOf(world, random, teaching, post)
      const name = isOwn ? post.name : isDemos ? (post.parts[stage % post.parts.length]?.heading ?? post.copied) : post.copied
      authors.set(author.id, author)
      const borrows = !isOwn || (status === moderation && n === BORROWS)
      const illustrated = random.some(picturesOf(post.field, pictures), random.pick([0, 1, 2, 3]))
      addPost(world, rows, { id, author, name, status, n, post, isOwn, pictures: illustrated, ...(borrows && source && { source }) })
    }
  }
  return { ...rows, blogs: rows.blogs.map((row) => checked(world, row, rows.blogs, authors)) }
}

/** Of the subjects of a tutor, the one that a post is about; else, where it is about none, the first that it suits. */
function subjectOf(world: World, { lessons }: TutorInBrief, { field, lesson }: Pick<PostText, 'field' | 'lesson'>): number | undefined {
  const taught = lessons.map(({ id }) => world.lessonOf(id))
  return taught.find((one) => (lesson ? one.key === lesson : one.field === field))?.id
}

/** A tutor of the subject that the post is about, or of one that it suits. */
function authorOf(world: World, random: Random, teaching: readonly TutorInBrief[], post: PostText): TutorInBrief {
  const suiting = [post, { field: post.field }].map((one) => teaching.filter((tutor) => subjectOf(world, tutor, one) !== undefined))
  return random.pick([...suiting, teaching].find(({ length }) => length > 0) ?? [])
}

interface Making {
  id: number
  author: TutorInBrief
  name: string
  status: ContentStatus
  n: number
  post: PostText
  /** Its author wrote it; else it is a copy of one that others wrote. */
  isOwn: boolean
  /** Lends it a part. */
  source?: PostText
  pictures: readonly Picture[]
}

function addPost(world: World, rows: BlogRows, { id, author, name, status, n, post, isOwn, source, pictures: all }: Making) {
  const { lang } = world
  const pictures = status === deleted ? [] : all
  const random = world.random.of('life of a post', id)
  const text = htmlOf(post, source, pictures)
  const read = textOf(text)
  const isShown = status === published
  rows.blogs.push({
    id,
    alias: `${slug(name, lang)}-${id}`,
    tutor_id: author.id,
    name,
    lang,
    lesson_id: subjectOf(world, author, post) ?? subjectOf(world, author, { field: post.field }) ?? author.lessons[0]?.id ?? 0,
    description: post.description,
    text,
    letters: read.length,
    shingles: hashesOf(read),
    mark: isShown || random.chance(0.3) ? random.int(isOwn ? 5 : 1, isOwn ? 9 : 4) : null,
    uniqueness: null,
    rating_count: isShown ? random.int(1, 40) : 0,
    ...lifeOf(world, random, { status, n, comments: contentTexts[lang].revisions.post, drafts: true }),
  })
  for (const picture of pictures)
    rows.images.push({ id: rows.images.length + 1, tutor_id: author.id, owner_id: id, ...picture, created_at: before(world.now, 300 * DAY) })
}

/** A post as its editor writes it, a picture under each of its first headings. */
function htmlOf({ opening, parts, closing }: PostText, source: PostText | undefined, pictures: readonly Picture[]): string {
  const all = [...parts, ...(source ? [source.parts[2]] : [])]
  const sections = all.map(({ heading, text }, at) => {
    const picture = pictures[at]
    const shown = picture ? `<img src="${uploadUrl(picture.file)}" alt="${heading}" width="${picture.width}" height="${picture.height}" />` : ''
    return `<h2>${heading}</h2>${shown}<p>${text}</p>`
  })
  return `<p>${opening}</p>${sections.join('')}<p>${closing}</p>`
}

/** As the check of staff would have found it some hours ago; of those that wait every other one is still to be checked. */
function checked({ now }: World, row: Row, all: readonly Row[], authors: ReadonlyMap<number, TutorInBrief>): Row {
  if (row.status === deleted || row.status === off || (row.status === moderation && row.id % 2 === 1)) return row
  const others = all.filter((other) => other !== row && other.status !== deleted)
  const known = others.flatMap((other) => {
    const tutor = authors.get(other.tutor_id)
    return tutor ? [{ ...other, tutor }] : []
  })
  return { ...row, uniqueness: { ...findMatches(row, known), compared: others.length, checked_at: unixOf(before(now, HOUR)) } }
}

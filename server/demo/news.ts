import type { Language } from '../../editions/index.ts'
import type { Picture } from '../files/pictures.ts'
import { uploadUrl } from '../files/urls.ts'
import type { news, newsCategories } from '../tables.ts'
import { type DemoPicture, picturesOf } from './pictures.ts'
import { type NewsText, siteTexts } from './site-texts/index.ts'
import type { SiteTexts } from './site-texts/types.ts'
import { before, DAY, HOUR, type World } from './world.ts'

interface NewsRows {
  categories: (typeof newsCategories.$inferInsert)[]
  news: (typeof news.$inferInsert)[]
}
type CategoryKey = keyof SiteTexts['categories']

const categoryKeys: readonly CategoryKey[] = ['service', 'tips', 'exams', 'archive']
/** Of the news in each language, by their number: published, still a draft, hidden; five of each where there are all. */
const states = [...'PPDPHPDPHDHDHDH'].map((letter) => ({ isPublished: letter !== 'D', isHidden: letter === 'H' }))
const kinds: Readonly<Record<string, CategoryKey>> = {
  ...({
    schedule: 'service',
    reviews: 'service',
    documents: 'service',
    wallet: 'service',
    chat: 'service',
    almaty: 'service',
    astana: 'service',
  } as const),
  ...({
    online: 'tips',
    'first-lesson': 'tips',
    summer: 'tips',
    school: 'tips',
    exam: 'exams',
    ent: 'exams',
    winter: 'exams',
    spring: 'archive',
  } as const),
}

/** News in every language of the edition, those of one alias in all of them: published, hidden and still being written; one category is closed. */
export function makeNews(world: World, drawn: readonly DemoPicture[]): NewsRows {
  const { edition, isFilled, now } = world
  const rows: NewsRows = { categories: [], news: [] }
  // of no subject, so no guitar and no formulas beside them
  const pictures = picturesOf('school', drawn)
  for (const lang of edition.locales) {
    const texts = siteTexts[lang]
    const first = rows.categories.length + 1
    categoryKeys.forEach((key, at) => {
      rows.categories.push({
        id: first + at,
        name: texts.categories[key],
        alias: key,
        lang,
        sort: 10 * (at + 1),
        active: key !== 'archive',
        created_at: before(now, 400 * DAY),
      })
    })
    const written = Object.entries({ ...texts.news, ...(isFilled && texts.more) })
    written.toReversed().forEach(([alias, text], n) => {
      const at = written.length - 1 - n
      const category_id = first + categoryKeys.indexOf(kinds[alias] ?? 'service')
      // every fourth has none, the others one after the other
      const picture = at % 4 === 3 ? undefined : pictures[(at - Math.floor(at / 4)) % pictures.length]
      rows.news.push({ id: rows.news.length + 1, ...rowOf(world, { alias, lang, text, at, category_id, picture }) })
    })
  }
  return rows
}

interface Making {
  alias: string
  lang: Language
  text: NewsText
  /** Which of its language it is, the newest first. */
  at: number
  category_id: number
  picture: Picture | undefined
}

function rowOf({ now, random, reference }: World, { alias, lang, text, at, category_id, picture }: Making): Omit<typeof news.$inferInsert, 'id'> {
  const draw = random.of('news', at)
  const { isPublished: published = false, isHidden = false } = states[at % states.length] ?? {}
  const created_at = before(now, (3 + at * 9) * DAY + draw.int(1, 9) * HOUR)
  const published_at = published ? before(created_at, -draw.int(2, 30) * HOUR) : null
  const isRated = published && !isHidden
  return {
    ...{ alias, lang, category_id, name: text.name, preview: text.preview, created_at, published },
    text: articleOf(text.text, picture && { ...picture, alt: text.name }),
    image: picture ?? null,
    published_at,
    updated_at: published_at ?? created_at,
    active: !isHidden,
    faq_header: text.faq ? siteTexts[lang].search.faq_header : '',
    faq: [...(text.faq ?? [])].map(([question, answer]): [string, string] => [question, answer]),
    lesson_id: alias === 'ent' ? (reference.lessons[0]?.id ?? null) : null,
    rating_count: isRated ? draw.int(2, 60) : 0,
  }
}

/** HTML as the editor writes it; a line that begins with `# ` is a heading, a picture stands after the first paragraph. */
export function articleOf(lines: readonly string[], picture?: Picture & { alt: string }): string {
  const parts = lines.map((line) => (line.startsWith('# ') ? `<h2>${line.slice(2)}</h2>` : `<p>${line}</p>`))
  const shown = picture && `<img src="${uploadUrl(picture.file)}" alt="${picture.alt}" width="${picture.width}" height="${picture.height}" />`
  return [parts[0], shown, ...parts.slice(1)].filter(Boolean).join('')
}

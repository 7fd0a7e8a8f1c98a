import { and, asc, eq } from 'drizzle-orm'
import type { Language } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import type { getVideos } from '../../schemas/index.ts'
import type { Data, Input } from '../calls.ts'
import type { Context } from '../context.ts'
import { UNTIL_CHANGED } from '../database/cache/cache.ts'
import { pagingOf } from '../database/paging.ts'
import { NotFound } from '../errors.ts'
import { named } from '../reference/named.ts'
import { referenceOf } from '../reference/reference.ts'
import { breadcrumbList, breadcrumbsOf } from '../seo/breadcrumbs.ts'
import { listWords } from '../seo/list-words.ts'
import { langLinksOf, pageMeta } from '../seo/meta.ts'
import { listPaths } from '../seo/site-paths.ts'
import { ownFacts } from '../static-pages/own-facts.ts'
import { type Viewing, viewingOf } from '../viewing.ts'
import { videos } from './table.ts'

const PAGE_SIZE = 12

type Asked = Input<typeof getVideos>

/** Videos in a language. Throws `not_found` for one that has none, and for a subject that there is not (spec: decisions CNT-6, Z-4). */
export async function getPublic(context: Context, { lang, ...asked }: Asked): Promise<Data<typeof getVideos>> {
  const viewing = viewingOf(context, lang)
  return viewing.cache.keep(`videos ${viewing.siteUrl} ${viewing.language} ${JSON.stringify(asked)}`, UNTIL_CHANGED, (fresh) =>
    make({ ...viewing, ...fresh }, asked),
  )
}

async function make(viewing: Viewing, { page, ...asked }: Asked): Promise<Data<typeof getVideos>> {
  const { db, cache, edition, language } = viewing
  cache.note('content')
  const languages = await languagesOf(viewing)
  if (!languages.includes(language)) throw new NotFound()
  const { id: lesson_id, alias: lesson } = named(await referenceOf(viewing), 'lesson', asked.lesson)
  const where = and(eq(videos.active, true), eq(videos.lang, language), lesson_id === undefined ? undefined : eq(videos.lesson_id, lesson_id))
  const [rows, total_count] = await Promise.all([
    db
      .select()
      .from(videos)
      .where(where)
      .orderBy(asc(videos.sort), asc(videos.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(videos, where),
  ])
  const { title: h1, metad } = textsOf(edition, language).content.videos
  const query = new URLSearchParams({ ...(lesson && { lesson }), ...(page > 1 && { page: String(page) }) }).toString()
  const breadcrumbs = breadcrumbsOf(viewing, { name: h1, link: null })
  return {
    videos: rows.map(({ id, name, description, video_id }) => ({ id, name, description, video_id })),
    ...pagingOf(total_count, PAGE_SIZE),
    page,
    breadcrumbs,
    ...pageMeta(viewing, {
      path: listPaths.videos + (query && `?${query}`),
      metatags: listWords(viewing, { h1, metad }, page),
      ...(!query && (await ownFacts(viewing, 'videos'))),
      noindex: lesson !== undefined || rows.length === 0,
      languages: query ? [language] : languages,
      microdata: { breadcrumbs: breadcrumbList(viewing, breadcrumbs), ...(rows.length > 0 && { videos: videoList(rows) }) },
    }),
    lang_links: langLinksOf(viewing, languages, listPaths.videos),
  }
}

/** The page's videos as structured data, played where pages play them. */
const videoList = (rows: readonly (typeof videos.$inferSelect)[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: rows.map(({ name, description, video_id, created_at }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: {
      '@type': 'VideoObject',
      name,
      description: description || name,
      thumbnailUrl: `https://i.ytimg.com/vi/${video_id}/hqdefault.jpg`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${video_id}`,
      uploadDate: created_at.toISOString(),
    },
  })),
})

/** Languages of the edition that have videos. */
export const languagesOf = ({ cache, edition }: Pick<Viewing, 'cache' | 'edition'>): Promise<Language[]> =>
  cache.keep('languages of videos', UNTIL_CHANGED, async ({ db, cache }) => {
    cache.note('content')
    const rows = await db.selectDistinct({ lang: videos.lang }).from(videos).where(eq(videos.active, true))
    return edition.locales.filter((language) => rows.some(({ lang }) => lang === language))
  })

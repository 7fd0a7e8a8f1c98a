import { desc, eq } from 'drizzle-orm'
import { type Language, languageTag } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { newest } from '../blogs/shown.ts'
import { blogUrlOf } from '../hosts.ts'
import type { Asked } from '../http/perform.ts'
import { shownRows } from '../news/shown.ts'
import { news } from '../news/table.ts'
import { descriptionOf } from '../seo/description.ts'
import { localePath } from '../seo/meta.ts'
import { newsPath } from '../seo/site-paths.ts'
import { publicName } from '../tutors/names.ts'

/** Entries of a feed, the newest. */
const MOST = 20

export interface Feed {
  title: string
  /** Addresses of the feed itself and of the list that it follows. */
  self: string
  page: string
  lang: string
  entries: readonly { id: string; url: string; name: string; summary: string; author: string; published_at: Date; updated_at: Date }[]
}

/** Names an article for good, wherever it moves (RFC 4151): by who tells it, since when, and its number. */
const tagOf = (siteUrl: string, kind: string, { id, created_at }: { id: number; created_at: Date }) =>
  `tag:${new URL(siteUrl).hostname},${created_at.toISOString().slice(0, 10)}:${kind}/${id}`

/** The newest news of a language; null where there are none. */
export async function newsFeed({ reader, edition, siteUrl }: Asked, language: Language): Promise<Feed | null> {
  const rows = await shownRows(reader, eq(news.lang, language)).orderBy(desc(news.published_at), desc(news.id)).limit(MOST)
  if (rows.length === 0) return null
  const { common, content } = textsOf(edition, language)
  const at = (path: string) => `${siteUrl}/${localePath(edition, language, path)}`
  return {
    title: `${common.site_name} · ${content.news.title}`,
    self: at(newsPath('feed.xml')),
    page: at(newsPath()),
    lang: languageTag(edition, language),
    entries: rows.map(({ news: { id, alias, h1, name, preview, text, created_at, published_at, updated_at } }) => ({
      id: tagOf(siteUrl, 'news', { id, created_at }),
      url: at(newsPath(alias)),
      name: h1 || name,
      summary: preview || descriptionOf(text),
      author: common.site_name,
      published_at: published_at ?? updated_at,
      updated_at: published_at && published_at > updated_at ? published_at : updated_at,
    })),
  }
}

/** The newest posts of a language, on the blog's host; null where there are none. */
export async function blogFeed({ reader, edition, settings, siteUrl }: Asked, language: Language): Promise<Feed | null> {
  const rows = await newest({ db: reader }, language, MOST)
  if (rows.length === 0) return null
  const { common, content } = textsOf(edition, language)
  const blog = blogUrlOf(edition, settings, siteUrl)
  const at = (path: string) => `${blog}/${localePath(edition, language, path)}`
  return {
    title: `${common.site_name} · ${content.blog.title}`,
    self: at('feed.xml'),
    page: at(''),
    lang: languageTag(edition, language),
    entries: rows.map(({ row: { id, alias, name, description, created_at, published_at, sent_at }, author }) => ({
      id: tagOf(siteUrl, 'blog', { id, created_at }),
      url: at(alias),
      name,
      summary: description,
      author: publicName(author),
      published_at: published_at ?? sent_at,
      updated_at: published_at && published_at > sent_at ? published_at : sent_at,
    })),
  }
}

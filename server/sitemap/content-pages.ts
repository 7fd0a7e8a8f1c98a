import { desc, eq } from 'drizzle-orm'
import { isShown, languagesOf } from '../news/public.ts'
import { news, newsCategories } from '../news/table.ts'
import { localePath } from '../seo/meta.ts'
import { newsPath } from '../seo/site-paths.ts'
import type { Asked, Page } from './page.ts'

/** Lists of what staff and tutors publish, and each of their pages with the day of its last change. */
export async function contentPages(asked: Asked): Promise<Page[]> {
  return newsPages(asked)
}

async function newsPages({ db, cache, edition }: Asked): Promise<Page[]> {
  const rows = await db
    .select({ alias: news.alias, lang: news.lang, published_at: news.published_at, updated_at: news.updated_at })
    .from(news)
    .innerJoin(newsCategories, eq(newsCategories.id, news.category_id))
    .where(isShown)
    .orderBy(desc(news.published_at))
  const languages = await languagesOf({ cache, edition })
  const at = ({ published_at, updated_at }: (typeof rows)[number]) => (published_at && published_at > updated_at ? published_at : updated_at)
  return languages.flatMap((language) => {
    const own = rows.filter(({ lang }) => lang === language)
    return [
      { path: localePath(edition, language, newsPath()), changed: latest(own.map(at)) },
      ...own.map((row) => ({ path: localePath(edition, language, newsPath(row.alias)), changed: at(row) })),
    ]
  })
}

const latest = (days: readonly Date[]) => days.reduce<Date | undefined>((last, day) => (last && last > day ? last : day), undefined)

import type { Database } from '../../server/database/open.ts'
import { news, newsCategories, pageMetatags, staticPages, unitsBlocks } from '../../server/tables.ts'
import { counter } from './count.ts'

const next = counter()

/** A category of news in Russian. */
export async function buildCategory(database: Database, row: Partial<typeof newsCategories.$inferInsert> = {}) {
  const n = next()
  const [made] = await database.drizzle
    .insert(newsCategories)
    .values({ name: `Новости сервиса ${n}`, alias: `service-${n}`, lang: 'ru', ...row })
    .returning()
  if (!made) throw new Error('no category was made')
  return made
}

/** A piece of news in Russian that is not published. */
export async function buildNews(database: Database, row: Partial<typeof news.$inferInsert> & { category_id: number }) {
  const n = next()
  const [made] = await database.drizzle
    .insert(news)
    .values({ alias: `news-${n}`, lang: 'ru', name: `Новость ${n}`, text: '<p>Слова</p>', ...row })
    .returning()
  if (!made) throw new Error('no news were made')
  return made
}

/** A page of staff's own in Russian, shown. */
export async function buildPage(database: Database, row: Partial<typeof staticPages.$inferInsert> = {}) {
  const n = next()
  const name = `Страница ${n}`
  const [made] = await database.drizzle
    .insert(staticPages)
    .values({ alias: `p/page-${n}`, lang: 'ru', name, h1: name, title: name, text: '<p>Слова</p>', ...row })
    .returning()
  if (!made) throw new Error('no page was made')
  return made
}

/** A block of the main page in Russian. */
export async function buildBlock(database: Database, row: Partial<typeof unitsBlocks.$inferInsert> = {}) {
  const n = next()
  const [made] = await database.drizzle
    .insert(unitsBlocks)
    .values({ key: `main_${n}`, lang: 'ru', name: `Блок ${n}`, html: '<p>Слова</p>', ...row })
    .returning()
  if (!made) throw new Error('no block was made')
  return made
}

/** What the main page says to search engines in Russian. */
export async function buildPageMetatags(database: Database, row: Partial<typeof pageMetatags.$inferInsert> = {}) {
  const [made] = await database.drizzle
    .insert(pageMetatags)
    .values({ page: 'main', lang: 'ru', ...row })
    .returning()
  if (!made) throw new Error('no metatags were made')
  return made
}

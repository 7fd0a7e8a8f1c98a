import type * as z from 'zod/mini'
import type { createNews, News, NewsFilters } from '../schemas/index.ts'
import { fileOf } from './file-of.ts'
import { dataOf } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type Fields = z.input<typeof createNews.input>['news']
/** What a form holds: its picture as react-admin's input has it. */
type Held = Omit<Fields, 'image'> & { image?: { url?: string; rawFile?: File } | null }

/** News as a form holds them. */
export const newsRecord = (news: News) => ({ ...news, image: news.image && { ...news.image, src: news.image.url, title: news.name } })

/** A new picture goes beside the record, whose own is blanked then (spec: back-office 7.8). What calls of its own change stays out. */
function sentOf({ image: held, active: _, ...fields }: Held) {
  const image = fileOf(held)
  return { news: { ...fields, ...(held && { image: { url: image ? '' : (held.url ?? '') } }) }, ...(image && { image }) }
}

export type NewsHeld = ReturnType<typeof newsRecord>

const list = async (query: ListQuery) => {
  const filters = filtersOf(query, ['id', 'published_at']) as NewsFilters
  const { news, total_count } = await dataOf(api.post('/admin/news/get', { page: query.page, filters }))
  return { data: news, total: total_count }
}

export const news = resource({
  list,
  many: async (ids) => (await list(byIds(ids))).data,
  one: async (id) => newsRecord((await dataOf(api.get('/admin/news_one/get', { id }))).news),
  create: async (held: Held) => newsRecord((await dataOf(api.post('/admin/news_one/create', sentOf(held)))).news),
  save: async (id, held: Held & { version?: number }) => {
    const { news: fields, ...files } = sentOf(held)
    const saved = (await dataOf(api.post('/admin/news_one/save', { news: { ...fields, id }, ...files }))).news
    // a picture that was taken out of the form
    const isTakenOut = held.image === null && saved.image !== null
    return newsRecord(isTakenOut ? (await dataOf(api.post('/admin/news_one/delete_main_image', { id }))).news : saved)
  },
  remove: (id) => dataOf(api.post('/admin/news_one/delete', { id })),
  toggle: (id) => dataOf(api.post('/admin/news_one/set_active_or_inactive', { id })),
})

import type * as z from 'zod/mini'
import type { createVideo, saveVideo, VideoFilters } from '../schemas/index.ts'
import { dataOf } from './refusal.ts'
import { byIds, filtersOf, type ListQuery, resource } from './resource.ts'
import { api } from './staff-api.ts'

type VideoSave = Omit<z.input<typeof saveVideo.input>['video'], 'id'>

const list = async (query: ListQuery) => {
  const filters = filtersOf(query, ['id', 'sort']) as VideoFilters
  const { videos: data, total_count } = await dataOf(api.get('/admin/videos/get', { page: query.page, filters }))
  return { data, total: total_count }
}
const one = async (id: number) => (await dataOf(api.get('/admin/video/get', { id }))).video
const save = async (id: number, video: VideoSave) => (await dataOf(api.post('/admin/video/save', { video: { ...video, id } }))).video

export const videos = resource({
  list,
  one,
  save,
  many: async (ids) => (await list(byIds(ids))).data,
  create: async (video: z.input<typeof createVideo.input>['video']) => (await dataOf(api.post('/admin/video/create', { video }))).video,
  remove: (id) => dataOf(api.post('/admin/video/delete', { id })),
  // no call turns a single field: the video is saved as it is but for that
  toggle: async (id, field, value) => save(id, { ...((await one(id)) as VideoSave), [field]: value }),
})

import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createVideo, deleteVideo, getVideo, listVideos, saveVideo, type VideoFilters } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'

const { call, database, signInAs } = await useApp()
let as = ''
beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
})

const fields = { name: 'Как проходит первое занятие', lang: 'ru' as const, youtube_video: 'https://youtu.be/aqz-KE-bpKQ' }
const create = async (more: object = {}) => (await call(createVideo, { video: { ...fields, ...more } } as never, { as })).data.video
const idsOf = async (filters: VideoFilters) => (await call(listVideos, { filters }, { as })).data.videos.map(({ id }) => id)
const lastLine = async () => (await database.drizzle.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1))[0]

describe('a video', () => {
  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?t=3',
  ])('is added by the link %s', async (youtube_video) => {
    expect(await create({ youtube_video })).toMatchObject({ ...fields, youtube_video, video_id: 'aqz-KE-bpKQ', active: true, sort: 0, version: 1 })
  })

  test.each<[string, object, Record<string, string>]>([
    ['a link without an id of 11 characters', { youtube_video: 'https://youtu.be/short' }, { youtube_video: 'invalid_format' }],
    ['a link of another site', { youtube_video: 'https://vimeo.com/12345678901' }, { youtube_video: 'invalid_format' }],
    ['a link that is a script', { youtube_video: 'javascript:alert(1)//youtu.be/aqz-KE-bpKQ' }, { youtube_video: 'invalid_format' }],
    ['no link', { youtube_video: '' }, { youtube_video: 'too_small' }],
    ['a short name', { name: 'Я' }, { name: 'too_small' }],
    ['a language that the edition does not speak', { lang: 'es' }, { lang: 'invalid_value' }],
    ['an unknown subject', { lesson_id: 999 }, { lesson_id: 'not_found' }],
    ['two faults, both told', { name: '', youtube_video: 'x' }, { name: 'too_small', youtube_video: 'invalid_format' }],
  ])('is refused with %s, added or saved', async (_, wrong, error) => {
    const { id } = await create()
    expect((await call(createVideo, { video: { ...fields, ...wrong } } as never, { as })).error).toEqual(error)
    expect((await call(saveVideo, { video: { ...fields, ...wrong, id } } as never, { as })).error).toEqual(error)
  })

  test('is changed with its id, and a stale version is a conflict', async () => {
    const { id } = await create()
    const youtube_video = 'https://youtu.be/eRsGyueVLvQ'
    const { data } = await call(saveVideo, { video: { ...fields, id, youtube_video, lesson_id: 8, active: false, version: 1 } }, { as })
    expect(data.video).toMatchObject({ video_id: 'eRsGyueVLvQ', lesson_id: 8, lesson_name: expect.any(String), active: false, version: 2 })
    expect(await lastLine()).toMatchObject({ target: `video ${id}`, changes: { active: { before: true, after: false } } })
    expect((await call(saveVideo, { video: { ...fields, id, version: 1 } }, { as })).error).toBe('conflict')
  })

  test('is deleted for good, with its name in the trail', async () => {
    const { id } = await create()
    expect((await call(deleteVideo, { id }, { as })).error).toBeNull()
    expect(await lastLine()).toMatchObject({
      call: '/admin/video/delete',
      target: `video ${id}`,
      changes: { name: { before: fields.name, after: null } },
    })
    for (const one of [getVideo, deleteVideo]) expect((await call(one, { id }, { as })).error).toBe('not_found')
    expect((await call(saveVideo, { video: { ...fields, id } }, { as })).error).toBe('not_found')
  })

  test('is found by its filters, in the order of the site when asked', async () => {
    const [one, two] = [
      await create({ name: 'Особый первый', sort: 20, lesson_id: 13 }),
      await create({ name: 'Особый второй', sort: 10, lang: 'ru', active: false }),
    ]
    expect(await idsOf({ text: 'особый' })).toEqual([two.id, one.id])
    expect(await idsOf({ text: 'особый', sort_by: 'sort', sort_dir: 'asc' })).toEqual([two.id, one.id])
    expect(await idsOf({ text: 'особый', sort_by: 'sort', sort_dir: 'desc' })).toEqual([one.id, two.id])
    expect(await idsOf({ text: 'особый', active: false })).toEqual([two.id])
    expect(await idsOf({ lesson_id: 13 })).toEqual([one.id])
    expect(await idsOf({ ids: [one.id] })).toEqual([one.id])
  })
})

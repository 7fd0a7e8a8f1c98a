import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { createVideo, deleteVideo, getVideo, listLessons, listVideos, saveVideo, type Video } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const link = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const video = (id: number, more: Partial<Video> = {}): Video => ({
  ...{ id, name: `Відео ${id}`, lang: 'ua', youtube_video: link, video_id: 'aqz-KE-bpKQ', description: '', lesson_id: null, lesson_name: null },
  ...{ sort: 10, active: true, created_at: NOW, version: 1 },
  ...more,
})
let videos: Video[] = []
let sent: unknown[] = []
const handlers = [
  mock(listVideos, () => ({ videos, total_count: videos.length, page_size: 25, pages_count: 1 })),
  mock(getVideo, ({ input: { id } }) => ({ video: videos.find((one) => one.id === id) as Video })),
  mock(listLessons, () => ({ lessons: [], total_count: 0, page_size: 25, pages_count: 0 })),
  mock(createVideo, ({ input }) => {
    sent.push(input.video)
    const made = video(3, { name: input.video.name })
    videos = [...videos, made]
    return { video: made }
  }),
  mock(saveVideo, ({ input: { video: given } }) => {
    sent.push(given)
    videos = videos.map((one) => (one.id === given.id ? { ...one, name: given.name, active: given.active, version: one.version + 1 } : one))
    return { video: videos.find(({ id }) => id === given.id) as Video }
  }),
  mock(deleteVideo, ({ input: { id } }) => {
    videos = videos.filter((one) => one.id !== id)
    return {}
  }),
]
beforeEach(() => {
  localStorage.clear()
  videos = [video(1), video(2, { active: false })]
  sent = []
})

describe('videos', () => {
  test('are shown and hidden where they stand in the list', async () => {
    const { user } = openPanel('/panel/users_videos/', { handlers })
    await user.click(await screen.findByRole('switch', { name: 'На сайті: Відео 2' }))
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: 2, active: true, name: 'Відео 2', version: 1 })]))
  })

  test('open on the site that keeps them', async () => {
    openPanel('/panel/users_videos/', { handlers })
    const there = await screen.findByRole('link', { name: 'Подивитися «Відео 1», aqz-KE-bpKQ' })
    expect([there.getAttribute('href'), there.getAttribute('rel')]).toEqual([link, 'noopener noreferrer'])
  })

  test('are added by a link, and one that leads to no video is said so before anything is sent', async () => {
    const { user } = openPanel('/panel/users_videos/create/', { handlers })
    const box = await screen.findByRole('textbox', { name: /Посилання на відео/ })
    await user.type(box, 'https://vimeo.com/12345678901')
    await user.type(screen.getByRole('textbox', { name: /Назва/ }), 'Перше заняття')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    expect(await screen.findByText('За цим посиланням не впізнати відео')).toBeDefined()
    expect(sent).toEqual([])
    await user.clear(box)
    await user.type(box, link)
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ name: 'Перше заняття', youtube_video: link, lang: 'ua', active: true })]))
    await waitFor(() => expect(location.pathname).toMatch(/users_videos\/?$/))
  })

  test('are deleted after a question', async () => {
    const { user } = openPanel('/panel/users_videos/1/', { handlers })
    await user.click(await screen.findByRole('button', { name: 'Видалити' }))
    expect(videos).toHaveLength(2)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    await waitFor(() => expect(location.pathname).toMatch(/users_videos\/?$/))
    expect(videos.map(({ id }) => id)).toEqual([2])
  })
})

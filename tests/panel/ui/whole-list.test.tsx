import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EditionCode } from '../../../editions/index.ts'
import { deleteVideo, getVideo, listLessons, listVideos, saveVideo, type Video } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const video = (id: number, more: Partial<Video> = {}): Video => ({
  ...{ id, name: `Відео ${id}`, lang: 'ua', youtube_video: 'https://youtu.be/aqz-KE-bpKQ', video_id: 'aqz-KE-bpKQ', description: '' },
  ...{ lesson_id: null, lesson_name: 'Математика', sort: 10, active: id % 2 === 1, created_at: NOW, version: 1 },
  ...more,
})
const PAGE = 25
let videos: Video[] = []
let asked: unknown[] = []
const handlers = [
  mock(listVideos, ({ input: { page, filters } }) => {
    asked.push([page, filters])
    const rows = videos.slice((page - 1) * PAGE, page * PAGE)
    return { videos: rows, total_count: videos.length, page_size: PAGE, pages_count: Math.ceil(videos.length / PAGE) }
  }),
  mock(getVideo, ({ input: { id } }) => ({ video: videos.find((one) => one.id === id) as Video })),
  mock(listLessons, () => ({ lessons: [], total_count: 0, page_size: 25, pages_count: 0 })),
  mock(saveVideo, ({ input: { video: given } }) => {
    videos = videos.map((one) => (one.id === given.id ? { ...one, active: given.active } : one))
    return { video: videos.find(({ id }) => id === given.id) as Video }
  }),
  mock(deleteVideo, ({ input: { id } }) => {
    if (id === 2) fail('in_use')
    videos = videos.filter((one) => one.id !== id)
    return {}
  }),
]
beforeEach(() => {
  localStorage.clear()
  videos = [1, 2, 3].map((id) => video(id))
  asked = []
})
const open = async (path = '/panel/users_videos/', width = 1440, edition: EditionCode = 'ua') => {
  const panel = openPanel(path, { handlers, width, edition })
  await screen.findByRole('link', { name: 'Відео 1' })
  return panel
}
const bar = () => within(screen.getByRole('group', { name: 'Дії з вибраними' }))
/** Chooses a verb of the bar and says yes. */
async function press(user: Awaited<ReturnType<typeof open>>['user'], verb: string) {
  await user.click(bar().getByRole('button', { name: verb }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: verb }))
}

describe('several records', () => {
  test('are hidden one by one, and those hidden already are left as they are', async () => {
    const { user } = await open()
    for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box)
    await press(user, 'Сховати з сайту')
    expect(await screen.findByText('Зроблено: 3 із 3')).toBeDefined()
    expect(videos.map(({ active }) => active)).toEqual([false, false, false])
  })

  test('are deleted after one question, and each refusal is told by its name', async () => {
    // a refused deletion is written to the console
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await open()
    for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box)
    await user.click(bar().getByRole('button', { name: 'Видалити' }))
    expect(within(await screen.findByRole('dialog')).getByRole('heading').textContent).toBe('Видалити: 3 записи?')
    expect(videos).toHaveLength(3)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    expect(await screen.findByText('Зроблено: 2 із 3')).toBeDefined()
    expect(within(screen.getByRole('dialog')).getByRole('listitem').textContent).toMatch(/^Відео 2: /)
    await user.click(screen.getByRole('button', { name: 'Закрити' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Відео 1' })).toBeNull())
    expect(screen.queryByRole('group', { name: 'Дії з вибраними' })).toBeNull()
  })

  test('are chosen on a phone by a tick beside each', async () => {
    const { user } = await open('/panel/users_videos/', 390)
    await user.click(screen.getByRole('checkbox', { name: 'Вибрати Відео 3' }))
    await press(user, 'Видалити')
    await waitFor(() => expect(videos.map(({ id }) => id)).toEqual([1, 2]))
  })

  test('stay chosen on the next page, and the bar says so', async () => {
    videos = Array.from({ length: 26 }, (_, at) => video(at + 1))
    const { user } = await open()
    await user.click(screen.getAllByRole('checkbox')[1] as HTMLElement)
    await user.click(screen.getByRole('button', { name: '2' }))
    await screen.findByRole('link', { name: 'Відео 26' })
    expect(screen.getByText(/1 з них тут не показано/)).toBeDefined()
  })
})

describe('the export of a list', () => {
  let saved: { name: string; text: string }[] = []
  beforeEach(() => {
    saved = []
    let blob = new Blob()
    URL.createObjectURL = (given) => {
      blob = given as Blob
      return 'blob:list'
    }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const name = this.download
      void blob.text().then((text) => saved.push({ name, text }))
    })
  })
  const linesOf = async () => {
    await waitFor(() => expect(saved).toHaveLength(1))
    return (saved[0]?.text ?? '').trim().split('\r\n')
  }

  test('holds what the columns say, the hidden ones too, of all pages, with the filters of the list', async () => {
    videos = Array.from({ length: 26 }, (_, at) => video(at + 1))
    const { user } = await open(`/panel/users_videos/?filter=${encodeURIComponent('{"text":"Від"}')}`)
    asked = []
    await user.click(screen.getByRole('button', { name: 'Вивантажити' }))
    const lines = await linesOf()
    expect(lines).toHaveLength(27)
    expect(lines[0]).toBe('№;Назва;Відео;Предмет;Мова;Місце в списку;Додано;На сайті')
    expect(lines[1]).toBe('1;Відео 1;aqz-KE-bpKQ;Математика;українська;10;20-11-2026;Так')
    expect(lines[2]).toMatch(/;Ні$/)
    expect(asked.map((one) => (one as [number])[0])).toEqual([1, 2])
    for (const one of asked) expect((one as [number, object])[1]).toMatchObject({ text: 'Від' })
    expect(saved[0]?.name).toMatch(/^users_videos_\d{4}-\d\d-\d\d\.csv$/)
    expect(await screen.findByText('Файл завантажено')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Вивантажити' })).toBeDefined()
  })

  test('calls the number as the panel’s language writes it', async () => {
    const { user } = await open('/panel/users_videos/', 1440, 'es')
    await user.click(screen.getByRole('button', { name: 'Exportar' }))
    expect((await linesOf())[0]).toMatch(/^N\.º;/)
  })

  test('that fails on the way says why and saves nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await open()
    api.use(http.get('*/api/admin/videos/get', () => HttpResponse.json({ status: 'fail', data: null, error: 'forbidden' }, { status: 403 })))
    await user.click(screen.getByRole('button', { name: 'Вивантажити' }))
    expect((await screen.findByRole('alert')).textContent).toBe('У вас недостатньо прав доступу')
    expect(saved).toEqual([])
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getSiteReview,
  listSiteReviews,
  type SiteReview,
  saveSiteReview,
  setSiteReviewActive,
  setSiteReviewDeleted,
  setSiteReviewInactive,
} from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const review = (id: number, more: Partial<SiteReview> = {}): SiteReview => ({
  ...{ id, client_id: 7, client_name: `Дана ${id}`, mark: 5, text: 'Знайшли репетитора за один вечір', answer: '' },
  ...{ lang: 'ua', status: 0, created_at: NOW, version: 1 },
  ...more,
})
let reviews: SiteReview[] = []
let asked: unknown[] = []
const change = (id: number, changes: Partial<SiteReview>) => {
  reviews = reviews.map((one) => (one.id === id ? { ...one, ...changes } : one))
  return { site_review: reviews.find((one) => one.id === id) as SiteReview }
}
const handlers = [
  mock(listSiteReviews, ({ input: { filters } }) => {
    asked.push(filters)
    const site_reviews = reviews.filter(({ status }) => filters.status?.includes(status as 0) ?? true)
    const counts = Object.fromEntries([0, 1, 2, 3].map((status) => [status, reviews.filter((one) => one.status === status).length]))
    return { site_reviews, counts, total_count: site_reviews.length, page_size: 25, pages_count: 1 }
  }),
  mock(getSiteReview, ({ input: { id } }) => change(id, {})),
  mock(setSiteReviewActive, ({ input: { id } }) => change(id, { status: 1 })),
  mock(setSiteReviewInactive, ({ input: { id } }) => change(id, { status: 2 })),
  mock(setSiteReviewDeleted, ({ input: { id } }) => change(id, { status: 3 })),
  mock(saveSiteReview, ({ input: { site_review } }) => change(site_review.id, { answer: site_review.answer, version: 2 })),
]
beforeEach(() => {
  localStorage.clear()
  reviews = [review(1), review(2), review(3, { status: 1, client_id: null })]
  asked = []
})
const open = async (id: number, options = {}) => {
  const opened = openPanel(`/panel/reviews_show/${id}/`, { handlers, ...options })
  await screen.findByRole('heading', { level: 1, name: `Дана ${id}` })
  return opened
}
const isAt = (id: number) => waitFor(() => expect(location.pathname).toBe(`/panel/reviews_show/${id}/`))

test('reviews that nobody confirmed come first, the oldest on top, with how many there are of each', async () => {
  openPanel('/panel/reviews_show/', { handlers })
  expect(await screen.findByRole('link', { name: 'Дана 1' })).toBeDefined()
  expect(asked[0]).toEqual({ status: [0], sort_by: 'id', sort_dir: 'asc' })
  const chips = within(screen.getByRole('group', { name: 'Статус' }))
  expect(chips.getByRole('button', { name: 'Не підтверджені 2' }).getAttribute('aria-pressed')).toBe('true')
  expect(chips.getByRole('button', { name: 'На сайті 1' })).toBeDefined()
})

describe('a review of the site', () => {
  test('is shown by a letter, and the next one stands there', async () => {
    const { user } = await open(1)
    await user.keyboard('p')
    await isAt(2)
    expect(reviews[0]?.status).toBe(1)
  })

  test('that is shown can be hidden, not shown once more', async () => {
    const { user } = await open(3)
    expect(screen.queryByRole('button', { name: /Показати на сайті/ })).toBeNull()
    await user.keyboard('h')
    await waitFor(() => expect(reviews[2]?.status).toBe(2))
  })

  test('is answered in its place', async () => {
    const { user } = await open(1)
    await user.keyboard('e')
    await user.type(await screen.findByRole('textbox', { name: 'Відповідь' }), 'Дякуємо!')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    expect(await screen.findByText('Дякуємо!')).toBeDefined()
    expect(screen.queryByRole('textbox', { name: 'Відповідь' })).toBeNull()
  })

  test('is deleted after a question, and can be shown again', async () => {
    const { user } = await open(1)
    await user.click(screen.getByRole('button', { name: 'Видалити' }))
    expect(reviews[0]?.status).toBe(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    await isAt(2)
    expect(reviews[0]?.status).toBe(3)
  })

  test('leads to its client those who may go there', async () => {
    await open(1)
    expect(screen.getByRole('link', { name: 'Клієнт' }).getAttribute('href')).toBe('/panel/clients_show/7/')
  })

  test('does not lead content staff to the client', async () => {
    await open(1, { status: 3 })
    expect(screen.queryByRole('link', { name: 'Клієнт' })).toBeNull()
  })
})

test('reviews are saved whole in a file, with the answer and the day they were written on: it is read at another hour', async () => {
  let file: Blob | undefined
  URL.createObjectURL = (given) => {
    file = given as Blob
    return 'blob:list'
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const text = 'Знайшли репетитора за один вечір. '.repeat(9).trim()
  reviews = [review(1, { text, answer: 'Дякуємо' })]
  const { user } = openPanel('/panel/reviews_show/', { handlers })
  await user.click(await screen.findByRole('button', { name: 'Вивантажити' }))
  await screen.findByText('Файл завантажено')
  expect((await file?.text())?.split('\r\n')[1]).toBe(`1;Дана 1 № 1;5 / 5;${text};Дякуємо;українська;Не підтверджено;20-11-2026`)
})

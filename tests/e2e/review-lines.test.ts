import { expect, test } from 'vitest'
import { dataOf } from '../../data-providers/index.ts'
import { useBrowser } from '../browser.ts'
import { apiAs } from './api.ts'

const { visit } = await useBrowser()

test('a review and the answer to it keep the lines that they were typed in, as staff read them', async () => {
  const staff = await apiAs('staff 3')
  const { site_reviews } = await dataOf(staff.get('/admin/site_reviews/get', { filters: { status: [1] } }))
  const { id, mark, version, text: before, answer: answered } = site_reviews[0] ?? expect.fail('the demo has reviews of the site')
  const save = (text: string, answer: string, version: number) =>
    dataOf(staff.post('/admin/site_review/save', { site_review: { id, mark, text, answer, version } }))
  const { site_review } = await save('Первая строка отзыва.\nВторая строка отзыва.', 'Спасибо!\nПриходите ещё.', version)

  const page = await visit('/reviews')
  const review = page.locator('main article', { hasText: 'Первая строка отзыва.' })
  // biome-ignore lint/performance/useDomNodeTextContent: the lines are what is asked for
  const read = await review.evaluate((article: HTMLElement) => article.innerText)
  expect(read).toContain('Первая строка отзыва.\nВторая строка отзыва.')
  expect(read).toContain('Спасибо!\nПриходите ещё.')
  await save(before, answered, site_review.version)

  const tutor = await visit('/user-1/')
  const ofTutor = tutor.locator('#users_reviews article .read').first()
  expect(await ofTutor.evaluate((text) => getComputedStyle(text).whiteSpaceCollapse)).toBe('preserve-breaks')
})

import { expect, test } from 'vitest'
import { buildCard } from '../build/catalogue-answer.ts'
import { showPage } from './show-page.ts'

// its path has a POST without data too
const listOf = (...ids: number[]) =>
  ({
    ...{ lang: 'ru', statusCode: 200, page: 1, path: 'viewed' },
    tutors: { tutors: ids.map((id) => buildCard({ id })), total_count: ids.length, page_size: 10, pages_count: Math.ceil(ids.length / 10) },
  }) as never

test('who looked at nobody yet is led to the catalogue', async () => {
  const { page, cacheable } = await showPage('/viewed_profiles', { '/client/tutors/viewed': listOf() })
  expect(page.querySelector('main a[href="/repetitor/"]')).not.toBeNull()
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
  expect(cacheable).toBe(0)
})

test('the tutors looked at lead to their profiles', async () => {
  const { page } = await showPage('/viewed_profiles', { '/client/tutors/viewed': listOf(7, 9) })
  expect([...page.querySelectorAll('main [data-tutor] a')].map((link) => link.getAttribute('href'))).toEqual(['/user-7/', '/user-9/'])
})

import { cleanup, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTutorReviews } from '../../../schemas/index.ts'
import rememberedLesson from '../../../site/behaviours/remembered-lesson.ts'
import TutorReviews from '../../../site/islands/TutorReviews.tsx'
import TutorTabs from '../../../site/islands/TutorTabs.tsx'
import TutorVideo from '../../../site/islands/TutorVideo.tsx'
import { buildReview } from '../../build/catalogue-answer.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildSite, renderIn } from '../in-site.tsx'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

// jsdom has no layout to scroll or to watch
Element.prototype.scrollIntoView = () => {}
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as never

afterEach(cleanup)
beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/user-7/')
})

describe('more reviews', () => {
  const asked: number[] = []
  const open = (total: number, delivered: number) => {
    asked.length = 0
    const items = Array.from({ length: delivered }, (_, at) => `<li>came ${at}</li>`).join('')
    document.body.innerHTML = `<section id="users_reviews"><ul id="reviews-list">${items}</ul></section>`
    api.use(
      mock(getTutorReviews, ({ input }) => {
        asked.push(input.limit)
        const reviews = Array.from({ length: Math.min(input.limit, total) }, (_, at) => buildReview({ id: at, date: 1000 - at, author: `R${at}` }))
        return { order_reviews: { total_count: total, avr_mark: 5, reviews_count_by_mark: {}, reviews } }
      }),
    )
    renderIn(<TutorReviews tutor={{ id: 7, name: 'Aigerim' }} total={total} delivered={delivered} hidden={false} />)
  }
  const came = () => [...document.querySelectorAll<HTMLElement>('#reviews-list > li')].filter(({ hidden }) => !hidden).length

  test('are four, ten more by each press, asked for beyond those delivered, and four again', async () => {
    open(27, 14)
    await expect.poll(came).toBe(4)
    await press('Show 10 more')
    await expect.poll(came).toBe(14)
    expect(asked).toEqual([])
    await press('Show 10 more')
    expect(await screen.findAllByRole('article')).toHaveLength(10)
    expect(screen.getByText('R14')).toBeTruthy()
    await press('Show 3 more')
    expect(await screen.findByText('R26')).toBeTruthy()
    expect(asked).toEqual([24, 27])
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull()
    await press('Show less')
    await expect.poll(came).toBe(4)
    expect(screen.queryAllByRole('article')).toEqual([])
  })

  test('that do not come are said so, and what is shown stays', async () => {
    open(20, 14)
    await press('Show 10 more')
    api.use(mock(getTutorReviews, () => fail('other')))
    await press('Show 6 more')
    expect(await screen.findByRole('alert')).toBeTruthy()
    await expect.poll(came).toBe(14)
  })
})

describe('the remembered lesson', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="lessons"><input type="radio" name="lesson" value="8" checked><input type="radio" name="lesson" value="9"></div>'
  })
  const chosen = () => document.querySelector<HTMLInputElement>('#lessons :checked')?.value

  test.each([
    ['9', '9'],
    ['77', '8'],
    [null, '8'],
  ])('%s chooses %s of 8 and 9', (kept, lesson) => {
    if (kept) sessionStorage.setItem('lesson_id', kept)
    rememberedLesson(document.body, { taught: [8, 9] }, async () => buildSite())
    expect(chosen()).toBe(lesson)
  })

  test('is forgotten with the page', () => {
    sessionStorage.setItem('lesson_id', '9')
    rememberedLesson(document.body, { taught: [8, 9] }, async () => buildSite())
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('lesson_id')).toBeNull()
  })
})

describe('tabs', () => {
  const tabs = [
    { id: 'lessons', label: 'Lessons' },
    { id: 'users_reviews', label: 'Reviews' },
  ]
  const current = () => screen.getAllByRole('link').find((link) => link.getAttribute('aria-current'))?.textContent

  test.each([
    ['', 'Lessons'],
    ['#users_reviews', 'Reviews'],
    ['#elsewhere', 'Lessons'],
  ])('with the hash "%s" begin at %s', (hash, label) => {
    window.history.replaceState(null, '', `/user-7/${hash}`)
    renderIn(<TutorTabs label="Sections" tabs={tabs} />)
    expect(current()).toBe(label)
  })
})

test('the video’s player comes with the click', async () => {
  renderIn(<TutorVideo id="aqz-KE-bpKQ" play="Play the video" title="Video: Aigerim S." />)
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Play the video' }))
  expect(screen.getByTitle('Video: Aigerim S.').getAttribute('src')).toContain('youtube-nocookie.com/embed/aqz-KE-bpKQ')
})

import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { getTutorReviews } from '../../../schemas/index.ts'
import rememberedLesson from '../../../site/behaviours/remembered-lesson.ts'
import tutorReviews from '../../../site/behaviours/tutor-reviews.ts'
import tutorTabs from '../../../site/behaviours/tutor-tabs.ts'
import tutorVideo from '../../../site/behaviours/tutor-video.ts'
import { buildReview } from '../../build/catalogue-answer.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { buildSite } from '../in-site.tsx'

const press = (name: string) => userEvent.click(screen.getByText(name))

beforeEach(() => {
  window.history.replaceState(null, '', '/user-7/')
})

describe('more reviews', () => {
  const asked: number[] = []
  /** `now` counts the reviews once the page is open; the newest of them have the lowest numbers. */
  const open = (total: number, delivered: number, now = total) => {
    asked.length = 0
    const items = Array.from({ length: delivered }, (_, at) => `<li>came ${at}</li>`).join('')
    // as the server draws it
    document.body.innerHTML = `<section id="users_reviews"><h2 id="reviews-title" tabindex="-1">Reviews</h2><ul id="reviews-list">${items}</ul><site-island><div role="alert"><p hidden>Did not load</p></div><a href="?reviews=14">Show 10 more</a><button hidden>Show less</button></site-island></section>`
    api.use(
      mock(getTutorReviews, ({ input }) => {
        asked.push(input.limit)
        const reviews = Array.from({ length: Math.min(input.limit, now) }, (_, at) => {
          const number = at + total - now
          return buildReview({ id: 100 + number, date: 1000 - number, author: `R${number}` })
        })
        return { order_reviews: { total_count: now, avr_mark: 5, reviews_count_by_mark: {}, reviews } }
      }),
    )
    const island = document.querySelector('site-island') as HTMLElement
    tutorReviews(island, { tutor: { id: 7, name: 'Aigerim' }, total, more: 'Show {count} more' }, async () => buildSite())
  }
  const came = () => [...document.querySelectorAll<HTMLElement>('#reviews-list > li')].filter(({ hidden }) => !hidden).length

  test('are four, ten more asked for by each press, and four again', async () => {
    open(27, 4)
    await press('Show 10 more')
    await expect.poll(came).toBe(14)
    // who goes on by keyboard reads the first that came
    expect(document.activeElement?.textContent).toContain('R4')
    expect(asked).toEqual([14])
    expect(screen.getByText('Show 10 more').getAttribute('href')).toMatch(/\?reviews=24$/)
    await press('Show 10 more')
    await expect.poll(came).toBe(24)
    expect(await screen.findAllByRole('article')).toHaveLength(20)
    expect(screen.getByText('R4')).toBeTruthy()
    await press('Show 3 more')
    expect(await screen.findByText('R26')).toBeTruthy()
    expect(asked).toEqual([14, 24, 27])
    expect(screen.queryByRole('link', { name: /more/ })).toBeNull()
    expect(document.activeElement?.textContent).toContain('R24')
    await press('Show less')
    await expect.poll(came).toBe(4)
    expect(document.activeElement?.textContent).toBe('Reviews')
    expect(screen.queryAllByRole('article')).toEqual([])
    await press('Show 10 more')
    await expect.poll(came).toBe(14)
    expect(document.activeElement?.textContent).toContain('R4')
  })

  test.each([
    ['written', 28, 'R4'],
    ['taken away', 26, 'R4'],
  ])('stand once each where one was %s meanwhile', async (_, now, first) => {
    open(27, 4, now)
    await press('Show 10 more')
    await expect.poll(() => document.activeElement?.textContent).toContain(first)
    await press('Show 10 more')
    await expect.poll(() => document.activeElement?.textContent).not.toContain(first)
    const authors = screen.getAllByText(/^R-?\d+$/).map((author) => author.textContent)
    expect(authors).toEqual(authors.map((_, at) => `R${4 + at}`))
  })

  test('of a school tutor, hidden to assistive technology, take no focus', async () => {
    open(14, 4)
    document.getElementById('reviews-list')?.setAttribute('aria-hidden', 'true')
    await press('Show 10 more')
    await expect.poll(came).toBe(14)
    expect(document.activeElement?.textContent).toBe('Show less')
  })

  test('that do not come are said so, and what is shown stays', async () => {
    open(20, 14)
    api.use(mock(getTutorReviews, () => fail('other')))
    await press('Show 10 more')
    await expect.poll(() => document.querySelector<HTMLElement>('[role=alert] p')?.hidden).toBe(false)
    expect(came()).toBe(14)
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

  test('gives way to the one that is chosen on the page, which the order form opens with', () => {
    sessionStorage.setItem('lesson_id', '8')
    rememberedLesson(document.body, { taught: [8, 9] }, async () => buildSite())
    document.querySelector<HTMLInputElement>('#lessons [value="9"]')?.click()
    expect(sessionStorage.getItem('lesson_id')).toBe('9')
  })

  test('is forgotten with the page', () => {
    sessionStorage.setItem('lesson_id', '9')
    rememberedLesson(document.body, { taught: [8, 9] }, async () => buildSite())
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem('lesson_id')).toBeNull()
  })

  test('is there again on the way back to the page that shows it, as the browser kept it', async () => {
    rememberedLesson(document.body, { taught: [8, 9] }, async () => buildSite())
    document.querySelector<HTMLInputElement>('#lessons [value="9"]')?.click()
    window.dispatchEvent(new Event('pagehide'))
    // meanwhile another list was looked through
    sessionStorage.setItem('lesson_id', '77')
    window.dispatchEvent(new Event('pageshow'))
    expect(sessionStorage.getItem('lesson_id')).toBe('9')
  })
})

describe('tabs', () => {
  const current = () => screen.getAllByRole('link').find((link) => link.getAttribute('aria-current'))?.textContent

  test.each([
    ['', 'Lessons'],
    ['#users_reviews', 'Reviews'],
    ['#elsewhere', 'Lessons'],
  ])('with the hash "%s" begin at %s', (hash, label) => {
    window.history.replaceState(null, '', `/user-7/${hash}`)
    document.body.innerHTML =
      '<site-island><nav><a href="#lessons" aria-current="true">Lessons</a><a href="#users_reviews">Reviews</a></nav></site-island>'
    tutorTabs(document.querySelector('site-island') as HTMLElement, {}, async () => buildSite())
    expect(current()).toBe(label)
  })
})

test('the video’s player comes with the click and takes the focus', async () => {
  document.body.innerHTML = '<site-island><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Play the video</a></site-island>'
  const island = document.querySelector('site-island') as HTMLElement
  tutorVideo(island, { id: 'aqz-KE-bpKQ', title: 'Video: Aigerim S.' }, async () => buildSite())
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Play the video' }))
  const player = screen.getByTitle('Video: Aigerim S.')
  expect(player.getAttribute('src')).toContain('youtube-nocookie.com/embed/aqz-KE-bpKQ')
  // who came by keys goes on in it
  expect(document.activeElement).toBe(player)
})

import { configure, screen } from '@testing-library/preact'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { getTutorReviews } from '../../../schemas/index.ts'
import { offerReviews } from '../../../site/catalogue/reviews/offer-reviews.ts'
import { ReviewsPopover } from '../../../site/catalogue/reviews/ReviewsPopover.tsx'
import { buildReview } from '../../build/catalogue-answer.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { endListenersWithTest } from '../document-listeners.ts'
import { buildSite, renderIn } from '../in-site.tsx'

endListenersWithTest()

// jsdom has no popovers, it only hides them
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))

let id = 100
/** Reviews of another tutor each time: what was asked once stays asked. */
const show = (total = 38) => {
  id += 1
  const tutor = { id, name: 'Aigerim S.', count: `${total} reviews`, total, href: `/user-${id}/#users_reviews` }
  renderIn(<ReviewsPopover at={document.body} tutor={tutor} onClose={vi.fn()} />)
  return id
}
const answer = (dates: number[]) => {
  const asked: unknown[] = []
  const reviews = dates.map((date) => buildReview({ id: date, date, author: `A${date}`, mark: '4+' }))
  api.use(
    mock(getTutorReviews, ({ input }) => {
      asked.push(input)
      return { order_reviews: { total_count: 38, avr_mark: 4.5, reviews_count_by_mark: {}, reviews } }
    }),
  )
  return asked
}

describe('reviews over the list', () => {
  test.each(['{"reviews":[]}', '"yes"', '[null]', '[{"id":1}]'])('%s in the place of stored reviews is asked for anew', async (stored) => {
    const asked = answer([5])
    sessionStorage.setItem(`reviews_${id + 1}`, stored)
    show()
    expect(await screen.findByText('A5')).toBeDefined()
    expect(asked).toHaveLength(1)
  })

  test('say whose they are, the newest first, and how good', async () => {
    const asked = answer([1, 3, 2])
    const tutor_id = show()
    expect(screen.getByText('Aigerim S., 38 reviews')).toBeTruthy()
    expect((await screen.findAllByRole('article')).map((one) => one.querySelector('b')?.textContent)).toEqual(['A3', 'A2', 'A1'])
    expect(screen.getAllByLabelText('4+ out of 5')[0]?.querySelector('svg')?.getAttribute('width')).toBe('67.5')
    expect(asked).toEqual([expect.objectContaining({ tutor_id, limit: 10, lang: 'en' })])
  })

  test.each([
    [767, true],
    [768, false],
  ])('in a window of %i px they keep the page still until they are closed: %s', (width, isHeld) => {
    answer([1])
    window.innerWidth = width
    show()
    const held = () => document.documentElement.hasAttribute('data-held')
    expect(held()).toBe(isHeld)
    screen.getByRole('dialog').dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }))
    expect(held()).toBe(false)
  })

  test('are asked for once a session', async () => {
    const kept = id + 1
    sessionStorage.setItem(`reviews_${kept}`, JSON.stringify([buildReview({ author: 'Kept' })]))
    const asked = answer([1])
    show()
    expect(await screen.findByText('Kept')).toBeTruthy()
    expect(asked).toEqual([])
  })

  test('are kept for the session', async () => {
    answer([1])
    const tutor = show()
    await screen.findByRole('article')
    expect(JSON.parse(sessionStorage.getItem(`reviews_${tutor}`) ?? '')).toHaveLength(1)
  })

  test.each([
    [10, 0],
    [11, 1],
  ])('of %i have %i link to all of them', async (total, links) => {
    answer([1])
    const tutor = show(total)
    await screen.findByRole('article')
    const found = screen.queryAllByText<HTMLAnchorElement>('Show all reviews')
    expect(found.map((link) => link.pathname + link.hash)).toEqual(Array.from({ length: links }, () => `/user-${tutor}/#users_reviews`))
  })

  test('say when they can’t be had', async () => {
    api.use(mock(getTutorReviews, () => fail('other')))
    show()
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', locales.en.reviews.failed)
  })

  test('of more than a thousand have the link too, however the number is written', async () => {
    answer([1])
    document.body.innerHTML =
      '<article><h2>Aigerim S.</h2><a href="/user-900/#users_reviews" data-reviews="900">4.9 <u>1 234 reviews</u></a></article>'
    offerReviews(async () => buildSite())
    document.querySelector('a')?.click()
    expect(await screen.findByText('Show all reviews')).toHaveProperty('hash', '#users_reviews')
  })

  test('whose code a broken line keeps away are read in the profile', async () => {
    history.replaceState(null, '', '/user-900/')
    document.body.innerHTML = '<article><h2>Aigerim S.</h2><a href="/user-900/#users_reviews" data-reviews="">4.9 <u>12 reviews</u></a></article>'
    offerReviews(() => Promise.reject(new TypeError('offline')))
    document.querySelector('a')?.click()
    await expect.poll(() => location.hash).toBe('#users_reviews')
  })
})

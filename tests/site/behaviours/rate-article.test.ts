import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import rateArticle from '../../../site/behaviours/rate-article.ts'
import { api } from '../../setup/msw.ts'
import { buildSite } from '../in-site.tsx'
import { holdPatience } from '../patience.ts'

const stars = [1, 2, 3, 4, 5].map((mark) => `<input type="radio" name="rating" value="${mark}">`).join('')
const star = (mark: number) => document.querySelector(`[value="${mark}"]`) as HTMLInputElement
const said = () => document.querySelector('[data-said]')?.textContent
const pause = () => vi.advanceTimersByTimeAsync(400)

/** What the page's address was sent; each mark is answered by `answer`. */
function wake(answer: () => Response | Promise<Response>) {
  const sent: string[] = []
  api.use(
    http.post('*/', async ({ request }) => {
      sent.push(await request.text())
      return await answer()
    }),
  )
  rateArticle(document.body, { failed: 'Not counted' }, async () => buildSite())
  return sent
}
const thanks = () => HttpResponse.html('<span data-figures>4.5</span><p data-said>Thank you</p>')

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<form>${stars}</form><span data-figures></span><p data-said></p>`
})
afterEach(() => vi.useRealTimers())

test('a mark is sent once the stars rest, and thanked for', async () => {
  const sent = wake(thanks)
  star(2).click()
  await vi.advanceTimersByTimeAsync(399)
  star(4).click()
  await pause()
  await vi.waitFor(() => expect(said()).toBe('Thank you'))
  expect([sent, star(4).checked]).toEqual([['rating=4'], true])
})

test('a mark given just before the page is left is sent on leaving, and once', async () => {
  const asked = vi.spyOn(window, 'fetch')
  onTestFinished(() => asked.mockRestore())
  const sent = wake(thanks)
  star(3).click()
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ keepalive: true }))
  window.dispatchEvent(new Event('pagehide'))
  await pause()
  await vi.waitFor(() => expect(said()).toBe('Thank you'))
  expect(sent).toEqual(['rating=3'])
})

test('a star whose mark was not counted can be pressed again', async () => {
  let answer: () => Response = () => HttpResponse.error()
  const sent = wake(() => answer())
  star(4).click()
  await pause()
  await vi.waitFor(() => expect(said()).toBe('Not counted'))
  answer = thanks
  star(4).click()
  await pause()
  await vi.waitFor(() => expect(said()).toBe('Thank you'))
  expect(sent).toEqual(['rating=4', 'rating=4'])
})

test('a call that never answers counts as lost, and the mark given meanwhile is sent', async () => {
  const lose = holdPatience()
  let answer: () => Response | Promise<Response> = () => new Promise(() => {})
  const sent = wake(() => answer())
  star(1).click()
  await pause()
  await vi.waitFor(() => expect(sent).toEqual(['rating=1']))
  answer = thanks
  star(5).click()
  lose()
  await pause()
  await vi.waitFor(() => expect(said()).toBe('Thank you'))
  expect([sent, star(5).checked]).toEqual([['rating=1', 'rating=5'], true])
})

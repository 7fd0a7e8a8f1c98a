import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testQuestions } from '../../../schemas/language-test-terms.ts'
import languageTest from '../../../site/behaviours/language-test.ts'
import { KEY, keep, readKept } from '../../../site/language-test/kept-answers.ts'
import { eventually } from '../../setup/eventually.ts'
import { api } from '../../setup/msw.ts'
import { buildSite } from '../in-site.tsx'
import { buildTestAnswers } from '../language-test/test-answer.ts'
import { holdPatience } from '../patience.ts'
import { showPage } from '../show-page.ts'

const { page } = await showPage('/test/english/start', buildTestAnswers())
const drawn = page.querySelector('form')?.outerHTML ?? ''
const RIGHT = testQuestions.map(({ correct_answer }) => correct_answer)
const DAY = 86_400_000

const assign = vi.fn()
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E
/** The question that is shown, counted from 1. */
const shown = () => [...document.querySelectorAll('fieldset')].findIndex((question) => question.hasAttribute('data-now')) + 1
const options = () => [...document.querySelectorAll<HTMLInputElement>('[data-now] input')]
const chosen = () => options().findIndex(({ checked }) => checked) + 1
const key = (name: string) => find('[data-now] legend').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
const next = () => find<HTMLButtonElement>('button[type=submit]:not([data-skip])').click()
const skip = () => find<HTMLButtonElement>('[data-skip]').click()
const answer = (n: number) => {
  key(String(n))
  next()
}
const isHidden = (name: string) => find(`[data-${name}]`).hidden

/** As a browser does before a page goes: what was not written yet is. */
const leave = () => window.dispatchEvent(new Event('pagehide'))

/** The page as a browser opens it; `arrival` says how it came there. */
function open(arrival = 'navigate', version = 1) {
  leave()
  vi.stubGlobal('location', { href: 'http://localhost:3000/test/english/start', assign })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: arrival } as PerformanceNavigationTiming])
  document.body.innerHTML = `<site-island>${drawn}</site-island>`
  languageTest(find('site-island'), { version }, async () => buildSite())
}

beforeEach(() => {
  assign.mockReset()
  open()
})
afterEach(leave)

test('keys choose and lead on, a choice can be changed, and arrows stay the browser’s', () => {
  expect([shown(), document.activeElement?.tagName, isHidden('back')]).toEqual([1, 'LEGEND', true])
  key('2')
  key('4')
  expect([chosen(), document.activeElement]).toEqual([4, options()[3]])
  const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
  options()[3]?.dispatchEvent(arrow)
  expect(arrow.defaultPrevented).toBe(false)
  key('Enter')
  expect([shown(), find('[data-place]').textContent, chosen(), isHidden('back')]).toEqual([2, '2', 0, false])
  find('[data-back]').click()
  expect([shown(), chosen()]).toEqual([1, 4])
})

test('keys with Ctrl, Alt or Meta belong to the browser', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey'])
    find('[data-now] legend').dispatchEvent(new KeyboardEvent('keydown', { key: '1', [held]: true, bubbles: true }))
  expect(chosen()).toBe(0)
})

test('nobody goes on without an answer by mistake; who does not know says so, also of what was chosen', () => {
  next()
  expect([shown(), isHidden('missing'), document.activeElement]).toEqual([1, false, options()[0]])
  const told = () => [find('[data-now]').getAttribute('aria-describedby'), ...options().map((option) => option.getAttribute('aria-invalid'))]
  expect(told()).toEqual(['missing', 'true', 'true', 'true', 'true'])
  expect(find('#missing').textContent).not.toBe('')
  key('1')
  expect([isHidden('missing'), ...told()]).toEqual([true, null, null, null, null, null])
  find('[data-now] input:checked').click()
  for (const option of options()) option.checked = false
  next()
  expect(told()[0]).toBe('missing')
  skip()
  expect(document.querySelectorAll('[aria-describedby=missing], [aria-invalid]')).toHaveLength(0)
  find('[data-back]').click()
  expect([shown(), chosen()]).toEqual([1, 0])
})

test('the second press of two heeds what was pressed, not what the next question moved there', () => {
  const press = (at: Element, detail: number) => at.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  document.body.insertAdjacentHTML('beforeend', '<a href="#out">Out</a>')
  key('1')
  press(find('button[type=submit]:not([data-skip])'), 1)
  press(options()[2] as Element, 2)
  expect([shown(), chosen(), press(find('[href="#out"]'), 2)]).toEqual([2, 0, false])
  press(options()[2] as Element, 1)
  expect([chosen(), press(find('[href="#out"]'), 2)]).toEqual([3, true])
  for (const detail of [1, 2]) press(find('[data-skip]'), detail)
  expect(shown()).toBe(4)
})

test('the bars fill part by part', () => {
  for (let n = 0; n < 10; n += 1) answer(1)
  expect([...document.querySelectorAll('progress')].map(({ value }) => value)).toEqual([8, 2, 0, 0, 0])
})

test('answers outlive a reload and a later visit, and can be thrown away', () => {
  for (const n of [1, 2, 3]) answer(n)
  for (const arrival of ['reload', 'navigate']) {
    open(arrival)
    expect([shown(), isHidden('kept')]).toEqual([4, false])
  }
  find('[data-back]').click()
  expect([shown(), chosen()]).toEqual([3, 3])
  find('[data-again]').click()
  expect([shown(), chosen(), isHidden('kept')]).toEqual([1, 0, true])
  leave()
  expect(localStorage.getItem('english_test')).toBeNull()
  open('reload')
  expect([shown(), chosen()]).toEqual([1, 0])
})

test.each([
  ['too old', () => vi.setSystemTime(Date.now() + 8 * DAY), 1],
  ['answers to other questions', () => {}, 2],
  ['no JSON', () => localStorage.setItem('english_test', '{'), 1],
  ['written by somebody else', () => localStorage.setItem('english_test', '{"version":1,"until":9e15,"at":99,"answers":[7]}'), 1],
])('what is kept but %s is not taken up', (_, change, version) => {
  answer(1)
  leave()
  change()
  open('reload', version)
  expect([shown(), chosen(), isHidden('kept')]).toEqual([1, 0, true])
})

/** Answers all but the last question. */
const answerAll = () => {
  for (const right of RIGHT.slice(0, -1)) answer(right)
  key(String(RIGHT.at(-1)))
}

test('what is answered in another tab is answered here too, so that the next answer here loses none of it', () => {
  answer(3)
  keep(1, { at: 5, answers: RIGHT.map((right, n) => (n < 5 ? right : 0)), done: false })
  window.dispatchEvent(new StorageEvent('storage', { key: 'visit' }))
  expect(shown()).toBe(2)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect([shown(), chosen()]).toEqual([6, 0])
  find('[data-back]').click()
  expect(chosen()).toBe(RIGHT[4])
  leave()
  expect(readKept(1, RIGHT.length)?.answers.slice(0, 6)).toEqual([...RIGHT.slice(0, 5), 0])
})

test('the result is counted here and opened once, however often its button is pressed', async () => {
  const asked: string[] = []
  api.use(
    http.get('*/test/english/start', ({ request }) => {
      asked.push(new URL(request.url).search)
      return new HttpResponse('')
    }),
  )
  answerAll()
  expect(find('form').hasAttribute('data-last')).toBe(true)
  next()
  next()
  await eventually(() => expect(assign).toHaveBeenCalled())
  expect(asked).toEqual(['?correct=8-10-7-9-6'])
  expect(String(assign.mock.calls)).toContain('/test/english/start?correct=8-10-7-9-6')
})

test('without a line the answers stay, and another press opens the result', async () => {
  api.use(http.get('*/test/english/start', () => HttpResponse.error(), { once: true }))
  answerAll()
  skip()
  await eventually(() => expect(isHidden('failed')).toBe(false))
  expect([shown(), assign.mock.calls.length, document.querySelector('[aria-busy]')]).toEqual([40, 0, null])
  api.use(http.get('*/test/english/start', () => new HttpResponse('')))
  skip()
  await eventually(() => expect(String(assign.mock.calls)).toContain('?correct=8-10-7-9-5'))
})

test('the way back from the result shows the answers, a new visit begins anew', async () => {
  api.use(http.get('*/test/english/start', () => new HttpResponse('')))
  answerAll()
  next()
  await eventually(() => expect(assign).toHaveBeenCalled())
  open('back_forward')
  expect([shown(), chosen()]).toEqual([40, RIGHT.at(-1)])
  open('navigate')
  expect([shown(), chosen(), isHidden('kept'), document.activeElement?.tagName]).toEqual([1, 0, true, 'LEGEND'])
})

test('a server that keeps silent is not waited for without end', async () => {
  const lose = holdPatience()
  let asked = false
  api.use(
    http.get('*/test/english/start', () => {
      asked = true
      return new Promise<never>(() => {})
    }),
  )
  answerAll()
  next()
  await eventually(() => expect(asked).toBe(true))
  lose()
  await eventually(() => expect(isHidden('failed')).toBe(false))
  expect([assign.mock.calls.length, document.querySelector('[aria-busy]')]).toEqual([0, null])
})

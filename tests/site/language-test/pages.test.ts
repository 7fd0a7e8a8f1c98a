import { expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { scoreTest, testQuestions } from '../../../schemas/language-test-terms.ts'
import { printScore, readScore, scoreOf } from '../../../site/language-test/score.ts'
import { showPage, textOf } from '../show-page.ts'
import { buildTestAnswers } from './test-answer.ts'

const t = locales.ru['language-test']
const answers = buildTestAnswers()
const resultAt = (correct: string, given = answers) => showPage('/test/english/start', given, { query: new URLSearchParams({ correct }) })

test.each([
  ['8-10-7-9-6', 40, 'c2'],
  ['0-0-0-0-0', 0, 'a1'],
  ['7-8-6-6-4', 31, 'b2'],
  ['9-0-0-0-0', 9, null],
  ['8-10-7-9-7', 41, null],
  ['8-10-7-9', 34, null],
  ['8-10-7-9-6-0', 40, null],
  ['8-10-7--9-6', Number.NaN, null],
  ['', Number.NaN, null],
  ['1e1-0-0-0-0', Number.NaN, null],
])('the address %j is a result of %d correct answers and the level %s', (text, correct, level) => {
  expect(readScore(text)).toMatchObject({ total: 40, correct, level })
})

test('answers come back from their address as they were counted', () => {
  const given = testQuestions.map(({ id }) => (id % 5 === 0 ? 0 : (id % 4) + 1))
  const counted = scoreTest(Object.fromEntries(given.map((answer, n) => [n + 1, answer])))
  expect(scoreOf(given)).toBe(printScore(counted))
  expect(readScore(scoreOf(given))).toEqual(counted)
})

test('without script all questions are one form, which is answered with the level', async () => {
  const { page, cacheable } = await showPage('/test/english/start', answers)
  expect([page.querySelectorAll('fieldset').length, page.querySelectorAll('input[type=radio]').length, cacheable]).toEqual([40, 160, 300])
  const inputs: unknown[] = []
  const counted = { ...answers, '/client/language_test/score': scoreTest({ 1: 2, 9: 3 }) }
  const sent = await showPage('/test/english/start', counted, {
    fields: { whole: '1', q1: '2', q9: '3', q10: '9', q41: '1' },
    inputs,
  })
  expect([sent.status, sent.location]).toEqual([303, '/test/english/start?correct=1-1-0-0-0'])
  expect(inputs).toContainEqual({
    answers: [
      { id: 1, answer: 2 },
      { id: 9, answer: 3 },
    ],
  })
})

test('a press before the script came gets all questions, with what was answered', async () => {
  const { status, page } = await showPage('/test/english/start', answers, { fields: { q1: '2' } })
  expect([status, page.querySelector('site-island form'), page.querySelectorAll('fieldset').length]).toEqual([200, null, 40])
  expect([...page.querySelectorAll('input[checked]')].map((input) => input.getAttribute('name'))).toEqual(['q1'])
  expect(page.querySelector('input[type=hidden][name=whole]')).not.toBeNull()
})

test('the questions are found by search engines, a result is nobody’s but its owner’s', async () => {
  const robots = (page: Document) => page.querySelector('meta[name=robots]')?.getAttribute('content') ?? 'index'
  const [start, result] = [await showPage('/test/english/start', answers), await resultAt('7-8-6-6-4')]
  expect([robots(start.page), robots(result.page)]).toEqual([expect.stringContaining('index, follow'), 'noindex, follow'])
  expect([result.page.title, result.cacheable]).toEqual([expect.stringContaining('B2'), 0])
})

test('a result names the level, what lacks to the next one, the weakest part and the ways to a tutor', async () => {
  const { page } = await resultAt('7-8-6-6-4')
  const main = page.querySelector('main')
  expect(textOf(main?.querySelector('h1'))).toBe('Ваш уровень B2')
  expect(textOf(main)).toContain('Верных ответов: 31 из 40. До C1 не хватило 2 ответов.')
  expect(textOf(main)).toContain('Самый слабый раздел — «Чтение»')
  expect(textOf(main?.querySelector('ol [aria-current]'))).toBe('B2 27–32')
  const links = [...(main?.querySelectorAll('section[aria-labelledby=next] a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/online/anglijskij-yazyk/', '/request/?lesson=13', '/test/english/start'])
  expect(main?.querySelector('section[aria-labelledby=tutors] a[href="/user-7/"]')).not.toBeNull()
})

test('the weakest part is that of the greatest share of mistakes, which may not be most of them', async () => {
  const { page } = await resultAt('8-10-7-1-0')
  expect(textOf(page.querySelector('section[aria-labelledby=next]'))).toContain(`слабый раздел — «${t.sections.meaning.name}»`)
})

test('where nobody teaches English online no link leads there, and all correct answers name no weak part', async () => {
  const { page } = await resultAt('8-10-7-9-6', buildTestAnswers({ link: null }))
  expect([...page.querySelectorAll('main section a')].map((link) => link.getAttribute('href'))).toEqual([
    '/request/?lesson=13',
    '/test/english/start',
  ])
  expect(textOf(page.querySelector('main'))).not.toMatch(/не хватило|слабый раздел/)
})

test('a score that no test can give is not passed, as its heading says', async () => {
  const { page } = await resultAt('40')
  expect(textOf(page.querySelector('h1'))).toBe('Тест не пройден')
  expect(page.querySelector('main a[href="/test/english/start"]')).not.toBeNull()
})

test('the page before the questions leads to them and says how many wait', async () => {
  const { page } = await showPage('/test/english/', answers)
  expect(page.querySelector('main a[href="/test/english/start"]')).not.toBeNull()
  expect(textOf(page.querySelector('main'))).toContain('40 вопросов')
})

test('where all parts went alike none is called the weakest', async () => {
  const { page } = await resultAt('0-0-0-0-0')
  expect(textOf(page.querySelector('main'))).not.toContain('слабый раздел')
})

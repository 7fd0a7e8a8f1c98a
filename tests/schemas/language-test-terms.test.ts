import { expect, test } from 'vitest'
import { levelOf, scoreTest, type TestAnswer, testQuestions, testSections, testTexts } from '../../schemas/language-test-terms.ts'

test.each([
  [-1, null],
  [0, 'a1'],
  [10, 'a1'],
  [11, 'a2'],
  [18, 'a2'],
  [19, 'b1'],
  [26, 'b1'],
  [27, 'b2'],
  [32, 'b2'],
  [33, 'c1'],
  [37, 'c1'],
  [38, 'c2'],
  [40, 'c2'],
  [41, null],
  [12.5, null],
  [Number.NaN, null],
])('%s correct answers are the level %s', (correct, level) => {
  expect(levelOf(correct)).toBe(level)
})

test('the test has forty questions in five sections, and three texts that are all asked about', () => {
  expect(testQuestions.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  expect(new Set(testQuestions.map((question) => question.related_section))).toEqual(new Set(testSections))
  const asked = testQuestions.flatMap((question) => question.related_text_id ?? [])
  expect(new Set(asked)).toEqual(new Set(testTexts.map(({ id }) => id)))
  expect(testTexts).toHaveLength(3)
})

test('only questions of reading have a text', () => {
  for (const question of testQuestions) expect(question.related_text_id !== null, question.question).toBe(question.related_section === 'reading')
})

test('no option of a question is there twice, and no question', () => {
  for (const { options, question } of testQuestions) expect(new Set(options).size, question).toBe(4)
  expect(new Set(testQuestions.map(({ question }) => question)).size).toBe(40)
})

test('each of the four places is right ten times', () => {
  const places: TestAnswer[] = [1, 2, 3, 4]
  expect(places.map((place) => testQuestions.filter(({ correct_answer }) => correct_answer === place).length)).toEqual([10, 10, 10, 10])
})

test('answers to unknown questions and impossible answers count for nothing', () => {
  expect(scoreTest({ 0: 1, 41: 2, 1: 5, 2: 0, 3: Number.NaN })).toMatchObject({ total: 40, correct: 0, level: 'a1' })
})

test('the sections together are the whole', () => {
  const { total, correct, sections } = scoreTest(Object.fromEntries(testQuestions.map(({ id }) => [id, 2])))
  const sum = (of: 'total' | 'correct') => testSections.reduce((all, section) => all + sections[section][of], 0)
  expect([sum('total'), sum('correct')]).toEqual([total, correct])
})

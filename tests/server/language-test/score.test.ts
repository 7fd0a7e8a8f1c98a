import { expect, test } from 'vitest'
import { scoreLanguageTest, scoreTest, testQuestions } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'

const { app, call } = await useApp()
const right = testQuestions.map(({ id, correct_answer }) => ({ id, answer: correct_answer as number }))

test.each([
  ['all right answers are the highest level', right, 40, 'c2'],
  ['no answer at all is the lowest', [], 0, 'a1'],
  ['a missing answer is not correct', right.slice(3), 37, 'c1'],
  ['of two answers to one question the last counts', [...right.slice(0, 11), { id: 1, answer: 1 }], 10, 'a1'],
])('%s', async (_, answers, correct, level) => {
  const { data } = await call(scoreLanguageTest, { answers })
  expect(data).toMatchObject({ total: 40, correct, level })
})

test('the call counts as the browser does', async () => {
  const { data } = await call(scoreLanguageTest, { answers: right.map(({ id }) => ({ id, answer: 3 })) })
  expect(data).toEqual(scoreTest(Object.fromEntries(right.map(({ id }) => [id, 3]))))
})

test.each([
  ['no answers', {}, 'answers'],
  ['a question that is not there', { answers: [{ id: 41, answer: 1 }] }, 'answers.0.id'],
  ['a fifth option', { answers: [{ id: 1, answer: 5 }] }, 'answers.0.answer'],
  ['half an option', { answers: [{ id: 1, answer: 1.5 }] }, 'answers.0.answer'],
  ['words for answers', { answers: ['first'] }, 'answers.0'],
  ['more answers than questions', { answers: [...right, ...right] }, 'answers'],
])('%s are refused by the name of the field', async (_, payload, field) => {
  const answer = await app.inject({ method: 'POST', url: '/api/client/language_test/score', payload })
  expect([answer.statusCode, Object.keys(answer.json().error)]).toEqual([400, [field]])
})

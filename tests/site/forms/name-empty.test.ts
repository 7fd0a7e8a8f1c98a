import { expect, test } from 'vitest'
import { nameEmpty } from '../../../site/forms/name-empty.ts'

test.each([
  ['names it beside what else is wrong', { name: 'too_small', lesson_id: 'too_small' }, { name: 'too_small', lesson_id: 'required' }],
  ['leaves a refusal of the whole form as it is', 'wrong_status', 'wrong_status'],
])('a choice that was not made: %s', (_, error, told) => {
  expect(nameEmpty({ status: 'fail', error }, 'lesson_id').error).toEqual(told)
})

test('a success stays one', () => {
  const answer = { status: 'success', error: null }
  expect(nameEmpty(answer, 'lesson_id')).toBe(answer)
})

import { expect, test } from 'vitest'
import { mostSought } from '../../../server/main-page/top-lists.ts'

const rows = ['art', 'biology', 'chess', 'dance'].map((name, at) => ({ id: at + 1, name }))
const tutors =
  (counts: readonly number[]) =>
  ({ id }: { id: number }) =>
    counts[id - 1] ?? 0

test.each<[string, number[], number[], string[]]>([
  ['the popular ones come first, then those with the most tutors', [4], [1, 8, 3, 2], ['dance', 'biology', 'chess', 'art']],
  ['equal ones keep their order', [], [2, 5, 5, 2], ['biology', 'chess', 'art', 'dance']],
  ['what nobody teaches is left out, popular or not', [3], [1, 0, 0, 2], ['dance', 'art']],
])('%s', (_, popular, counts, expected) => expect(mostSought(rows, popular, tutors(counts)).map(({ name }) => name)).toEqual(expected))

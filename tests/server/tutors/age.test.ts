import { expect, test } from 'vitest'
import { ageRange } from '../../../server/tutors/age.ts'

test.each([
  ['2008-03-12', 1],
  ['2003-03-13', 1],
  ['2003-03-12', 2],
  ['1998-03-13', 2],
  ['1998-03-12', 3],
  ['1990-03-12', 4],
  ['1980-03-12', 5],
  ['1970-03-13', 5],
  ['1970-03-12', 6],
  ['1930-01-01', 6],
])('somebody born on %s is in range %d on 12 March 2026', (birth, range) => expect(ageRange(birth, '2026-03-12')).toBe(range))

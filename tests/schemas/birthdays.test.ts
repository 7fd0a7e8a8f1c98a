import { expect, test } from 'vitest'
import { birthdays } from '../../schemas/birthdays.ts'

test.each([
  ['2026-11-30', '1925-12-01', '2008-11-30'],
  ['2026-12-31', '1926-01-01', '2008-12-31'],
  ['2028-02-28', '1927-03-01', '2010-02-28'],
  ['2028-02-29', '1927-03-01', '2010-02-28'],
  ['2028-03-01', '1927-03-02', '2010-03-01'],
])('a tutor of 18 to 100 was born on a day that there was: on %s from %s to %s', (today, earliest, latest) =>
  expect(birthdays(today)).toEqual({ earliest, latest }),
)

import { expect, test } from 'vitest'
import { type EditionCode, editionOf } from '../../../editions/index.ts'
import { profileProblems } from '../../../server/profiles/write.ts'

const refused = { birth_date: 'age' }
const taken = {}

test.each<[EditionCode, string, string, object]>([
  ['kz', '2026-03-01T12:00:00Z', '2008-03-01', taken],
  ['kz', '2026-03-01T12:00:00Z', '2008-03-02', refused],
  // who is 100 is so until the next birthday
  ['kz', '2026-03-01T12:00:00Z', '1925-03-02', taken],
  ['kz', '2026-03-01T12:00:00Z', '1925-03-01', refused],
  ['kz', '2026-12-31T12:00:00Z', '1926-01-01', taken],
  ['kz', '2026-12-31T12:00:00Z', '1925-12-31', refused],
  // the day is the country's: five hours ahead in Almaty, six behind in Mexico City
  ['kz', '2026-02-28T20:00:00Z', '2008-03-01', taken],
  ['mx', '2026-03-01T03:00:00Z', '2008-03-01', refused],
  ['mx', '2026-03-01T07:00:00Z', '2008-03-01', taken],
  // who was born on a leap day is as old on the first of March
  ['kz', '2026-02-28T12:00:00Z', '2008-02-29', refused],
  ['kz', '2026-03-01T12:00:00Z', '2008-02-29', taken],
  ['kz', '2028-02-29T12:00:00Z', '2010-02-28', taken],
  ['kz', '2028-02-29T12:00:00Z', '2010-03-01', refused],
])('in %s at %s a tutor who was born on %s is old enough and not too old, or is told of the age', (code, now, birth_date, problems) =>
  expect(profileProblems({ birth_date }, editionOf(code), new Date(now))).toEqual(problems),
)

test('a profile without a birthday is told nothing of an age', () =>
  expect(profileProblems({ birth_date: null }, editionOf('kz'), new Date())).toEqual({}))

// the year is the country's too
test.each<[EditionCode, string, number, object]>([
  ['kz', '2026-12-31T18:00:00Z', 2032, taken],
  ['kz', '2026-12-31T18:00:00Z', 2033, { university_graduation_year: 'too_big' }],
  ['kz', '2026-12-31T20:00:00Z', 2033, taken],
  ['mx', '2027-01-01T03:00:00Z', 2033, { university_graduation_year: 'too_big' }],
])('in %s at %s the year %d of a graduation is at most six ahead, or is told of', (code, now, university_graduation_year, problems) =>
  expect(profileProblems({ university_graduation_year }, editionOf(code), new Date(now))).toEqual(problems),
)

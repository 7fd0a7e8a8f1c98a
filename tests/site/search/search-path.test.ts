import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { searchPath } from '../../../site/search/search-path.ts'

test.each([
  ['subject and city', 'kz', { lesson: 'matematika', city: 'almaty' }, '/repetitor/matematika/almaty/'],
  ['a city alone', 'kz', { city: 'almaty' }, '/repetitor/almaty/'],
  ['online leaves the city out', 'kz', { lesson: 'matematika', city: 'almaty', online: true }, '/repetitor-online/matematika/'],
  ['no city is online where there is a school', 'kz', { lesson: 'matematika' }, '/repetitor-online/matematika/'],
  ['no city stays offline elsewhere', 'mx', { lesson: 'matematicas' }, '/clases/matematicas/'],
  ['nothing chosen leads to the catalogue', 'us', {}, '/tutors/'],
] as const)('%s: %s', (_, edition, wanted, expected) => {
  expect(searchPath(editionOf(edition), wanted)).toBe(expected)
})

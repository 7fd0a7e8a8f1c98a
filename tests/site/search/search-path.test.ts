import { expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { searchPath, unknownIn, wantedIn } from '../../../site/search/search-path.ts'

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

test.each([
  ['a subject and a city that no option holds', { lesson: 'xyz', city: 'Пекин' }, ['lesson', 'city']],
  ['a city beside a subject that is known', { lesson: 'физ', city: 'Пекин' }, ['city']],
  ['no city where lessons are online', { lesson: 'физ', city: 'Пекин', online: '1' }, []],
  ['nothing where nothing is typed', { lesson: '', city: ' ' }, []],
  ['nothing that has options', { lesson: 'физ', city: 'Алм' }, []],
] as const)('unknown is %s', (_, values, expected) => {
  const lists = { lessons: [{ value: 'fizika', label: 'Физика', id: 11 }], cities: [{ value: 'almaty', label: 'Алматы', id: 9 }] }
  expect(unknownIn(values, lists)).toEqual(expected)
})

test.each([
  ['the first that holds what was typed', 'физ', 'fizika'],
  ['the one of this very name before those that hold it', 'Математика', 'matematika'],
  ['none for what nothing holds', 'xyz', undefined],
  ['none for spaces', '  ', undefined],
])('the subject wanted is %s', (_, lesson, expected) => {
  const lessons = ['vysshaya-matematika', 'matematika', 'fizika'].map((value, at) => ({
    value,
    id: at,
    label: ['Высшая Математика', 'Математика', 'Физика'][at] ?? '',
  }))
  expect(wantedIn({ lesson, city: '', online: '1' }, { lessons, cities: [] })).toEqual({ lesson: expected, city: undefined, online: true })
})

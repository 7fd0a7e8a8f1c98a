import { expect, test } from 'vitest'
import { nameIn } from '../../../server/reference/reference.ts'

test.each([
  ['in the language asked for', { ru: 'Физика', ua: 'Фізика', en: 'Physics' }, 'en', 'Physics'],
  ['without one in English in Ukrainian, though the database puts Russian first', { ru: 'Физика', ua: 'Фізика' }, 'en', 'Фізика'],
  ['without one in Ukrainian in Polish, where that is all there is', { pl: 'Fizyka' }, 'ua', 'Fizyka'],
  ['of a record without any, empty', {}, 'ua', ''],
] as const)('a name is told %s', (_, names, language, told) => {
  expect(nameIn(names, language)).toBe(told)
})

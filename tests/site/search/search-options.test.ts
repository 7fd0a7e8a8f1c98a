import { expect, test } from 'vitest'
import { searchProps } from '../../../site/search/search-options.ts'

const option = (alias: string, index: number) => ({ value: alias, id: alias, text: alias, alias, link: '', index, active: false })

test('the search block offers the subjects and cities that lead to somebody', () => {
  const list = [option('taught', 1), option('by-nobody', 0)]
  const offered = [{ value: 'taught', label: 'taught', id: 'taught' }]
  expect(searchProps({ lesson: list, city: list })).toEqual({ lessons: offered, cities: offered })
})

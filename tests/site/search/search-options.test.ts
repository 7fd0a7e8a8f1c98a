import { expect, test } from 'vitest'
import { searchProps } from '../../../site/search/search-options.ts'

const option = (alias: string, more: { index?: number; is_empty?: boolean }) => ({
  ...{ value: alias, id: alias, text: alias, alias, link: '', index: 0, active: false },
  ...more,
})

test('the search block offers the subjects and cities that lead to somebody, whether or not search engines may find them', () => {
  const list = [option('taught', {}), option('by-nobody', { is_empty: true })]
  const offered = [{ value: 'taught', label: 'taught', id: 'taught' }]
  expect(searchProps({ lesson: list, city: list })).toEqual({ lessons: offered, cities: offered })
})

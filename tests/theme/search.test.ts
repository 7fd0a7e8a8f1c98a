import { expect, test } from 'vitest'
import { isSearched, placeIn } from '../../theme/search.ts'

test.each([
  ['Łódź', 'lodz', 0],
  ['Málaga', 'MALAGA', 0],
  ['Орёл', 'рел', 1],
  ['Ужгород, Під’їзна', "під'", 9],
  ['Español', 'espanol', 0],
  ['Ґалаґан', 'гала', 0],
  ['Higher maths', ' maths ', 7],
  ['Maths', '', 0],
  ['Maths', 'physics', -1],
])('in %j %j begins at %d', (label, typed, place) => expect(placeIn(label, typed)).toBe(place))

test('the place found is the place in the label, accents or none', () => {
  const label = 'Kraków, Śródmieście'
  expect(label.slice(placeIn(label, 'srod')).slice(0, 4)).toBe('Śród')
})

test.each([
  [12, false],
  [13, true],
])('a list of %d is searched: %s', (count, searched) => expect(isSearched(Array(count).fill(0))).toBe(searched))

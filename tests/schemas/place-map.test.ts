import { expect, test } from 'vitest'
import { cityTick, districtTick, tickCity, tickDistrict, tickSubdistrict } from '../../schemas/place-map.ts'

const all = [10, 11]
const parts = [100, 101]

test('a whole city that loses a district keeps the others', () => expect(tickDistrict({ 1: {} }, 1, 10, all)).toEqual({ 1: { 11: [] } }))
test('the last district makes the city whole', () => expect(tickDistrict({ 1: { 11: [] } }, 1, 10, all)).toEqual({ 1: {} }))
test('a city without its last district is gone', () => expect(tickDistrict({ 1: { 11: [] }, 2: {} }, 1, 11, all)).toEqual({ 2: {} }))
test('a ticked city goes, one that is ticked in parts becomes whole', () => {
  expect(tickCity({ 1: {} }, 1)).toEqual({})
  expect(tickCity({ 1: { 10: [] } }, 1)).toEqual({ 1: {} })
})

test.each([
  ['taken from a whole district leaves the others', { 1: { 10: [] } }, { 1: { 10: [101] } }],
  ['taken from a whole city leaves its other districts whole', { 1: {} }, { 1: { 10: [101], 11: [] } }],
  ['that is the last missing makes the district whole', { 1: { 10: [101] } }, { 1: { 10: [] } }],
  ['that is the last one takes the district along', { 1: { 10: [100], 11: [] } }, { 1: { 11: [] } }],
])('a microdistrict %s', (_, before, after) => {
  expect(tickSubdistrict(before, { city: 1, district: 10, id: 100 }, { districts: all, all: parts })).toEqual(after)
})

test('a place is ticked, ticked in parts, or not', () => {
  const map = { 1: { 10: [100] }, 2: {} }
  expect([cityTick(map, 1), cityTick(map, 2), cityTick(map, 3)]).toEqual(['some', 'all', 'none'])
  expect([districtTick(map, 1, 10), districtTick(map, 1, 11), districtTick(map, 2, 20)]).toEqual(['some', 'none', 'all'])
})

import { describe, expect, test } from 'vitest'
import { clientPlaces, clientRows, mapOf, rowsOf } from '../../../panel/orders/places.ts'
import type { Locations } from '../../../schemas/index.ts'

describe('places as rows of a form', () => {
  test('say a city, its districts and their microdistricts one by one', () =>
    expect(rowsOf({ 13: { 4: [9, 10], 5: [] }, 35: {} })).toEqual([
      { city: 13, district: 4, subdistrict: 9 },
      { city: 13, district: 4, subdistrict: 10 },
      { city: 13, district: 5, subdistrict: null },
      { city: 35, district: null, subdistrict: null },
    ]))

  test.each([[{}], [{ 13: {} }], [{ 13: { 4: [9, 10], 5: [] }, 35: {} }]])('lead back to the same map: %j', (map) =>
    expect(mapOf(rowsOf(map))).toEqual(map),
  )

  const row = (city: number, district: number | null = null, subdistrict: number | null = null) => ({ city, district, subdistrict })
  test.each([
    ['a city and a district of it', [row(13), row(13, 4)], { 13: {} }],
    ['a microdistrict and its city', [row(13, 4, 9), row(13)], { 13: {} }],
    ['a district and a microdistrict of it', [row(13, 4, 9), row(13, 4)], { 13: { 4: [] } }],
    ['a city and a district of another', [row(13), row(35, 6)], { 13: {}, 35: { 6: [] } }],
    ['a district and a microdistrict of another', [row(13, 4), row(13, 5, 9)], { 13: { 4: [], 5: [9] } }],
    ['a place twice', [row(13, 4, 9), row(13, 4, 9)], { 13: { 4: [9] } }],
  ])('of %s are no narrower than the widest of them', (_, rows, map) => expect(mapOf(rows)).toEqual(map))

  test('without a city say nothing', () => expect(mapOf([{ city: null, district: null, subdistrict: null }])).toEqual({}))

  test('of a client are a list of one city each, whose address stands in a field of its own', () => {
    const rows = clientRows([{ 13: { 4: [] }, address: 'Abay 10' }, { 35: {} }] as Locations['client_place'])
    expect(clientPlaces(rows)).toEqual([{ 13: { 4: [] } }, { 35: {} }])
  })
})

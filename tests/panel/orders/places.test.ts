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

  test('without a city say nothing', () => expect(mapOf([{ city: null, district: null, subdistrict: null }])).toEqual({}))

  test('of a client are a list of one city each, whose address stands in a field of its own', () => {
    const rows = clientRows([{ 13: { 4: [] }, address: 'Abay 10' }, { 35: {} }] as Locations['client_place'])
    expect(clientPlaces(rows)).toEqual([{ 13: { 4: [] } }, { 35: {} }])
  })
})

import { beforeAll, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'

const { call, database } = await useApp()
const pl = await useApp({ edition: 'pl' })
beforeAll(() => Promise.all([buildReference(database), buildReference(pl.database)]))

test('cities are all of the country, or those of a region', async () => {
  const all = (await call(calls.listOpenCities)).data.cities
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([9, 13]))
  const none = await call(calls.listOpenCities, { region_id: 999_999 })
  expect(none.data.cities).toEqual([])
})

test('a city has its districts with their microdistricts; one that is unknown has none', async () => {
  const { districts } = (await call(calls.listCityDistricts, { city_id: 9 })).data
  expect(districts.find(({ id }) => id === 901)?.subdistricts.map(({ id }) => id)).toContain(90101)
  expect((await call(calls.listCityDistricts, { city_id: 999_999 })).data.districts).toEqual([])
  expect((await call(calls.listCityDistricts, {} as never)).error).toHaveProperty('city_id')
})

test('what a profile is put together from comes whole, or the lists that are named', async () => {
  const { data } = await call(calls.getTutorProfileResources)
  for (const name of calls.tutorResources) expect(data[name]?.length, name).toBeGreaterThan(0)
  expect(
    data.langs?.slice(0, 3).map(({ name }) => name),
    'the country’s own languages first',
  ).toEqual(['казахский', 'русский', 'английский'])
  const some = await call(calls.getTutorProfileResources, { types: 'ages,apps' as never })
  expect(Object.keys(some.data)).toEqual(['ages', 'apps'])
  expect((await call(calls.getTutorProfileResources, { types: 'passwords' as never })).code).toBe(400)
})

test('regions and countries stand in the order of the reader’s language, whatever the server’s is', async () => {
  const { regions = [], billing_countries = [] } = (await pl.call(calls.getTutorProfileResources)).data
  const names = regions.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['lubelskie', 'łódzkie']))
  for (const list of [names, billing_countries.map(({ name }) => name)]) expect(list).toEqual(list.toSorted(new Intl.Collator('pl').compare))
})

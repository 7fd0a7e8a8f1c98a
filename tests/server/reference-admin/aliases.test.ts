import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { counter } from '../../build/count.ts'
import { buildReference } from '../../build/reference.ts'
import { useHearing } from './heard.ts'

const { app, call, database, host, signInAs } = await useApp()
const { createCity, createLesson, deleteCity, getCatalogue, getCity, saveCity } = calls
const heard = await useHearing(database)
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

const city = (alias: string) => ({ name: { ru: alias }, mname: { ru: alias }, alias, latitude: 43, longitude: 77 })
const make = async (alias: string) => (await heard(() => call(createCity, { city: city(alias) }, { as }))).data.city
const saved = (given: object) => heard(() => call(saveCity, { city: given as never }, { as }))
const deleted = (city_id: number) => heard(() => call(deleteCity, { city_id }, { as }))
const page = async (alias: string) => {
  const { statusCode, redirect } = (await call(getCatalogue, { query: `repetitor/matematika/${alias}/` })).data
  return redirect ? `301 ${redirect}` : statusCode
}
const next = counter()
let one: Awaited<ReturnType<typeof make>>
let old = ''
let fresh = ''

beforeEach(async () => {
  const number = next()
  old = `talgar-${number}`
  fresh = `talgar-gorod-${number}`
  one = await make(old)
})

describe('an alias that was changed', () => {
  test('leads to the new one, and so do all before it', async () => {
    await saved({ id: one.id, alias: fresh })
    await saved({ id: one.id, alias: `${fresh}-2` })
    for (const alias of [old, fresh]) expect(await page(alias)).toBe(`301 repetitor/matematika/${fresh}-2/`)
    expect(await page(`${fresh}-2`)).toBe(200)
    expect((await call(getCity, { city_id: one.id }, { as })).data.city.older_aliases).toEqual([old, fresh].sort())
  })

  test('is not given to another, of its own kind or not, while it leads there', async () => {
    await saved({ id: one.id, alias: fresh })
    const { error, data } = await call(createCity, { city: city(old) }, { as })
    expect([error, data]).toEqual([{ alias: 'alias_leads' }, { taken_by: { kind: 'city', id: one.id, title: old } }])
    const lesson = { name: { ru: 'Йога' }, rname: { ru: 'йоги' }, alias: old }
    expect((await call(createLesson, { lesson }, { as })).error).toEqual({ alias: 'alias_leads' })
  })

  test('may be taken back', async () => {
    await saved({ id: one.id, alias: fresh })
    await saved({ id: one.id, alias: old })
    expect(await page(old)).toBe(200)
    expect(await page(fresh)).toBe(`301 repetitor/matematika/${old}/`)
  })

  test('is gone once staff end its way, then free for its own kind alone', async () => {
    await saved({ id: one.id, alias: fresh })
    await saved({ id: one.id, older_aliases: [] })
    expect(await page(old)).toBe(410)
    const lesson = { name: { ru: 'Йога' }, rname: { ru: 'йоги' }, alias: old }
    expect((await call(createLesson, { lesson }, { as })).error).toEqual({ alias: 'alias_gone' })
    const other = await make(old)
    expect(await page(old)).toBe(200)
    expect(other.id).not.toBe(one.id)
  })
})

describe('the alias of a record', () => {
  test('that was deleted is gone for good, older ones too, until one of its kind takes it', async () => {
    await saved({ id: one.id, alias: fresh })
    await deleted(one.id)
    for (const alias of [old, fresh]) expect(await page(alias)).toBe(410)
    await make(fresh)
    expect(await page(fresh)).toBe(200)
    expect(await page(old)).toBe(410)
  })

  test('that is switched off is gone until it is switched on', async () => {
    await saved({ id: one.id, active: false })
    expect(await page(old)).toBe(410)
    await saved({ id: one.id, active: true })
    expect(await page(old)).toBe(200)
  })

  test('names who has it where it is taken', async () => {
    const { error, data } = await call(createCity, { city: city('matematika') }, { as })
    expect([error, data]).toEqual([{ alias: 'not_unique' }, { taken_by: { kind: 'lesson', id: 8, title: 'Математика' } }])
  })

  test('goes to one of two who ask for it at once', async () => {
    const alias = `${fresh}-race`
    const lesson = { name: { ru: 'Йога' }, rname: { ru: 'йоги' }, alias }
    const both = await Promise.all([call(createCity, { city: city(alias) }, { as }), call(createLesson, { lesson }, { as })])
    expect(both.map(({ error }) => JSON.stringify(error)).sort()).toEqual(['null', '{"alias":"not_unique"}'])
  })
})

test('a visitor’s browser is led on with 301, and told 410', async () => {
  await saved({ id: one.id, alias: fresh })
  const visit = (path: string) => app.inject({ url: path, headers: { host, accept: 'text/html' } })
  const { statusCode, headers } = await visit(`/repetitor/${old}/?sort=reviews`)
  expect([statusCode, headers.location]).toEqual([301, `/repetitor/${fresh}/?sort=reviews`])
  await deleted(one.id)
  expect((await visit(`/repetitor/${old}/`)).statusCode).toBe(410)
})

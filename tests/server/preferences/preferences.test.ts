import { expect, test } from 'vitest'
import { getPreferences, setPreferences } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { call, database, signInAs } = await useApp()
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const asOther = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
const preferencesOf = async (cookie: string) => (await call(getPreferences, {}, { as: cookie })).data.preferences

test('the set-up of lists is kept per person, the last one of each list', async () => {
  expect(await preferencesOf(as)).toEqual({})
  await call(setPreferences, { preferences: { 'users_orders.datatable': ['levels'] } }, { as })
  await call(setPreferences, { preferences: { 'clients_show.datatable': ['city', 'id'] } }, { as })
  await call(setPreferences, { preferences: { 'users_orders.datatable': [] } }, { as })
  expect(await preferencesOf(as)).toEqual({ 'clients_show.datatable': ['city', 'id'], 'users_orders.datatable': [] })
  expect(await preferencesOf(asOther)).toEqual({})
})

test.each([
  ['more than 100 keys', Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`k${n}`, []]))],
  ['more than 100 columns', { 'users_orders.datatable': Array.from({ length: 101 }, () => 'a') }],
  ['what is no list of names', { 'users_orders.datatable': { a: 1 } }],
])('the set-up of lists is not %s', async (_, preferences) => {
  expect((await call(setPreferences, { preferences } as never, { as })).code).toBe(400)
})

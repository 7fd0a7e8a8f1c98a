import { beforeEach, describe, expect, test } from 'vitest'
import { createSavedQuery, deleteSavedQuery, getSavedQuery, listSavedQueries, MOST_SAVED_QUERIES, saveSavedQuery } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { savedQueries } from '../../../server/saved-queries/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { app, call, clock, database, host, signInAs } = await useApp()
const owner = await buildAdmin(database, { name: 'Олена', status: 2 })
const as = await signInAs({ admin: owner.id })
const asColleague = await signInAs({ admin: (await buildAdmin(database, { status: 2 })).id })
const asHead = await signInAs({ admin: (await buildAdmin(database, { status: 1 })).id })
const asContent = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })

const value = {
  filter: { status: [1, 2], client_text: 'Дана', favorite: true },
  sort: { field: 'id', order: 'ASC' as const },
  displayedFilters: { favorite: true },
}
const given = { resource: 'orders' as const, name: 'Термінові', value, shared: false }
const names = async (cookie: string, resource?: 'orders' | 'audit') =>
  (await call(listSavedQueries, { filter: { ...(resource && { resource }) } }, { as: cookie })).data.rows.map(({ name }) => name)
const create = async (more: object = {}, cookie = as) => (await call(createSavedQuery, { ...given, ...more }, { as: cookie })).data.row

beforeEach(() => database.drizzle.delete(savedQueries).then(() => {}))

describe('saved filters', () => {
  test('are kept as they were saved, and listed by name', async () => {
    const row = await create()
    expect(row).toMatchObject({ ...given, is_own: true, owner_name: 'Олена' })
    await create({ name: 'Без менеджера' })
    expect(await names(as)).toEqual(['Без менеджера', 'Термінові'])
    expect((await call(getSavedQuery, { id: row.id }, { as })).data.row).toEqual(row)
  })

  test('are their owner’s alone until shared, whoever asks', async () => {
    const { id } = await create()
    for (const other of [asColleague, asHead]) {
      expect(await names(other)).toEqual([])
      expect((await call(getSavedQuery, { id }, { as: other })).error).toBe('not_found')
    }
    await call(saveSavedQuery, { id, ...given, shared: true }, { as })
    expect(await names(asColleague)).toEqual(['Термінові'])
    expect((await call(getSavedQuery, { id }, { as: asColleague })).data.row).toMatchObject({ is_own: false, owner_name: 'Олена' })
  })

  test('shared ones are open only to those who may use the list', async () => {
    await create({ shared: true })
    await create({ resource: 'audit', name: 'Нічні зміни', shared: true }, asHead)
    expect(await names(asContent)).toEqual([])
    expect(await names(as)).toEqual(['Термінові'])
    expect(await names(asHead)).toEqual(['Нічні зміни', 'Термінові'])
    expect(await names(asHead, 'audit')).toEqual(['Нічні зміни'])
  })

  test('of a list that one may not use are not saved', async () => {
    expect((await call(createSavedQuery, { ...given, resource: 'audit' }, { as })).error).toBe('forbidden')
  })

  test.each([
    ['a colleague', () => asColleague],
    ['the owner of the product', () => asHead],
  ])('are changed and removed by nobody else: %s', async (_, other) => {
    const { id } = await create({ shared: true })
    expect((await call(saveSavedQuery, { id, ...given, name: 'Мої' }, { as: other() })).error).toBe('not_found')
    expect((await call(deleteSavedQuery, { id }, { as: other() })).error).toBe('not_found')
    expect(await names(as)).toEqual(['Термінові'])
  })

  test('are renamed, shared and removed by who saved them', async () => {
    const { id } = await create()
    expect((await call(saveSavedQuery, { id, ...given, name: 'Мої', shared: true }, { as })).data.row).toMatchObject({ name: 'Мої', shared: true })
    expect((await call(deleteSavedQuery, { id }, { as })).data.row.id).toBe(id)
    expect(await names(as)).toEqual([])
  })

  test.each([
    ['a name of 60 letters', { name: 'н'.repeat(60) }, null],
    ['a name of 61 letters', { name: 'н'.repeat(61) }, { name: 'too_big' }],
    ['no name', { name: ' ' }, { name: 'too_small' }],
    ['a list that is not there', { resource: 'wishes' }, { resource: 'invalid_value' }],
    [
      '41 filters',
      { value: { ...value, filter: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`f${n}`, 1])) } },
      { 'value.filter': 'too_big' },
    ],
    ['a filter that is an object', { value: { ...value, filter: { a: { b: 1 } } } }, { 'value.filter.a': 'invalid_union' }],
    ['a letter that the database refuses', { value: { ...value, filter: { a: '\u0000' } } }, { 'value.filter.a': 'invalid_format' }],
    ['half an emoji', { value: { ...value, filter: { a: '\ud83d' } } }, null],
  ])('take or refuse %s', async (_, more, error) => {
    expect((await call(createSavedQuery, { ...given, ...more } as never, { as })).error).toEqual(error)
  })

  test(`are ${MOST_SAVED_QUERIES} of one list at most, also when saved at once`, async () => {
    const rows = Array.from({ length: MOST_SAVED_QUERIES - 1 }, () => ({ ...given, admin_id: owner.id, created_at: clock.now }))
    await database.drizzle.insert(savedQueries).values(rows)
    const both = await Promise.all([call(createSavedQuery, given, { as }), call(createSavedQuery, given, { as })])
    expect(both.map(({ error }) => JSON.stringify(error)).sort()).toEqual(['null', '{"name":"too_big"}'].sort())
    expect((await call(createSavedQuery, { ...given, resource: 'clients' }, { as })).error).toBeNull()
  })

  test('leave a line in the journal for each change, named by what was done', async () => {
    const { id } = await create()
    await call(saveSavedQuery, { id, ...given }, { as })
    await call(deleteSavedQuery, { id }, { as })
    const lines = await database.drizzle.select().from(adminLog)
    expect(lines.slice(-3).map(({ call: done, target }) => [done, target])).toEqual([
      ['/rest/saved_queries', `record ${id}`],
      ['PUT /rest/saved_queries/{id}', `record ${id}`],
      ['DELETE /rest/saved_queries/{id}', `record ${id}`],
    ])
  })

  test('go away by the request that react-admin’s REST provider sends', async () => {
    const { id } = await create()
    const answer = await app.inject({
      method: 'DELETE',
      url: `/api/rest/saved_queries/${id}`,
      headers: { host, origin: `http://${host}`, 'content-type': 'text/plain' },
      cookies: { sid: as },
    })
    expect([answer.statusCode, answer.json().id]).toEqual([200, id])
  })
})

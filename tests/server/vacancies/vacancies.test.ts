import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createVacancy, deleteVacancy, getVacancy, getVacancyRow, listVacancyRows, saveVacancy } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'

const { call, database, signInAs } = await useApp()
let as = ''
beforeAll(async () => {
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
})

const fields = {
  ...{ lang: 'ru' as const, name: 'Менеджер заявок', city: 'Алматы', employment: 'full' as const, salary: 'от 300 000 ₸' },
  ...{ description: '<p>Звонить и слушать.</p>', contact_email: 'work@docento.test', active: true },
}
const create = async (more: object = {}) => (await call(createVacancy, { ...fields, ...more }, { as })).data.row
const idsOf = async (filter: object) => (await call(listVacancyRows, { filter }, { as })).data.rows.map(({ id }) => id)
const lastLine = async () => (await database.drizzle.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1))[0]

describe('a vacancy', () => {
  test('is kept as it was written, without what could run on a page', async () => {
    const row = await create({ description: '<h1>Кто нужен</h1><p onclick="alert(1)">Все<script>alert(1)</script></p>' })
    expect(row).toMatchObject({ ...fields, description: '<h2>Кто нужен</h2><p>Все</p>', version: 1 })
    expect((await call(getVacancyRow, { id: row.id }, { as })).data.row).toEqual(row)
  })

  test.each<[string, object, Record<string, string>]>([
    ['a short name', { name: 'Я' }, { name: 'too_small' }],
    ['a language that the edition does not speak', { lang: 'es' }, { lang: 'invalid_value' }],
    ['an unknown employment', { employment: 'night' }, { employment: 'invalid_value' }],
    ['an address that is none', { contact_email: 'work' }, { contact_email: 'invalid_format' }],
    ['a text of tags alone', { description: '<p></p>' }, { description: 'required' }],
    ['two faults, both told', { name: '', lang: 'es' }, { name: 'too_small', lang: 'invalid_value' }],
  ])('is refused with %s, added or saved', async (_, wrong, error) => {
    const { id } = await create()
    expect((await call(createVacancy, { ...fields, ...wrong } as never, { as })).error).toEqual(error)
    expect((await call(saveVacancy, { ...fields, ...wrong, id } as never, { as })).error).toEqual(error)
  })

  test('is changed with what changed in the trail, and a stale version is a conflict', async () => {
    const { id } = await create()
    expect((await call(saveVacancy, { ...fields, id, salary: '', version: 1 }, { as })).data.row).toMatchObject({ salary: '', version: 2 })
    expect(await lastLine()).toMatchObject({
      call: 'PUT /rest/vacancies/{id}',
      target: `vacancy ${id}`,
      changes: { salary: { before: fields.salary, after: '' } },
    })
    const stale = await call(saveVacancy, { ...fields, id, version: 1 }, { as })
    expect([stale.error, stale.data]).toEqual(['conflict', { fields: { salary: { yours: fields.salary, theirs: '' } } }])
  })

  test('is taken away for good', async () => {
    const { id } = await create()
    expect((await call(deleteVacancy, { id }, { as })).data.row.id).toBe(id)
    expect(await lastLine()).toMatchObject({ target: `vacancy ${id}`, changes: { name: { before: fields.name, after: null } } })
    for (const one of [getVacancyRow, deleteVacancy]) expect((await call(one, { id }, { as })).error).toBe('not_found')
    expect((await call(saveVacancy, { ...fields, id }, { as })).error).toBe('not_found')
  })

  test('is gone from the site once it is deleted; one that is hidden or never was is not found', async () => {
    const [hidden, deleted] = [await create({ active: false }), await create()]
    await call(deleteVacancy, { id: deleted.id }, { as })
    const shown = async (id: number) => {
      const { code, data } = await call(getVacancy, { id })
      return [code, data]
    }
    expect(await shown(hidden.id)).toEqual([404, null])
    expect(await shown(deleted.id)).toEqual([410, { gone: true }])
    expect(await shown(deleted.id + 1)).toEqual([404, null])
  })

  test('is found by its filters, newest first', async () => {
    const [one, two] = [await create({ name: 'Особый первый' }), await create({ name: 'Особый второй', active: false, employment: 'part' })]
    expect(await idsOf({ text: 'особый' })).toEqual([two.id, one.id])
    expect(await idsOf({ text: 'особый', active: false })).toEqual([two.id])
    expect(await idsOf({ text: 'особый', employment: 'full' })).toEqual([one.id])
    expect(await idsOf({ text: 'особый', lang: 'en' })).toEqual([])
    expect(await idsOf({ id: [one.id] })).toEqual([one.id])
  })
})

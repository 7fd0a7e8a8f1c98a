import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  createExaminationTest,
  deleteExaminationTest,
  getExaminationTestRow,
  listExaminationTestRows,
  saveExaminationTest,
} from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'

const { call, database, signInAs } = await useApp()
let as = ''
beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
})

let n = 0
const fields = { link: 'https://testcenter.example/ent-2025.pdf', lesson_id: 8, year: 2025, description: '', active: true }
const next = () => ({ ...fields, name: `ЕНТ, вариант ${++n}` })
const create = async (more: object = {}) => (await call(createExaminationTest, { ...next(), ...more }, { as })).data.row
const idsOf = async (filter: object) => (await call(listExaminationTestRows, { filter }, { as })).data.rows.map(({ id }) => id)
const lastLine = async () => (await database.drizzle.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1))[0]

describe('an examination test', () => {
  test('without a year stands after those that have one, sorted either way', async () => {
    const text = 'По годам'
    const [without, early, late] = [
      await create({ name: `${text}, всегда`, year: null }),
      await create({ name: `${text}, раньше`, year: 2020 }),
      await create({ name: `${text}, позже`, year: 2024 }),
    ]
    const sorted = async (way: 'ASC' | 'DESC') =>
      (await call(listExaminationTestRows, { filter: { text }, sort: ['year', way] }, { as })).data.rows.map(({ id }) => id)
    expect(await sorted('DESC')).toEqual([late.id, early.id, without.id])
    expect(await sorted('ASC')).toEqual([early.id, late.id, without.id])
  })

  test('is named in addresses by its name until somebody names it otherwise', async () => {
    expect(await create({ name: 'ЕНТ по физике' })).toMatchObject({ alias: 'ent-po-fizike', year: 2025, version: 1 })
    expect(await create({ alias: 'physics-2025' })).toMatchObject({ alias: 'physics-2025' })
  })

  test.each<[string, object, Record<string, string>]>([
    ['a short name', { name: 'Я' }, { name: 'too_small' }],
    ['a link that is a script', { link: 'javascript:alert(1)' }, { link: 'invalid_format' }],
    ['a link to a host without its scheme', { link: '//evil.example/a' }, { link: 'invalid_format' }],
    ['a year out of reach', { year: 1800 }, { year: 'too_small' }],
    ['an unknown subject', { lesson_id: 999 }, { lesson_id: 'not_found' }],
    ['an alias of another form', { alias: 'ЕНТ 2025' }, { alias: 'invalid_format' }],
    ['an alias that another has', { alias: 'taken' }, { alias: 'not_unique' }],
  ])('is refused with %s, added or saved', async (_, wrong, error) => {
    await call(createExaminationTest, { ...next(), alias: 'taken' }, { as })
    const { id } = await create()
    expect((await call(createExaminationTest, { ...next(), ...wrong } as never, { as })).error).toEqual(error)
    expect((await call(saveExaminationTest, { ...next(), ...wrong, id } as never, { as })).error).toEqual(error)
  })

  test.each(['/api/uploads/ent.pdf', 'http://testcenter.example/a?b=c'])('may lie at %s', async (link) =>
    expect((await create({ link })).link).toBe(link),
  )

  test('is changed with what changed in the trail, and a stale version is a conflict', async () => {
    const { id, name } = await create()
    expect((await call(saveExaminationTest, { ...fields, id, name, year: null, version: 1 }, { as })).data.row).toMatchObject({
      year: null,
      version: 2,
    })
    expect(await lastLine()).toMatchObject({ target: `examination_test ${id}`, changes: { year: { before: 2025, after: null } } })
    expect((await call(saveExaminationTest, { ...fields, id, name, version: 1 }, { as })).error).toBe('conflict')
  })

  test('is taken away for good', async () => {
    const { id } = await create()
    expect((await call(deleteExaminationTest, { id }, { as })).data.row.id).toBe(id)
    expect((await call(getExaminationTestRow, { id }, { as })).error).toBe('not_found')
  })

  test('is found by its filters', async () => {
    const [one, two] = [await create({ name: 'Особый первый', year: 2011 }), await create({ name: 'Особый второй', lesson_id: 13, active: false })]
    expect(await idsOf({ text: 'особый' })).toEqual([two.id, one.id])
    expect(await idsOf({ year: 2011 })).toEqual([one.id])
    expect(await idsOf({ lesson_id: 13 })).toEqual([two.id])
    expect(await idsOf({ text: 'особый', active: true })).toEqual([one.id])
  })
})

import { desc } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTag, deleteTag, getTag, listTags, saveTag } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { filterTexts } from '../../../server/seo-texts/table.ts'
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
const named = (name: string) => ({ ru: { name, h1: '', title: '', metad: '', text: '<p>Текст</p>' } })
const next = () => ({ catalog_type: 'offline' as const, lesson_id: 8, words: ['ЕНТ'], texts: named(`Мітка ${++n}`), active: true })
const create = async (more: object = {}) => (await call(createTag, { ...next(), ...more } as never, { as })).data.row
const idsOf = async (filter: object) => (await call(listTags, { filter }, { as })).data.rows.map(({ id }) => id)
const lastLine = async () => (await database.drizzle.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1))[0]

describe('a tag', () => {
  test('is named by its name, in addresses too, and its texts are cleaned', async () => {
    const texts = { ru: { ...named('Подготовка к ЕНТ').ru, text: '<p onclick="x()">Да<script>x()</script></p>' } }
    expect(await create({ texts })).toMatchObject({
      ...{ name: 'Подготовка к ЕНТ', alias: 'podgotovka-k-ent', words: ['ЕНТ'] },
      texts: { ru: { text: '<p>Да</p>' } },
    })
  })

  test('may have the same address once in each catalogue', async () => {
    await create({ alias: 'ent' })
    expect(await create({ alias: 'ent', catalog_type: 'online' })).toMatchObject({ alias: 'ent', catalog_type: 'online' })
  })

  test.each<[string, object, Record<string, string>]>([
    ['an alias that another has', { alias: 'taken' }, { alias: 'not_unique' }],
    ['nothing that its tutors have in common', { lesson_id: null, words: [] }, { words: 'required' }],
    ['a city in the online catalogue', { catalog_type: 'online', city_id: 2 }, { city_id: 'invalid_value' }],
    ['an unknown subject', { lesson_id: 999 }, { lesson_id: 'not_found' }],
    ['no name', { texts: { ru: { name: '' } } }, { 'texts.ru.name': 'required' }],
    ['a language of another edition', { texts: { ...named('Имя'), es: { name: 'No' } } }, { 'texts.es': 'invalid_value' }],
    ['a word of two letters', { words: ['ок'] }, { 'words.0': 'too_small' }],
  ])('is refused with %s, added or saved', async (_, wrong, error) => {
    await call(createTag, { ...next(), alias: 'taken' }, { as })
    const { id } = await create()
    expect((await call(createTag, { ...next(), ...wrong } as never, { as })).error).toEqual(error)
    expect((await call(saveTag, { ...next(), ...wrong, id } as never, { as })).error).toEqual(error)
  })

  test('is changed with what changed in the trail, and a stale version is a conflict', async () => {
    const tag = await create()
    const sent = { ...next(), texts: tag.texts as never, id: tag.id, words: ['ЕНТ', 'UNT'] }
    expect((await call(saveTag, { ...sent, version: 1 }, { as })).data.row).toMatchObject({ words: ['ЕНТ', 'UNT'], version: 2 })
    expect(await lastLine()).toMatchObject({ target: `tag ${tag.id}`, changes: { words: { before: ['ЕНТ'], after: ['ЕНТ', 'UNT'] } } })
    expect((await call(saveTag, { ...sent, words: [], version: 1 }, { as })).error).toBe('conflict')
  })

  test('is taken away for good, but not while texts of the catalogue are written for it', async () => {
    const { id } = await create()
    await database.drizzle.insert(filterTexts).values({ chosen_filters: { catalog_type: 'offline', tag_id: id }, catalog_metatags: {} })
    expect((await call(deleteTag, { id }, { as })).error).toBe('in_use')
    await database.drizzle.delete(filterTexts)
    expect((await call(deleteTag, { id }, { as })).data.row.id).toBe(id)
    expect((await call(getTag, { id }, { as })).error).toBe('not_found')
  })

  test('is found by its filters', async () => {
    const [one, two] = [
      await create({ texts: named('Особый первый') }),
      await create({ texts: named('Особый второй'), catalog_type: 'online', active: false, lesson_id: 11 }),
    ]
    expect(await idsOf({ text: 'особый' })).toEqual([two.id, one.id])
    const quoted = await create({ texts: named('К экзамену «"ЕНТ"»') })
    expect(await idsOf({ text: '"ент"' })).toEqual([quoted.id])
    for (const text of ['metad', '","']) expect(await idsOf({ text })).toEqual([])
    expect(await idsOf({ text: 'особый', catalog_type: 'online' })).toEqual([two.id])
    expect(await idsOf({ text: 'особый', active: true })).toEqual([one.id])
    expect(await idsOf({ text: 'особый', lesson_id: 11 })).toEqual([two.id])
    expect(await idsOf({ text: two.alias })).toEqual([two.id])
    expect(await idsOf({ id: [two.id] })).toEqual([two.id])
  })
})

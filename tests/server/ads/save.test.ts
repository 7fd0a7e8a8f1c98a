import { desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAd, saveAd } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, signInAs } = await useApp()
let as = ''
let tutor_id = 0
const fields = {
  name: 'Подготовка к ЕНТ по математике',
  lesson_id: 8,
  level_id: 68,
  preview: 'От разбора прошлых лет до пробного экзамена',
  text: 'Каждое занятие начинаем с короткой проверки. '.repeat(4).trim(),
}

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database, { status: 3 })).id })
})
// a tutor has five ads
beforeEach(async () => {
  tutor_id = (await buildTutor(database)).id
})

describe('saving an ad', () => {
  test('writes its texts, keeps its status and address, and says what changed', async () => {
    const { id, alias, version } = await buildAd(database, { tutor_id, status: 2 })
    const { data } = await call(saveAd, { ad: { id, ...fields, version } }, { as })
    expect(data.ad).toMatchObject({ ...fields, id, alias, status: 2, version: version + 1, level_name: expect.any(String) })
    const [line] = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `ad ${id}`))
      .orderBy(desc(adminLog.id))
    expect(line).toMatchObject({ call: '/admin/ad/save', changes: { level_id: { before: null, after: 68 }, name: { after: fields.name } } })
    expect(Object.keys(line?.changes ?? {})).not.toContain('lesson_id')
  })

  test.each<[string, object, Record<string, string>]>([
    ['a short name', { name: 'Уроки' }, { name: 'too_small' }],
    ['a long name', { name: 'я'.repeat(71) }, { name: 'too_big' }],
    ['a short preview', { preview: 'Уроки' }, { preview: 'too_small' }],
    ['a long preview', { preview: 'я'.repeat(201) }, { preview: 'too_big' }],
    ['a short text', { text: 'Уроки' }, { text: 'too_small' }],
    ['a long text', { text: 'я'.repeat(5001) }, { text: 'too_big' }],
    ['no subject', { lesson_id: null }, { lesson_id: 'invalid_type' }],
    ['an unknown subject and a short name', { name: 'Уроки', lesson_id: 999 }, { name: 'too_small', lesson_id: 'not_found' }],
    ['an unknown subject', { lesson_id: 999, level_id: null }, { lesson_id: 'not_found' }],
    ['a level that its subject is not taught at', { lesson_id: 8, level_id: 22 }, { level_id: 'not_found' }],
    ['everything at once', { name: '', preview: '' }, { name: 'too_small', preview: 'too_small' }],
  ])('is refused with %s', async (_, wrong, error) => {
    const { id } = await buildAd(database, { tutor_id })
    const seen = await call(saveAd, { ad: { id, ...fields, ...wrong } } as never, { as })
    expect([seen.code, seen.error]).toEqual([400, error])
  })

  test('over a newer version is a conflict that tells both values of what differs', async () => {
    const { id, version } = await buildAd(database, { tutor_id })
    const { data: first } = await call(saveAd, { ad: { id, ...fields, version } }, { as })
    const late = await call(saveAd, { ad: { id, ...fields, name: 'Математика летом на свежем воздухе', version } }, { as })
    expect([late.code, late.error]).toEqual([409, 'conflict'])
    expect(late.data).toEqual({ fields: { name: { yours: 'Математика летом на свежем воздухе', theirs: fields.name } } })
    expect((await call(getAd, { id }, { as })).data.ad).toEqual(first.ad)
  })

  test('of a deleted one is refused, of an unknown one not found', async () => {
    const { id } = await buildAd(database, { tutor_id, status: 5 })
    expect((await call(saveAd, { ad: { id, ...fields } }, { as })).error).toBe('wrong_status')
    expect((await call(saveAd, { ad: { id: 99_999, ...fields } }, { as })).error).toBe('not_found')
    expect((await call(getAd, { id: 99_999 }, { as })).error).toBe('not_found')
  })
})

test('an ad says what is known of its tutor beside it', async () => {
  const { id: author } = await buildTutor(database)
  await buildAd(database, { tutor_id: author, status: 2 })
  await buildAd(database, { tutor_id: author, status: 2, revisions: 2 })
  await buildAd(database, { tutor_id: author, status: 5 })
  const { id } = await buildAd(database, { tutor_id: author })
  const { data } = await call(getAd, { id }, { as })
  expect(data.ad.tutor).toMatchObject({ avatar: null, status: 3, published: 2, returned: 1 })
})

import { expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, signInAs } = await useApp()
await buildReference(database)
const { id } = await buildTutor(database, { documents: Array.from({ length: 20 }, (_, n) => `${n}.pdf`) })
const other = await buildTutor(database)
const [staff, own] = [await signInAs({ admin: (await buildAdmin(database)).id }), await signInAs({ tutor: id })]
const new_documents = [new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'], 'диплом.pdf', { type: 'application/pdf' })]

/** Shapes that no field has, and records that are not there. */
const wrong = {
  ...{ description: 'мало', sex: 3, birth_date: '2030-01-01' },
  ...{ lesson_levels: { 999: [] }, lesson_rates: { 8: 5001 }, rate_id: 5001, university_id: 999_999 },
  locations: {
    home: { work_home: true, locations: [{ city_id: 13, district_id: 901 }] },
    travel: { work_travel: true, locations: { 999: {} } },
  },
}
const named = {
  ...{ description: 'too_small', sex: 'invalid_value', birth_date: 'age' },
  ...{ lesson_levels: 'not_found', lesson_rates: 'not_found', rate_id: 'not_found', university_id: 'not_found' },
  ...{ 'locations.home': 'not_found', 'locations.travel': 'not_found' },
}
const taken = { email: other.email, phone_plain: other.phone?.replace('+7', '') }
const takenToo = { email: 'email_taken', phone_plain: 'phone_taken' }
const tooMany = { new_documents: 'too_many_files' }

test.each<[string, () => Promise<{ code: number; error: unknown }>, object]>([
  [
    'of their own',
    () => call(calls.saveOwnProfile, { tutor: { ...wrong, new_documents_descriptions: ['Справка'] }, new_documents } as never, { as: own }),
    { ...named, ...tooMany },
  ],
  [
    'by staff',
    () =>
      call(calls.saveTutor, { tutor: { id, ...wrong, ...taken }, new_documents, new_documents_descriptions: ['Справка'] } as never, { as: staff }),
    { ...named, ...takenToo, ...tooMany },
  ],
  [
    'that staff enter',
    () => call(calls.createTutor, { tutor: { last_name: 'Ахметова', ...wrong, ...taken } } as never, { as: staff }),
    { ...named, ...takenToo, name: 'invalid_type' },
  ],
])('a profile %s names what is not there together with what is written wrong', async (_, save, problems) => {
  const { code, error } = await save()
  expect([code, error]).toEqual([400, problems])
})

test.each([99_999, 22])('level %d, which its subject has not, is refused in a profile by the tutor and by staff', async (level) => {
  const lesson_levels = { 8: [68, level] }
  const named = { name: 'Айгерим', last_name: 'Ахметова', email: 'level@example.test' }
  for (const { code, error } of [
    await call(calls.saveOwnProfile, { tutor: { lesson_levels } }, { as: own }),
    await call(calls.saveTutor, { tutor: { id, lesson_levels } }, { as: staff }),
    await call(calls.createTutor, { tutor: { ...named, lesson_levels } }, { as: staff }),
  ])
    expect([code, error]).toEqual([400, { lesson_levels: 'not_found' }])
})

test('a closed subject stays with whom it is taught by, and a tutor keeps their own contacts', async () => {
  const tutor = { id, lesson_levels: { 8: [68] }, email: (await call(calls.getTutorForStaff, { id }, { as: staff })).data.tutor.email }
  await database.pool.query('update lessons set active = false where id in (8, 11)')
  database.cache.forget('all')
  expect((await call(calls.saveTutor, { tutor }, { as: staff })).error).toBeNull()
  const { error } = await call(calls.saveTutor, { tutor: { ...tutor, lesson_levels: { 8: [68], 11: [] } } }, { as: staff })
  expect(error).toEqual({ lesson_levels: 'not_found' })
})

test('a closed city stays with the tutor who teaches there, and is no new choice of another', async () => {
  const { id } = await buildTutor(database, { homes: [{ city_id: 13 }], travels: [{ city_id: 13 }] })
  await database.pool.query('update cities set active = false where id = 13')
  database.cache.forget('all')
  const home = { work_home: true, locations: [{ city_id: 13, district_id: null, subdistrict_id: null, address: 'Абая, 10' }] }
  const locations = { home, travel: { work_travel: true, locations: { 13: {}, 9: {} } } }
  const save = async (tutor: number) => [
    (await call(calls.saveTutor, { tutor: { id: tutor, locations } } as never, { as: staff })).error,
    (await call(calls.saveOwnProfile, { tutor: { locations } } as never, { as: await signInAs({ tutor }) })).error,
  ]
  expect(await save(id)).toEqual([null, null])
  const problems = { 'locations.home': 'not_found', 'locations.travel': 'not_found' }
  expect(await save(other.id)).toEqual([problems, problems])
})

test('a profile that has to stay complete names what a save empties together with what is written wrong', async () => {
  const whole = { description: 'Объясняю так, чтобы ученик сам пришёл к правилу. '.repeat(5).trim(), birth_date: '1990-05-01' }
  const { id } = await buildTutor(database, whole)
  const emptied = { name: '', short_description: '', lesson_levels: {}, locations: { online: { work_online: false } } }
  const tutor = { ...emptied, birth_date: '2030-01-01', description: 'мало' }
  const missing = { name: 'required', short_description: 'required', lesson_levels: 'required', locations: 'place_required' }
  const found = { ...missing, birth_date: 'age', description: 'too_small' }
  const [of, by] = [await signInAs({ tutor: id }), staff]
  expect((await call(calls.saveOwnProfile, { tutor } as never, { as: of })).error).toEqual(found)
  expect((await call(calls.saveTutor, { tutor: { id, ...tutor } } as never, { as: by })).error).toEqual(found)
  const draft = await buildTutor(database, { ...whole, status: 1 })
  const own = await signInAs({ tutor: draft.id })
  expect((await call(calls.saveOwnProfile, { tutor } as never, { as: own })).error).toEqual({ birth_date: 'age', description: 'too_small' })
})

test('a name can be emptied in a draft alone, and then it is what the draft lacks', async () => {
  const draft = await buildTutor(database, { status: 1 })
  const { data } = await call(calls.saveOwnProfile, { tutor: { name: '' } } as never, { as: await signInAs({ tutor: draft.id }) })
  expect([data.tutor.name, data.missing]).toEqual(['', expect.arrayContaining(['name'])])
})

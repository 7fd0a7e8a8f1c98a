import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '../../../editions/index.ts'
import * as calls from '../../../schemas/index.ts'
import { tutorLessons, tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useHearing } from '../reference-admin/heard.ts'

const ua = await useApp({ edition: 'ua' })
const kz = await useApp({ edition: 'kz' })
const { call, database, signInAs } = ua
const heard = await useHearing(database)
let staff = ''

beforeAll(async () => {
  await buildReference(database)
  await buildReference(kz.database)
  staff = await signInAs({ admin: (await buildAdmin(database)).id })
})

type Save = NonNullable<Parameters<typeof call<typeof calls.saveOwnProfile>>[1]>['tutor']
type StaffSave = Parameters<typeof call<typeof calls.saveTutor>>[1]['tutor']

const long = (word: string) => `${word}. Пояснюю так, щоб учень сам дійшов до правила. `.repeat(6).trim()
const [home, russian, english] = [long('Своє'), long('Русский'), long('English')]
const short = {
  ua: 'Зрозумілі кроки замість правил напам’ять',
  ru: 'Понятные шаги вместо правил наизусть',
  en: 'Clear steps instead of rules to cram',
}
const whole = { birth_date: '1990-05-01', description: home, short_description: short.ua }

async function enter(row: Parameters<typeof buildTutor>[1] = {}, app = ua) {
  const { id } = await buildTutor(app.database, { ...whole, ...row })
  await app.database.drizzle.update(tutorLessons).set({ description: home }).where(eq(tutorLessons.tutor_id, id))
  const as = await app.signInAs({ tutor: id })
  return {
    id,
    save: (tutor: Save) => app.call(calls.saveOwnProfile, { tutor }, { as }),
    read: async () => (await app.call(calls.getOwnProfile, {}, { as })).data.tutor,
    preview: async (lang: Language) => (await app.call(calls.previewOwnProfile, { lang }, { as })).data.profile,
  }
}
const shown = async (id: number, lang: Language) => (await call(calls.getTutor, { id, lang })).data.profile
const decide = (tutor: StaffSave) => call(calls.saveTutor, { tutor }, { as: staff })

/** All that a tutor can say in one language. */
const inAll = {
  short_description: { ua: short.ua, ru: short.ru, en: short.en },
  description: { ua: home, ru: russian, en: english },
  speciality: { ru: 'Математик', en: 'Mathematician' },
  lesson_descriptions: { 1: { description: { ua: home, ru: russian, en: english } } },
}

describe('texts of a tutor', () => {
  test('are plain as long as the first language alone has them, then by language', async () => {
    const { save, read } = await enter({ status: 2 })
    expect((await read()).description).toBe(home)
    await save({ description: { ru: russian } })
    expect((await read()).description).toEqual({ ua: home, ru: russian })
    await save({ description: { ru: '' } })
    expect((await read()).description).toBe(home)
  })

  test.each<[string, Save['lesson_descriptions']]>([
    ['a plain text', { 1: english }],
    ['a plain description', { 1: { description: english } }],
    ['a description by language', { 1: { description: { ua: english } } }],
  ])('of a subject are taken as %s, and other languages stay', async (_, lesson_descriptions) => {
    const { save, read } = await enter({ status: 2 })
    await save({ lesson_descriptions: { 1: { description: { ru: russian } } } })
    await save({ lesson_descriptions })
    expect((await read()).lesson_descriptions).toEqual({ 1: { description: { ua: english, ru: russian }, new_description: null } })
  })

  test.each<[string, object, string, string]>([
    ['a short text in another language', { description: { ru: 'мало' } }, 'description.ru', 'too_small'],
    ['a long one', { short_description: { en: 'a'.repeat(151) } }, 'short_description.en', 'too_big'],
    ['a short one in the first language', { description: { ua: 'мало' } }, 'description.ua', 'too_small'],
    ['a short one of a subject', { lesson_descriptions: { 1: { description: { en: 'few' } } } }, 'lesson_descriptions.1.description.en', 'too_small'],
    ['a language that the country does not speak', { description: { pl: russian } }, 'description.pl', 'invalid_value'],
    [
      'the same of a subject',
      { lesson_descriptions: { 1: { description: { es: russian } } } },
      'lesson_descriptions.1.description.es',
      'invalid_value',
    ],
    ['a language that nobody speaks', { speciality: { xx: 'Математик' } }, 'speciality', 'unrecognized_keys'],
    ['a number', { description: { ru: 5 } }, 'description', 'invalid_union'],
    ['a list', { description: [home] }, 'description', 'invalid_union'],
  ])('in each language keep to the limits: %s is refused', async (_, sent, field, code) => {
    const { save, read } = await enter({ status: 2 })
    const before = await read()
    expect((await save(sent as Save)).error).toEqual({ [field]: code })
    expect(await read()).toEqual(before)
  })

  test('are wanted in the first language, whatever others say', async () => {
    const { save } = await enter({ status: 1, description: '', short_description: '' })
    const { data } = await save({
      description: { ru: russian },
      short_description: { ru: short.ru },
      lesson_descriptions: { 1: { description: { ua: '', ru: russian } } },
    })
    expect(data.missing).toEqual(['short_description', 'description', 'lesson_descriptions'])
    expect((await save({ description: home, short_description: short.ua, lesson_descriptions: { 1: home } })).data).toMatchObject({
      missing: [],
      tutor: { status: 2 },
    })
  })

  test('may not lose the first language where the profile is seen, but may lose another', async () => {
    const { save } = await enter()
    expect((await save({ description: { ua: '' } })).error).toEqual({ description: 'required' })
    expect((await save({ description: { ru: '' } })).error).toBeNull()
  })

  test('in a country of one language are one plain text', async () => {
    const { save, read } = await enter({ status: 2 }, kz)
    expect((await save({ description: { ua: russian } })).error).toEqual({ 'description.ua': 'invalid_value' })
    await save({ description: { ru: russian } })
    expect((await read()).description).toBe(russian)
  })
})

describe('texts that wait', () => {
  test('wait in each language by itself, can be sent back as they were read, and are nowhere seen', async () => {
    const { id, save, read } = await enter()
    await save(inAll)
    const before = await read()
    expect(before).toMatchObject({
      ...{ description: home, new_description: { ru: russian, en: english }, new_speciality: { ru: 'Математик', en: 'Mathematician' } },
      lesson_descriptions: { 1: { description: home, new_description: { ru: russian, en: english } } },
    })
    expect((await save(before as never)).data.tutor).toEqual({ ...before, version: before.version + 1 })
    expect(JSON.stringify(await shown(id, 'ru'))).not.toContain('Русский')
  })

  test('of another language go on waiting when one is changed, and are taken back one by one', async () => {
    const { save, read } = await enter()
    await save({ description: { ru: russian, en: english } })
    await save({ description: { en: long('Better') } })
    expect((await read()).new_description).toEqual({ ru: russian, en: long('Better') })
    await save({ description: { ru: '' } })
    expect((await read()).new_description).toEqual({ en: long('Better') })
  })

  test('a language that is emptied waits to be gone', async () => {
    const { id, save, read } = await enter({ translations: { en: { description: english } } })
    await save({ description: { en: '' } })
    const before = await read()
    expect(before).toMatchObject({ description: { ua: home, en: english }, new_description: { en: '' } })
    expect((await save(before as never)).data.tutor).toEqual({ ...before, version: before.version + 1 })
    expect((await shown(id, 'en'))?.description).toBe(english)
    await decide({ id })
    expect((await shown(id, 'en'))?.description).toBe(home)
  })

  test('are published, kept back or left to wait language by language', async () => {
    const { id, save } = await enter()
    await save(inAll)
    const { data } = await decide({ id, texts: { 'description.ru': 'publish', 'description.en': 'keep', 'lesson_descriptions.1.en': 'publish' } })
    expect(data.tutor).toMatchObject({
      ...{ description: { ua: home, ru: russian }, new_description: null, new_short_description: { ru: short.ru, en: short.en } },
      lesson_descriptions: { 1: { description: { ua: home, en: english }, new_description: { ru: russian } } },
    })
  })

  test('may be mended by staff in the language in which they wait', async () => {
    const { id, save } = await enter()
    await save({ description: { ru: russian, en: english } })
    const mended = long('Поправленный')
    const { data } = await decide({ id, new_description: { ru: mended }, texts: { 'description.ru': 'publish' } })
    expect(data.tutor).toMatchObject({ description: { ua: home, ru: mended }, new_description: { en: english } })
  })

  test('are all published with the profile', async () => {
    const { id, save } = await enter({ status: 4, phone_confirmed: true })
    await save(inAll)
    expect((await call(calls.publishTutor, { tutor_id: id }, { as: staff })).error).toBeNull()
    expect(await shown(id, 'en')).toMatchObject({ description: english, short_description: short.en, lesson_data: { 1: { description: english } } })
  })
})

test.each([
  ['ua', ua, ['phone_confirmed']],
  ['kz', kz, []],
] as const)('in %s an unconfirmed phone is missing to the tutor and to staff before publication: %#', async (_, app, missing) => {
  const { id, read } = await enter({ status: 4 }, app)
  expect((await read()).missing).toEqual(missing)
  const as = await app.signInAs({ admin: (await buildAdmin(app.database)).id })
  expect(Object.keys((await app.call(calls.getTutorForStaff, { id }, { as })).data.tutor.missing)).toEqual(missing)
})

describe('a page', () => {
  const inTwo = { translations: { ru: { description: russian, short_description: short.ru } } }

  test.each<[Language, string, string, Language]>([
    ['ua', home, short.ua, 'ua'],
    ['ru', russian, short.ru, 'ru'],
    ['en', home, short.ua, 'ua'],
  ])('in %s shows the text in its language, else in the first, and says which it is', async (lang, description, short_description, of) => {
    const { id } = await enter(inTwo)
    expect(await shown(id, lang)).toMatchObject({
      description,
      short_description,
      lang: of,
      description_lang: of,
      lesson_data: { 1: { lang: 'ua' } },
    })
  })

  test('shows what was written before languages were kept apart in whichever language it is', async () => {
    const { id, read } = await enter({ lang: 'ru', texts_lang: 'ru', description: russian, short_description: short.ru, speciality: 'Математик' })
    const own = { description: russian, short_description: short.ru, speciality: 'Математик' }
    expect(await shown(id, 'ua')).toMatchObject({ ...own, description_lang: 'ru', lang: 'ru', speciality_lang: 'ru' })
    expect(await read()).toMatchObject({ description: { ru: russian }, lesson_descriptions: { 1: { description: { ru: home } } } })
  })

  test('of search engines describes the tutor in its language', async () => {
    const { id } = await enter(inTwo)
    const { metatags, microdata } = (await call(calls.getTutor, { id, lang: 'ru' })).data
    expect(metatags.metad).toContain(short.ru)
    expect(microdata.profile).toMatchObject({ mainEntity: { description: short.ru } })
  })

  test('of the catalogue shows cards in its language as soon as the text is published', async () => {
    const { id, save } = await enter({ status: 3 })
    await save({ short_description: { ru: short.ru } })
    const card = async (lang: Language) =>
      (await call(calls.getCatalogue, { query: 'tutors/', lang })).data.tutors.tutors.find((tutor) => tutor.id === id)
    expect(await card('ru')).toMatchObject({ short_description: short.ua, lang: 'ua' })
    await decide({ id })
    expect(await card('ru')).toMatchObject({ short_description: short.ru, lang: 'ru' })
    expect(await card('ua')).toMatchObject({ short_description: short.ua, lang: 'ua' })
  })

  test('to come shows the words that wait, in its language', async () => {
    const { save, preview } = await enter()
    await save(inAll)
    expect(await preview('en')).toMatchObject({
      description: english,
      description_lang: 'en',
      short_description: short.en,
      ...{ speciality: 'Mathematician', speciality_lang: 'en' },
    })
    expect(await preview('ua')).toMatchObject({
      description: home,
      ...{ speciality: 'Математик', speciality_lang: 'ru' },
      lesson_data: { 1: { description: home } },
    })
  })
})

test('a tag gathers who says its word in whichever language', async () => {
  const said = await enter({ translations: { ru: { description: 'Готовлю к олимпиадам' } } })
  const ofLesson = await enter()
  await database.drizzle
    .update(tutorLessons)
    .set({ translations: { en: 'ОЛИМПИАДЫ too' } })
    .where(eq(tutorLessons.tutor_id, ofLesson.id))
  const silent = await enter()
  for (const { save } of [said, ofLesson, silent]) await save({ sex: 2 }) // the lists are written anew
  const name = { name: 'Олімпіада', h1: '', title: '', metad: '', text: '' }
  const tag = { alias: 'olimpiada', catalog_type: 'offline', lesson_id: 1, words: ['олимпиад'], active: true, texts: { ua: name, ru: name } } as const
  expect((await heard(() => call(calls.createTag, tag as never, { as: staff }))).error).toBeNull()
  const ids = (await call(calls.getCatalogue, { query: 'tutors/tag/olimpiada/' })).data.tutors.tutors.map(({ id }) => id)
  expect([said, ofLesson, silent].map(({ id }) => ids.includes(id))).toEqual([true, true, false])
})

test('a description counts for the score in whichever language it is long', async () => {
  const { id, save } = await enter({ status: 2, description: home.slice(0, 210) })
  const points = async () =>
    (await call(calls.getTutorForStaff, { id }, { as: staff })).data.tutor.rating.parts.find(({ key }) => key === 'C')?.points
  await save({})
  const before = (await points()) ?? 0
  await save({ description: { ru: russian } })
  expect(await points()).toBeGreaterThan(before)
})

test('an anonymised tutor leaves no word in any language', async () => {
  const secret = 'Зінаїда'
  const said = { ru: { description: secret, short_description: secret }, en: { speciality: secret } }
  const { id } = await enter({ translations: said, new_translations: said, texts_lang: 'ru' })
  await database.drizzle
    .update(tutorLessons)
    .set({ translations: { en: secret }, new_translations: { ru: secret } })
    .where(eq(tutorLessons.tutor_id, id))
  await call(calls.anonymizeTutor, { tutor_id: id }, { as: staff })
  const rows = [
    await database.drizzle.select().from(tutors).where(eq(tutors.id, id)),
    await database.drizzle.select().from(tutorLessons).where(eq(tutorLessons.tutor_id, id)),
  ]
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a copy and Latin letters know texts by language', async () => {
  const { id } = await enter({ speciality: 'Математика', translations: { en: { speciality: 'Maths' } } })
  const { data } = await call(calls.copyTutor, { id }, { as: staff })
  expect(data.tutor.speciality).toEqual({ ua: 'Математика', en: 'Maths' })
  expect((await call(calls.transliterateTutor, { id }, { as: staff })).data.tutor.speciality).toBe('Matematyka')
})

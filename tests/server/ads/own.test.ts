import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { CONTENT_STATUS, contentStatuses, MOST_ADS } from '../../../schemas/index.ts'
import { adImages, ads, awayLinks } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd, buildAdImages } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)
const { moderation, published, off, deleted } = CONTENT_STATUS
let as = ''
let tutor_id = 0

beforeEach(async () => {
  tutor_id = (await buildTutor(database)).id
  as = await signInAs({ tutor: tutor_id })
})

const fields = {
  name: 'Подготовка к ЕНТ по математике',
  lesson_id: 8,
  level_id: 68,
  preview: 'От разбора прошлых лет до пробного экзамена',
  text: `Каждое занятие начинаем с короткой проверки. ${'Решаем задачи прошлых лет. '.repeat(4)}Примеры: https://math.example/ent`,
}
const create = (more: object = {}, images: Blob[] = []) => call(calls.createTutorAd, { ad: { ...fields, ...more }, images } as never, { as })
const picture = async (colour = '#2f5d50') =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
        .jpeg()
        .toBuffer(),
    ),
  ])
const rows = () => database.drizzle.select().from(ads).where(eq(ads.tutor_id, tutor_id))

test('an own ad is found by its address in each status, that of another tutor is not', async () => {
  const other = (await buildTutor(database)).id
  const found = async (row: { tutor_id: number; status: (typeof contentStatuses)[number] }) => {
    const { alias } = await buildAd(database, row)
    const { data, error } = await call(calls.getTutorAd, { alias }, { as })
    return error ?? data.ad.status
  }
  for (const status of contentStatuses) {
    expect(await found({ tutor_id, status })).toBe(status)
    expect(await found({ tutor_id: other, status })).toBe('not_found')
  }
})

describe('a new ad', () => {
  test('waits to be looked through, has an address of its name and its pictures, and leads nowhere from our address yet', async () => {
    const { data, error } = await create({}, [await picture(), await picture('#c9a227')])
    expect(error).toBeNull()
    expect(data.ad).toMatchObject({
      ...fields,
      tutor_id,
      alias: `podgotovka-k-ent-po-matematike-${data.ad.id}`,
      status: moderation,
      actions: ['set_deleted'],
      date_pablish: null,
      created_at: clock.now.getTime() / 1000,
    })
    expect(data.ad.images).toHaveLength(2)
    const links = await database.drizzle.select().from(awayLinks).where(eq(awayLinks.url, 'https://math.example/ent'))
    expect(links).toEqual([])
    expect((await call(calls.getTutorAd, { id: data.ad.id }, { as })).data.ad).toEqual(data.ad)
  })

  test('of the same name has another address', async () => {
    const [first, second] = [await create(), await create()]
    expect(first.data.ad.alias).not.toBe(second.data.ad.alias)
  })

  test('is taken as a JSON text too, and brings neither status nor author nor day', async () => {
    const ad = JSON.stringify({ ...fields, id: 7, status: published, tutor_id: 1, published_at: 1, approved: true, views: 900 })
    const { data } = await call(calls.createTutorAd, { ad } as never, { as })
    expect(data.ad).toMatchObject({ tutor_id, status: moderation, date_pablish: null, views: 0 })
    expect(await rows()).toMatchObject([{ approved: false }])
  })

  test.each<[string, object, Record<string, string>]>([
    ['a short name', { name: 'Уроки' }, { name: 'too_small' }],
    ['a long name', { name: 'я'.repeat(71) }, { name: 'too_big' }],
    ['a short preview', { preview: 'я'.repeat(29) }, { preview: 'too_small' }],
    ['a long preview', { preview: 'я'.repeat(201) }, { preview: 'too_big' }],
    ['a short text', { text: 'я'.repeat(99) }, { text: 'too_small' }],
    ['a long text', { text: 'я'.repeat(5001) }, { text: 'too_big' }],
    ['no subject', { lesson_id: null }, { lesson_id: 'invalid_type' }],
    [
      'an unknown subject, a level of no subject and a short text',
      { name: 'Уроки', lesson_id: 999, level_id: 999_999, text: 'Уроки' },
      { name: 'too_small', lesson_id: 'not_found', level_id: 'not_found', text: 'too_small' },
    ],
    ['a level of another subject and a short preview', { level_id: 22, preview: 'Уроки' }, { level_id: 'not_found', preview: 'too_small' }],
    ['an unknown subject', { lesson_id: 999, level_id: null }, { lesson_id: 'not_found' }],
    ['a level of another subject', { level_id: 22 }, { level_id: 'not_found' }],
    ['everything at once', { name: '', preview: '', text: '' }, { name: 'too_small', preview: 'too_small', text: 'too_small' }],
  ])('is refused with %s, and nothing is kept', async (_, wrong, problems) => {
    const { code, error } = await create(wrong)
    expect([code, error]).toEqual([400, problems])
    expect(await rows()).toEqual([])
  })

  test('is one of five, however many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create()))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(MOST_ADS)
    expect(answers.filter(({ error }) => error === 'wrong_status')).toHaveLength(10 - MOST_ADS)
    expect(await rows()).toHaveLength(MOST_ADS)
  })

  test('takes the place of a deleted one', async () => {
    const made = await Promise.all(Array.from({ length: MOST_ADS }, () => create()))
    const id = made[0]?.data.ad.id ?? 0
    await call(calls.changeTutorAdStatus, { ad: { id, new_status: deleted } }, { as })
    expect((await create()).error).toBeNull()
    const { data } = await call(calls.listTutorAds, { page: 1 }, { as })
    expect([data.total_count, data.ads.some((ad) => ad.id === id)]).toEqual([MOST_ADS, false])
  })

  test('with a picture too many, or a file that is none, is not made', async () => {
    const six = await Promise.all(Array.from({ length: 6 }, () => picture()))
    expect((await create({}, six)).error).toBe('too_many_files')
    expect((await create({}, [await picture(), new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' })])).error).toBe('file_type')
    expect(await rows()).toEqual([])
    expect(await database.drizzle.select().from(adImages).where(eq(adImages.tutor_id, tutor_id))).toEqual([])
  })
})

describe('pictures of an own ad', () => {
  test('are added by a save and by themselves, and a published ad is looked through again', async () => {
    const { id } = await buildAd(database, { tutor_id, status: published, approved: true })
    const saved = await call(calls.saveTutorAd, { ad: { id, ...fields }, images: [await picture()] }, { as })
    expect(saved.data.ad).toMatchObject({ status: moderation, images: [{ width: 40 }] })
    await database.drizzle.update(ads).set({ status: published, approved: true }).where(eq(ads.id, id))
    const added = await call(calls.addTutorAdImage, { image: await picture('#c9a227'), tutor_id, ad_id: id }, { as })
    expect(added.error).toBeNull()
    const [row] = await rows()
    expect(row).toMatchObject({ status: moderation, approved: false })
  })

  test('that are added by themselves are seen by staff before the ad is published', async () => {
    const { id, version } = await buildAd(database, { tutor_id })
    await call(calls.addTutorAdImage, { image: await picture(), tutor_id, ad_id: id }, { as })
    const staff = await signInAs({ admin: (await buildAdmin(database)).id })
    expect((await call(calls.setAdPublished, { id, version }, { as: staff })).error).toBe('conflict')
    const { data } = await call(calls.listAds, { filters: { id } }, { as: staff })
    expect((await call(calls.setAdPublished, { id, version: data.ads[0]?.version ?? 0 }, { as: staff })).error).toBeNull()
  })

  test('of another tutor are neither added nor taken away', async () => {
    const other = (await buildTutor(database)).id
    const foreign = await buildAd(database, { tutor_id: other, status: published })
    const [held] = await buildAdImages(database, foreign)
    const own = await buildAd(database, { tutor_id })
    expect((await call(calls.addTutorAdImage, { image: await picture(), tutor_id: other, ad_id: foreign.id }, { as })).error).toBe('forbidden')
    expect((await call(calls.addTutorAdImage, { image: await picture(), tutor_id: other, ad_id: own.id }, { as })).error).toBe('forbidden')
    expect((await call(calls.addTutorAdImage, { image: await picture(), tutor_id, ad_id: foreign.id }, { as })).error).toBe('not_found')
    expect((await call(calls.removeTutorAdImage, { image_id: held?.id ?? 0 }, { as })).error).toBe('not_found')
    expect(await database.drizzle.select().from(adImages).where(eq(adImages.owner_id, foreign.id))).toHaveLength(1)
  })

  test('are taken away one by one, and the sixth is refused', async () => {
    const ad = await buildAd(database, { tutor_id, status: off, approved: true })
    const [first] = await buildAdImages(database, ad, 5)
    expect((await call(calls.addTutorAdImage, { image: await picture(), tutor_id, ad_id: ad.id }, { as })).error).toBe('too_many_files')
    expect((await call(calls.removeTutorAdImage, { image_id: first?.id ?? 0 }, { as })).error).toBeNull()
    expect((await call(calls.addTutorAdImage, { image: await picture(), tutor_id, ad_id: ad.id }, { as })).error).toBeNull()
  })
})

test('the rules of the form are those of the server, with its choices and the house rules', async () => {
  const { data } = await call(calls.getAdRules, {}, { as })
  expect(data.rules.name).toMatchObject({ required: true, min: 10, max: 70 })
  expect(data.rules.text).toMatchObject({ min: 100, max: 5000 })
  expect(data.rules.level_id?.options).toContainEqual(expect.objectContaining({ id: 68, parent: 8 }))
  expect(data.rules_text).toMatch(/^<ul><li>/)
})

test('an own ad that is asked for by the id of one and the address of another is not found', async () => {
  const [one, other] = [await buildAd(database, { tutor_id }), await buildAd(database, { tutor_id })]
  const found = async (id: number, alias: string) => (await call(calls.getTutorAd, { id, alias }, { as })).error
  expect([await found(one.id, one.alias), await found(one.id, other.alias)]).toEqual([null, 'not_found'])
})

test('an own ad that is asked for by neither id nor address says what is missing', async () =>
  expect((await call(calls.getTutorAd, {}, { as })).error).toEqual({ id: 'required' }))

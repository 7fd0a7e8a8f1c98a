import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  CONTENT_STATUS,
  createH2Text,
  createTag,
  deleteTag,
  getAllTags,
  getCatalogue,
  getSeoTag,
  saveTag,
  toggleCity,
  toggleLesson,
  toggleLevel,
} from '../../../schemas/index.ts'
import { listingCounts, listings } from '../../../server/catalogue/table.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { matchTags } from '../../../server/tags/match.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildAd } from '../../build/content.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { readMap } from '../../sitemap.ts'
import { useHearing } from '../reference-admin/heard.ts'

const { app, call, clock, database, host, outside, settings, signInAs } = await useApp()
const heard = await useHearing(database)
let as = ''
beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

const CHEMISTRY = 12
const PHYSICS = 11
const ALMATY = 9
const chemist = (row: Parameters<typeof buildTutor>[1] = {}) =>
  buildTutor(database, { lessons: { [CHEMISTRY]: [68] }, description: 'Готовлю к олимпиадам', homes: [{ city_id: ALMATY }], ...row })

let n = 0
const words = (name: string) => ({ name, h1: '', title: '', metad: '', text: '' })
async function tag(more: object = {}) {
  n += 1
  const given = { alias: `olimpiada-${n}`, catalog_type: 'offline' as const, lesson_id: CHEMISTRY, words: ['ОЛИМПИАД'], active: true }
  const texts = { ru: words(`Олимпиада ${n}`) }
  const { data, error } = await heard(() => call(createTag, { ...given, texts, ...more } as never, { as }))
  expect(error).toBeNull()
  return data.row
}
const pageOf = async (query: string) => (await call(getCatalogue, { query })).data
const idsOn = async (query: string) => (await pageOf(query)).tutors.tutors.map(({ id }) => id)

describe('a tag', () => {
  test('gathers who teaches its subject and says one of its words, in whatever letters, now and from then on', async () => {
    const before = await chemist({ score: 90 })
    const silent = await chemist({ description: 'Школьная программа' })
    const other = await buildTutor(database, { lessons: { 13: [68] }, description: 'Готовлю к олимпиадам' })
    const { alias } = await tag()
    const after = await chemist({ score: 10 })
    const ids = await idsOn(`repetitor/tag/${alias}/`)
    expect(ids).toEqual([before.id, after.id])
    expect(ids).not.toContain(silent.id)
    expect(ids).not.toContain(other.id)
  })

  test('gathers by level and city where it has them', async () => {
    const schooled = await chemist({ lessons: { [CHEMISTRY]: [68, 17] } })
    const elsewhere = await chemist({ lessons: { [CHEMISTRY]: [17] }, homes: [{ city_id: 13 }] })
    const plain = await chemist()
    const levelled = await tag({ level_id: 17 })
    const ids = await idsOn(`repetitor/tag/${levelled.alias}/`)
    expect([schooled.id, elsewhere.id, plain.id].map((id) => ids.includes(id))).toEqual([true, true, false])
    const local = await tag({ level_id: 17, city_id: ALMATY })
    expect(await idsOn(`repetitor/tag/${local.alias}/`)).toEqual([schooled.id])
    const astana = await tag({ level_id: 17, city_id: 13 })
    const { microdata } = await pageOf(`repetitor/tag/${astana.alias}/`)
    expect(microdata.local, 'its city is where the service is').toMatchObject({ address: { addressLocality: 'Астана' } })
  })

  test('is told with its page as by its own call, and no other page has one', async () => {
    const { id, alias } = await tag({ texts: { ru: { ...words('Олимпиадная химия'), text: '<p>О ней</p>' } } })
    const { tag_id, seo_tag } = await pageOf(`repetitor/tag/${alias}/`)
    expect(tag_id).toBe(id)
    expect(seo_tag).toMatchObject({ id, alias, name: 'Олимпиадная химия', text: '<p>О ней</p>' })
    expect((await call(getSeoTag, { alias })).data.seo_tag).toEqual(seo_tag)
    expect(await pageOf('repetitor/')).toMatchObject({ tag_id: null, seo_tag: null })
  })

  test('of the online catalogue has an address of its own there', async () => {
    const { alias } = await tag({ catalog_type: 'online' })
    expect((await pageOf(`repetitor-online/tag/${alias}/`)).statusCode).toBe(200)
    expect((await pageOf(`repetitor/tag/${alias}/`)).statusCode).toBe(404)
  })

  test('gathers anew when its words change, and nobody when it is switched off or deleted', async () => {
    const one = await tag()
    const { alias, id, version, name: _, created_at: __, ...row } = one
    expect(await idsOn(`repetitor/tag/${alias}/`)).not.toEqual([])
    const changed = await heard(() => call(saveTag, { id, version, alias, ...row, words: ['скрипка'] } as never, { as }))
    expect(await idsOn(`repetitor/tag/${alias}/`)).toEqual([])
    await heard(() => call(saveTag, { id, alias, ...row, active: false, version: changed.data.row.version } as never, { as }))
    expect((await pageOf(`repetitor/tag/${alias}/`)).statusCode).toBe(410)
    await heard(() => call(deleteTag, { id }, { as }))
    expect((await pageOf(`repetitor/tag/${alias}/`)).statusCode).toBe(410)
    expect(await database.drizzle.$count(listings, eq(listings.subject, -id))).toBe(0)
  })

  test.each<[string, object, (value: boolean) => Promise<unknown>]>([
    ['subject', {}, (value: boolean) => call(toggleLesson, { lesson_id: CHEMISTRY, field: 'active', value }, { as })],
    ['level', { level_id: 17 }, (value: boolean) => call(toggleLevel, { level_id: 17, field: 'active', value }, { as })],
    ['city', { city_id: ALMATY }, (value: boolean) => call(toggleCity, { city_id: ALMATY, field: 'active', value }, { as })],
  ])('is gone while its %s is switched off, and in no list', async (_, more, setActive) => {
    for (let n = 0; n < 3; n += 1) await chemist({ lessons: { [CHEMISTRY]: [68, 17] } })
    const { alias } = await tag(more)
    const path = `repetitor/tag/${alias}/`
    const found = async () => {
      const { groups } = (await call(getAllTags, {})).data
      return [(await pageOf(path)).statusCode, JSON.stringify(groups).includes(path), (await readMap(app, host)).includes(`/${path}`)]
    }
    expect(await found()).toEqual([200, true, true])
    await heard(() => setActive(false))
    expect(await found()).toEqual([410, false, false])
    await heard(() => setActive(true))
    expect(await found()).toEqual([200, true, true])
  })

  test('leads on from every address that it had, until another tag takes that, and is gone from all of them once it is deleted', async () => {
    const save = ({ name: _, created_at: __, ...row }: Awaited<ReturnType<typeof tag>>, more: object) =>
      heard(() => call(saveTag, { ...row, ...more } as never, { as })).then(({ data }) => data.row)
    const first = await tag({ alias: 'first-name' })
    const second = await save(first, { alias: 'second-name' })
    const third = await save(second, { alias: 'third-name', catalog_type: 'online' })
    expect((await pageOf('repetitor/tag/first-name/2?sort=reviews')).redirect).toBe('repetitor-online/tag/third-name/2?sort=reviews')
    expect((await pageOf('repetitor/tag/second-name/')).redirect).toBe('repetitor-online/tag/third-name/')
    const other = await tag({ alias: 'first-name' })
    expect(await pageOf('repetitor/tag/first-name/')).toMatchObject({ redirect: null, tag_id: other.id })
    await heard(() => call(deleteTag, { id: third.id }, { as }))
    await heard(() => call(deleteTag, { id: other.id }, { as }))
    for (const path of ['repetitor/tag/first-name/', 'repetitor/tag/second-name/', 'repetitor-online/tag/third-name/'])
      expect((await pageOf(path)).statusCode).toBe(410)
    expect((await pageOf('repetitor/tag/nobody-s-name/')).statusCode).toBe(404)
  })

  test('is gathered again every day', async () => {
    const { alias } = await tag({ words: ['ночная смена'] })
    const tutor = await chemist()
    await database.drizzle.update(tutors).set({ description: 'Ночная смена' }).where(eq(tutors.id, tutor.id))
    await matchTags(jobOf({ database, settings, outside, log: app.log, clock: () => clock.now }))
    expect(await idsOn(`repetitor/tag/${alias}/`)).toEqual([tutor.id])
  })

  test('is counted without reading its tutors one by one', async () => {
    const { id, alias } = await tag()
    const rows = await database.drizzle.select().from(listingCounts).where(eq(listingCounts.subject, -id))
    const kept = rows.filter(({ place }) => place === 0).reduce((sum, row) => sum + row.n, 0)
    expect(kept).toBe((await pageOf(`repetitor/tag/${alias}/`)).tutors.total_count)
  })
})

describe('the page of a tag', () => {
  test('says its text on its first page alone', async () => {
    for (let n = 0; n < 26; n += 1) await buildTutor(database, { description: 'Учу играть на домбре' })
    const { alias } = await tag({ lesson_id: null, words: ['домбр'], texts: { ru: { ...words('Домбра'), text: '<p>О домбре</p>' } } })
    const [first, second] = [await pageOf(`repetitor/tag/${alias}/`), await pageOf(`repetitor/tag/${alias}/2`)]
    expect([first, second].map(({ statusCode, metatags }) => [statusCode, metatags.h2text])).toEqual([
      [200, '<p>О домбре</p>'],
      [200, undefined],
    ])
  })

  test('tells the reviews of its tutors about its subject', async () => {
    const { alias } = await tag({ words: ['квант'] })
    const { id } = await chemist({ lessons: { [CHEMISTRY]: [68], [PHYSICS]: [68] }, description: 'Кванты' })
    const client = await buildClient(database)
    for (const [lesson_id, review_text] of [
      [CHEMISTRY, 'О химии'],
      [PHYSICS, 'О физике'],
    ] as const)
      await buildOrder(database, clock.now, {
        ...{ status: 7, client_id: client.id, lessons: { [lesson_id]: [68] }, tutors: [{ id, state: 'appointed' }] },
        ...{ review_status: 1, review_at: clock.now, review_mark: '5', review_value: 5, review_text },
      })
    const { orders_reviews } = (await pageOf(`repetitor/tag/${alias}/`)).optional_blocks
    expect(orders_reviews.map((review) => review.review_text)).toEqual(['О химии'])
  })

  test('has the ads of tutors who teach its subject at its level in its city', async () => {
    const { alias } = await tag({ level_id: 17, city_id: ALMATY, words: ['магни'] })
    const offer = async (row: Parameters<typeof buildTutor>[1]) => {
      const { id } = await chemist({ description: 'Магния оксид', ...row })
      return (await buildAd(database, { tutor_id: id, lesson_id: CHEMISTRY, status: CONTENT_STATUS.published, published_at: clock.now })).alias
    }
    const own = await offer({ lessons: { [CHEMISTRY]: [17] } })
    await offer({ lessons: { [CHEMISTRY]: [68] } })
    await offer({ lessons: { [CHEMISTRY]: [17] }, homes: [{ city_id: 13 }] })
    const { ads } = (await pageOf(`repetitor/tag/${alias}/`)).optional_blocks
    expect(ads.map((ad) => ad.alias)).toEqual([own])
  })

  test('says its name, stands under its address and leaves it by the catalogue', async () => {
    const { alias } = await tag({ texts: { ru: { ...words('Химия к олимпиаде'), text: '<p>О химии</p>' } } })
    const page = await pageOf(`repetitor/tag/${alias}/`)
    expect([page.path, page.filters.tag?.text, page.filter_lists.without.tag]).toEqual([`repetitor/tag/${alias}/`, 'Химия к олимпиаде', 'repetitor/'])
    expect(page.metatags).toMatchObject({ h1: 'Химия к олимпиаде', h2text: '<p>О химии</p>' })
    expect(page.breadcrumbs.at(-1)).toEqual({ name: 'Химия к олимпиаде', link: null })
  })

  test('keeps itself under a price and a place, and goes with a subject or a city', async () => {
    const { alias } = await tag()
    const { filter_lists } = await pageOf(`repetitor/tag/${alias}/`)
    expect(filter_lists.sort[0]?.link).toContain(`/tag/${alias}/?sort=`)
    expect(filter_lists.place.find(({ id }) => id === 'tutor')?.link).toContain(`/tag/${alias}/`)
    expect([...filter_lists.lesson, ...filter_lists.city].some(({ link }) => link.includes('/tag/'))).toBe(false)
    expect(filter_lists.online).toBe('repetitor-online/')
  })

  test('is narrowed to those who teach online and to those who receive pupils', async () => {
    const { alias } = await tag({ words: ['опыты'] })
    const described = { description: 'Опыты на каждом уроке' }
    const atHome = await chemist({ ...described, work_online: false, score: 20 })
    const online = await chemist({ ...described, homes: [], score: 10 })
    expect(await idsOn(`repetitor/tag/${alias}/`)).toEqual([atHome.id, online.id])
    expect(await idsOn(`repetitor/tag/${alias}/?place=online`)).toEqual([online.id])
    expect(await idsOn(`repetitor/tag/${alias}/?place=tutor`)).toEqual([atHome.id])
  })

  test('of a city is left for those who teach online, for that takes the city away', async () => {
    const { alias } = await tag({ city_id: ALMATY, words: ['реторт'] })
    const { id } = await chemist({ description: 'Своя реторта' })
    const { filter_lists } = await pageOf(`repetitor/tag/${alias}/`)
    expect(['online', 'tutor'].map((place) => filter_lists.place.find(({ id }) => id === place)?.link)).toEqual([
      'repetitor/?place=online',
      `repetitor/tag/${alias}/?place=tutor`,
    ])
    const page = await pageOf(`repetitor/tag/${alias}/?place=online`)
    expect([page.filters.place, page.tutors.tutors.map((one) => one.id)]).toEqual([null, [id]])
  })

  test.each<[string, (alias: string) => string, number]>([
    ['without a tag', () => 'repetitor/tag/', 404],
    ['of a tag that there is not', () => 'repetitor/tag/nothing-of-it/', 404],
    ['with a subject behind the tag', (alias) => `repetitor/tag/${alias}/matematika/`, 404],
    ['with a subject before the tag', (alias) => `repetitor/matematika/tag/${alias}/`, 404],
    ['beyond its last page', (alias) => `repetitor/tag/${alias}/99/`, 404],
  ])('%s is none', async (_, path, statusCode) => {
    const { alias } = await tag()
    expect((await pageOf(path(alias))).statusCode).toBe(statusCode)
  })

  test('of page 1 leads to the one without it', async () => {
    const { alias } = await tag()
    expect((await pageOf(`repetitor/tag/${alias}/1/`)).redirect).toBe(`repetitor/tag/${alias}/`)
  })
})

test('the map of the site has the tags that gather three tutors', async () => {
  for (const description of ['Дуэт', 'Дуэт', 'Трио', 'Трио', 'Трио']) await chemist({ description })
  const tags = [await tag({ words: ['трио'] }), await tag({ words: ['дуэт'] }), await tag({ words: ['трио'], active: false })]
  const map = await readMap(app, host)
  expect(tags.map(({ alias }) => map.includes(`/tag/${alias}/`))).toEqual([true, false, false])
})

describe('a combination', () => {
  const texts = { ru: { h1: 'Наш заголовок', h2text: '<p>Наш текст</p>' } }
  const create = (chosen_filters: object) => call(createH2Text, { chosen_filters, catalog_metatags: texts } as never, { as })

  test('of a tag has words that its page says instead of its own', async () => {
    const { id, alias } = await tag({ texts: { ru: { ...words('Олимпиада'), text: '<p>О ней</p>' } } })
    expect((await create({ catalog_type: 'offline', tag_id: id })).error).toBeNull()
    const { metatags, seo_tag } = await pageOf(`repetitor/tag/${alias}/`)
    expect(metatags).toMatchObject({ h1: 'Наш заголовок', h2text: '<p>Наш текст</p>' })
    expect(seo_tag).toMatchObject({ h1: 'Наш заголовок', text: '<p>Наш текст</p>' })
    expect((await call(deleteTag, { id }, { as })).error).toBe('in_use')
  })

  test.each<[string, object]>([
    ['a tag and a subject', { lesson_id: CHEMISTRY }],
    ['a tag of the other catalogue', { catalog_type: 'online' }],
    ['a tag that there is not', { tag_id: 999_999 }],
  ])('is not made of %s', async (_, more) => {
    const { id } = await tag()
    expect((await create({ catalog_type: 'offline', tag_id: id, ...more })).error).toEqual({ 'chosen_filters.tag_id': 'invalid_value' })
  })
})

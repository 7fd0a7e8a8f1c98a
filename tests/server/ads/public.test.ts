import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  activateTutor,
  CONTENT_STATUS,
  deactivateTutor,
  getAds,
  getCatalogue,
  getTutor,
  saveTutorPrivacy,
  setAdNeedRevision,
  setAdPublished,
} from '../../../schemas/index.ts'
import { adImages, ads, aliases, awayLinks, cities, lessons, levels } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd, buildAdImages } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, signInAs } = await useApp({ edition: 'ua' })
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const { published, off, deleted } = CONTENT_STATUS
const at = (day: number) => new Date(Date.UTC(2026, 0, day))
/** As every process does that hears of a change. */
const forget = () => database.cache.forget('all')
const ask = (query: object = {}) => call(getAds, { lang: 'ua', ...query } as never)
const listed = async (query: object = {}) => (await ask(query)).data?.ads.map(({ alias }) => alias)

let tutor_id = 0
beforeEach(async () => {
  await database.drizzle.delete(ads)
  tutor_id = (await buildTutor(database, { homes: [{ city_id: 1 }] })).id
  forget()
})
const publish = (row: object = {}, day = 1) => buildAd(database, { tutor_id, status: published, published_at: at(day), ...row })

describe('visitors see ads', () => {
  test('on the profile of their tutor again as soon as staff show the tutor again', async () => {
    const { alias } = await publish()
    const onProfile = async () => (await call(getTutor, { id: tutor_id, lang: 'ua' })).data.profile?.ads.map((one) => one.alias)
    expect(await onProfile()).toEqual([alias])
    await call(deactivateTutor, { tutor_id }, { as })
    forget()
    expect(await onProfile()).toEqual([])
    await call(activateTutor, { tutor_id }, { as })
    database.cache.forget([`tutor:${tutor_id}`])
    expect(await onProfile()).toEqual([alias])
  })

  test('that staff let through, the newest first, of a subject or a city where one is named', async () => {
    const far = (await buildTutor(database)).id
    await publish({ alias: 'old-1' }, 1)
    await publish({ alias: 'fresh-2', tutor_id: far }, 5)
    await buildAd(database, { tutor_id, alias: 'waits-3' })
    await publish({ alias: 'off-4', status: off })
    expect(await listed()).toEqual(['fresh-2', 'old-1'])
    const { data } = await ask()
    expect([data.lessons.map(({ count }) => count), data.cities.map(({ count }) => count)]).toEqual([[2], [1]])
    expect(await listed({ city: data.cities[0]?.alias })).toEqual(['old-1'])
    expect(await listed({ lesson: data.lessons[0]?.alias })).toHaveLength(2)
    expect((await ask({ lesson: data.lessons[0]?.alias })).data.meta_robots).toBe('noindex, follow')
  })

  test('with what they teach, at which level, who and since when', async () => {
    const { alias } = await publish({ lesson_id: 1, level_id: 3 }, 5)
    const { data } = await ask()
    const date_pablish = at(5).getTime() / 1000
    expect(data.ads).toMatchObject([
      { alias, date_pablish, lesson: { id: 1, name: 'Математика' }, level: { name: '5–9 класи' }, tutor: { id: tutor_id } },
    ])
  })

  test('at their own price of what they offer, wherever an ad stands', async () => {
    const { id } = await buildTutor(database, { lessons: { 1: [3], 2: [] }, lessonRates: { 2: 300 }, rate_id: 500 })
    const [{ alias }] = [await publish({ tutor_id: id, lesson_id: 2 }, 2), await publish({ tutor_id: id, lesson_id: 1 }, 1)]
    forget()
    const pricesOf = (found: { lesson: { alias: string }; tutor: { rate_id: number | null } }[] = []) => found.map(({ tutor }) => tutor.rate_id)
    const { ad, others, microdata } = (await ask({ alias })).data
    expect([pricesOf((await ask()).data.ads), ad?.tutor.rate_id, pricesOf(others)]).toEqual([[300, 500], 300, [500]])
    expect(microdata.service).toMatchObject({ offers: { price: 300 } })
    const { profile } = (await call(getTutor, { id, lang: 'ua' })).data
    expect(pricesOf(profile?.ads)).toEqual([300, 500])
  })

  test('of a subject or city by an older name or the number alike, under the name of today', async () => {
    await publish()
    const [subject] = (await ask()).data.lessons
    const lesson_id = (await database.drizzle.select().from(ads))[0]?.lesson_id ?? 0
    await database.drizzle.insert(aliases).values([
      { alias: 'yak-kolys', kind: 'lesson', ref_id: lesson_id, current: false },
      { alias: 'kolys-kyiv', kind: 'city', ref_id: 1, current: false },
    ])
    forget()
    const told = async (query: object) => {
      const { lesson, city, metatags, meta_canonical, total_count } = (await ask(query)).data
      return { lesson, city, metatags, meta_canonical, total_count }
    }
    const ofToday = await told({ lesson: subject?.alias, city: 'kyiv' })
    expect(ofToday).toMatchObject({ lesson: subject?.alias, city: 'kyiv', total_count: 1 })
    expect(await told({ lesson: 'yak-kolys', city: 'kolys-kyiv' })).toEqual(ofToday)
    expect(await told({ lesson: lesson_id, city: 1 })).toEqual(ofToday)
  })

  test.each(['0x8', '08', '8.0', '8e0', '+8', ' ', '-8', '99999999999'])(
    'of no subject where the number is not written as numbers are: %s',
    async (lesson) => {
      await publish({ lesson_id: 8 })
      expect((await ask({ lesson: '8' })).data?.total_count).toBe(1)
      expect((await ask({ lesson })).data).toBeNull()
    },
  )

  test('counted as they are listed, as soon as a tutor leaves the catalogue', async () => {
    await publish({ tutor_id: (await buildTutor(database)).id })
    await publish()
    const counted = async () => (await ask()).data?.total_count
    expect(await counted()).toBe(2)
    await call(deactivateTutor, { tutor_id }, { as })
    database.cache.forget([`tutor:${tutor_id}`, 'subject:0'])
    expect([await counted(), (await listed())?.length]).toEqual([1, 1])
  })

  test('none of the only tutor as soon as that one leaves the catalogue, and again as soon as they come back', async () => {
    const { alias } = await publish()
    const come = async (call_: typeof activateTutor | typeof deactivateTutor) => {
      await call(call_, { tutor_id }, { as })
      database.cache.forget([`tutor:${tutor_id}`, 'subject:0'])
      return listed()
    }
    expect([await come(deactivateTutor), await come(activateTutor)]).toEqual([undefined, [alias]])
    forget()
    expect([await listed(), await come(deactivateTutor)]).toEqual([[alias], undefined])
  })

  test('of a city with those of tutors who travel anywhere in it', async () => {
    await publish({ alias: 'at-home' }, 1)
    await publish({ alias: 'on-the-way', tutor_id: (await buildTutor(database, { travels: [{ city_id: 1 }], work_online: false })).id }, 2)
    await publish({ alias: 'elsewhere', tutor_id: (await buildTutor(database, { travels: [{ city_id: 2 }], work_online: false })).id }, 3)
    expect(await listed({ city: 'kyiv' })).toEqual(['on-the-way', 'at-home'])
  })

  test('without a way to a city that is switched off', async () => {
    await publish()
    const set = async (active: boolean) => {
      await database.drizzle.update(cities).set({ active }).where(eq(cities.id, 1))
      forget()
    }
    await set(false)
    const offered = (await ask()).data.cities
    await set(true)
    expect([offered, (await ask()).data.cities.map(({ count }) => count)]).toEqual([[], [1]])
  })

  test('of no subject that is switched off, in a list, beside one, at their address and on the profile', async () => {
    const { alias, lesson_id } = await publish()
    const seen = async (active: boolean) => {
      await database.drizzle.update(lessons).set({ active }).where(eq(lessons.id, lesson_id))
      forget()
      const { data } = await call(getCatalogue, { query: 'tutors/', lang: 'ua' })
      const { profile } = (await call(getTutor, { id: tutor_id, lang: 'ua' })).data
      return [(await ask()).code, data.optional_blocks.ads.map((one) => one.alias), (await ask({ alias })).code, profile?.ads.length]
    }
    expect([await seen(false), await seen(true)]).toEqual([
      [404, [], 404, 0],
      [200, [alias], 200, 1],
    ])
  })

  test('without a level that is switched off', async () => {
    const { alias } = await publish({ lesson_id: 1, level_id: 3 })
    const told = async (active: boolean) => {
      await database.drizzle.update(levels).set({ active }).where(eq(levels.id, 3))
      database.cache.forget(['reference'])
      return [(await ask()).data.ads[0]?.level, (await ask({ alias })).data.ad?.level]
    }
    const named = { name: '5–9 класи' }
    expect([await told(true), await told(false), await told(true)]).toEqual([
      [named, named],
      [null, null],
      [named, named],
    ])
  })

  test('as soon as staff publish them, and no longer than until they are sent back or their tutor leaves the catalogue', async () => {
    const { id, alias } = await buildAd(database, { tutor_id })
    await publish({ tutor_id: (await buildTutor(database)).id })
    const seen = async () => {
      forget()
      return [(await listed())?.includes(alias), (await ask({ alias })).status === 'success']
    }
    expect(await seen()).toEqual([false, false])
    await call(setAdPublished, { id }, { as })
    expect(await seen()).toEqual([true, true])
    await call(setAdNeedRevision, { id, revision_comment: 'Исправьте цену' }, { as })
    expect(await seen()).toEqual([false, false])
    await call(setAdPublished, { id }, { as })
    await database.pool.query('delete from listings where tutor_id = $1', [tutor_id])
    expect(await seen()).toEqual([false, false])
  })

  test('in the same order however deep the page, and none behind the last', async () => {
    await publish({ alias: 'model-1' })
    const client = await database.pool.connect()
    // more than a tutor may have, several of one moment, moments apart by less than a Date tells
    await client.query('set session_replication_role = replica')
    await client.query(`
      insert into ads (alias, published_at, tutor_id, status, name, text, preview, lesson_id)
      select 'n-' || n, published_at - (n / 3) * interval '1 microsecond', tutor_id, status, name, text, preview, lesson_id from ads, generate_series(1, 1215) n`)
    await client.query('set session_replication_role = origin')
    client.release()
    forget()
    const { rows: all } = await database.pool.query<{ alias: string }>('select alias from ads order by published_at desc, id desc')
    const pageOf = async (page: number) => [page, await listed({ page })]
    for (const page of [50, 51, 52, 100, 101, 102])
      expect(await pageOf(page)).toEqual([page, all.slice((page - 1) * 12, page * 12).map((one) => one.alias)])
    for (const page of [103, 9000])
      expect((await ask({ page })).data).toMatchObject({ ads: [], page, pages_count: 102, meta_robots: 'noindex, follow' })
  })

  test('whose tutor wants no photo in ads without it', async () => {
    const avatar = { original: 'o.webp', full: 'f.webp', preview: 'p.webp', preview_2x: 'p2.webp', preview_130: 'q.webp', preview_130_2x: 'q2.webp' }
    const shown = await buildTutor(database, { avatar })
    const { alias } = await publish({ tutor_id: shown.id })
    expect((await ask({ alias })).data.ad?.tutor.avatar).not.toBeNull()
    await call(saveTutorPrivacy, { tutor: { photo_in_ads: false } } as never, { as: await signInAs({ tutor: shown.id }) })
    forget()
    expect((await ask({ alias })).data.ad?.tutor.avatar).toBeNull()
    expect((await ask()).data.ads.map(({ tutor }) => tutor.avatar)).toEqual([null])
  })
})

describe('an ad', () => {
  test('shows its words as they were written, its links over /away, its pictures and others of its tutor', async () => {
    const url = 'https://math.example/ent'
    const { id, alias } = await publish({ text: `Первая <b>строка</b>\nвторая\n\nПример: ${url}` })
    const other = await publish({ alias: 'other-9' })
    await database.drizzle.insert(awayLinks).values({ code: 'chance', url })
    await buildAdImages(database, { id, tutor_id }, 2)
    const { ad, others, microdata, metatags } = (await ask({ alias })).data
    expect(ad?.text).toMatch(
      /^<p>Первая &lt;b&gt;строка&lt;\/b&gt;<br>вторая<\/p><p>Пример: <a href="[^"]+\/away\?code=chance" rel="nofollow noopener">/,
    )
    expect(ad?.images).toHaveLength(2)
    expect(others.map((one) => one.alias)).toEqual([other.alias])
    expect(metatags.title).toBe(`${ad?.name} · ${ad?.lesson.name}`)
    expect(Object.values(microdata).map((graph) => graph['@type'])).toEqual(['BreadcrumbList', 'Service'])
  })

  test('tells search engines what an hour costs, in the currency of the edition', async () => {
    const { alias } = await publish()
    const { ad, microdata } = (await ask({ alias })).data
    expect(microdata.service).toMatchObject({ offers: { '@type': 'Offer', price: ad?.tutor.rate?.id, priceCurrency: 'UAH' } })
  })

  test('of a tutor who keeps search engines out tells them no way to the profile', async () => {
    const { alias } = await publish()
    const provider = async () => (await ask({ alias })).data.microdata.service?.provider
    expect(await provider()).toHaveProperty('url')
    await call(saveTutorPrivacy, { tutor: { profile_in_search_engines: false } } as never, { as: await signInAs({ tutor: tutor_id }) })
    forget()
    expect(await provider()).not.toHaveProperty('url')
  })

  test('of a school tutor tells search engines no way to the profile', async () => {
    const { alias } = await publish({ tutor_id: (await buildTutor(database, { status: 6, school_tutor_id: 5 })).id })
    forget()
    const { microdata } = (await ask({ alias })).data
    expect(microdata.service?.provider).toHaveProperty('name')
    expect(microdata.service?.provider).not.toHaveProperty('url')
  })

  test('is neither on a profile nor beside a list in a language that ads are not shown in', async () => {
    const { alias } = await publish()
    const shown = async (lang: 'ru' | 'en') => {
      const profile = (await call(getTutor, { id: tutor_id, lang })).data.profile?.ads ?? []
      const list = (await call(getCatalogue, { query: 'tutors/', lang })).data.optional_blocks.ads
      return [profile, list].map((ads) => ads.map((one) => one.alias))
    }
    expect([await shown('ru'), await shown('en')]).toEqual([
      [[alias], [alias]],
      [[], []],
    ])
  })

  test('stands in the languages of the catalogue; English of the edition leads to its own', async () => {
    const { alias } = await publish()
    expect((await ask({ alias })).data.lang_links).toEqual({ ua: `ads/${alias}`, ru: `ru/ads/${alias}` })
    const { error, data } = await ask({ alias, lang: 'en' })
    expect([error, data]).toEqual(['not_found', { moved_to: `ads/${alias}` }])
  })

  test('that is deleted is gone; one that is off tells nothing of itself', async () => {
    const [gone, hidden] = [await publish({ status: deleted }), await publish({ status: off })]
    expect(await ask({ alias: gone.alias })).toMatchObject({ code: 410, error: 'not_found', data: { gone: true } })
    expect(await ask({ alias: hidden.alias })).toMatchObject({ code: 404, data: null })
    await database.drizzle.delete(adImages)
  })
})

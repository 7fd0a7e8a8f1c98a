import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  getAllCities,
  getAllDistricts,
  getAllSubjects,
  getAllTags,
  getCatalogue,
  getFooter,
  getMainPage,
  getStaticPage,
  TUTOR_STATUS,
  tutorStatuses,
} from '../../../schemas/index.ts'
import { cities, lessons, levels } from '../../../server/reference/table.ts'
import { staticPages } from '../../../server/static-pages/table.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, clock, host } = await useApp({
  edition: 'ua',
  environment: {
    EDITIONS: 'ua,kz',
    DOMAINS: 'pl=docento.pl',
    SCHOOL_API: 'https://api.school.example',
    SCHOOL_SITE: 'https://{edition}.school.example',
    SCHOOL_KEY: 'a key of ours',
    SCHOOL_WEBHOOK_KEY: 'a key of the school',
  },
})
const site = `http://${host}`
const { published, school } = TUTOR_STATUS
const NMT = 6

beforeAll(async () => {
  await buildReference(database)
  const page = { name: 'Про нас', h1: 'Про Docento', title: 'Docento', metad: 'Хто ми', text: '<p>Текст</p>' }
  await database.drizzle.insert(staticPages).values([
    { ...page, alias: 'about', lang: 'ua' },
    { ...page, alias: 'about', lang: 'ru', h1: 'О Docento' },
    { ...page, alias: 'p/oferta', lang: 'ua', noindex: true },
    { ...page, alias: 'p/old', lang: 'ua', status: 0 },
  ])
})

describe('the main page', () => {
  test('shows the eight best tutors, filled subjects and cities, figures and good reviews', async () => {
    const made = []
    for (let n = 0; n < 9; n += 1) made.push(await buildTutor(database, { homes: [{ city_id: 1 }], lessons: { 1: [3] }, score: 90 - n }))
    const [best] = made
    const client = await buildClient(database, { name: 'Олег' })
    const reviewed = { status: 7 as const, client_id: client.id, review_status: 1 as const, review_at: clock.now, review_text: 'Зрозуміло пояснює' }
    const tutors = [{ id: best?.id ?? 0, state: 'appointed' as const }]
    await buildOrder(database, clock.now, { ...reviewed, tutors, review_mark: '5', review_value: 5 })
    await buildOrder(database, clock.now, { ...reviewed, tutors, review_mark: '3', review_value: 3 })
    database.cache.forget('all')
    const { data } = await call(getMainPage)
    expect(data.tutors.map(({ id }) => id)).toEqual(made.slice(0, 8).map(({ id }) => id))
    const levels = [{ name: '5–9 класи', link: 'tutors/matematyka/seredni-klasy/' }]
    expect(data.top_lessons).toEqual([{ id: 1, name: 'Математика', alias: 'matematyka', link: 'tutors/matematyka/', tutors_count: 9, levels }])
    expect(data.top_cities).toEqual([{ id: 1, name: 'Київ', alias: 'kyiv', link: 'tutors/kyiv/', tutors_count: 9 }])
    expect(data.stats).toEqual({ tutors: 9, orders: 2, cities: 1 })
    expect(data.reviews).toEqual([
      expect.objectContaining({ review_text: 'Зрозуміло пояснює', client_name: 'Олег', tutor_name: 'Айгерим С.', tutor_status: 3, mark: '5' }),
    ])
    expect(data.filter_lists?.lesson.find(({ id }) => id === 1)?.link).toBe('tutors/matematyka/')
    expect([data.faq_header, data.faq.length, data.microdata.faq?.['@type']]).toEqual(['Запитання', 4, 'FAQPage'])
  })

  test('counts the cities that are switched on and have a tutor', async () => {
    const { id } = await buildTutor(database, { homes: [{ city_id: 8 }], lessons: { 1: [3] } })
    const counted = async () => {
      database.cache.forget('all')
      return (await call(getMainPage)).data.stats.cities
    }
    const off = (active: boolean) => database.drizzle.update(cities).set({ active }).where(eq(cities.id, 8))
    expect(await counted()).toBe(2)
    await off(false)
    expect(await counted()).toBe(1)
    await off(true)
    await database.drizzle.delete(tutors).where(eq(tutors.id, id))
  })

  test('names a part that fails, shows the rest, and is whole again as soon as the part is', async () => {
    database.cache.forget('all')
    await database.drizzle.execute(sql`alter table order_counts rename to order_counts_away`)
    const broken = await call(getMainPage)
    await database.drizzle.execute(sql`alter table order_counts_away rename to order_counts`)
    expect([broken.code, broken.data.failed_parts, broken.data.stats.tutors, broken.data.tutors.length]).toEqual([200, ['stats'], 0, 8])
    const { data } = await call(getMainPage)
    expect([data.failed_parts, data.stats.tutors]).toEqual([[], 9])
  })

  test('is answered without the mark of the site when reviews of the site cannot be read', async () => {
    database.cache.forget('all')
    await database.drizzle.execute(sql`alter table site_reviews rename to site_reviews_away`)
    const { code, data } = await call(getMainPage)
    await database.drizzle.execute(sql`alter table site_reviews_away rename to site_reviews`)
    expect([code, data.failed_parts, data.site_review_stats, data.stats.tutors]).toEqual([200, ['site_review_stats'], null, 9])
  })

  test('is answered without any of its lists when the catalogue cannot be read', async () => {
    database.cache.forget('all')
    await database.drizzle.execute(sql`alter table listings rename to listings_away; alter table listing_counts rename to counts_away`)
    const { code, data } = await call(getMainPage)
    await database.drizzle.execute(sql`alter table listings_away rename to listings; alter table counts_away rename to listing_counts`)
    expect([code, data.failed_parts.toSorted(), data.filter_lists, data.reviews.length]).toEqual([
      200,
      ['blogs', 'filter_lists', 'stats', 'top_cities', 'top_lessons', 'tutors'],
      null,
      1,
    ])
  })

  test('is in all languages of the edition and stands beside those of the others', async () => {
    const { data } = await call(getMainPage, { lang: 'ru' })
    expect(data.metatags.h1).toBe('Найдите своего репетитора')
    expect(data.meta_canonical).toBe(`${site}/ru`)
    expect(data.lang_links).toEqual({ ua: '', ru: 'ru', en: 'en' })
    expect(data.hreflangs).toEqual({
      current_site: [
        { lang: 'uk', href: `${site}/` },
        { lang: 'ru', href: `${site}/ru` },
        { lang: 'en', href: `${site}/en` },
      ],
      other_sites: [{ lang: 'ru-KZ', href: 'http://kz.localhost:3000/' }],
    })
    expect(data.hreflangs_main).toBe(`${site}/`)
  })

  test('tells no reviews but of tutors who teach, and robots none of a school tutor', async () => {
    const client_id = (await buildClient(database)).id
    const reviewed = { client_id, status: 7 as const, review_status: 1 as const, review_mark: '5', review_value: 5, review_text: 'Зрозуміло' }
    for (const [n, status] of tutorStatuses.entries()) {
      const { id } = await buildTutor(database, { status, lessons: { 1: [3] }, homes: [{ city_id: 1 }] })
      const review_at = new Date(clock.now.getTime() + (n + 1) * 1000)
      await buildOrder(database, clock.now, { ...reviewed, review_at, tutors: [{ id, state: 'appointed' }] })
    }
    database.cache.forget('all')
    const { reviews } = (await call(getMainPage)).data
    // the third is the one of the first test
    expect(reviews.map(({ tutor_status }) => tutor_status)).toEqual([school, published, published])
    const toRobots = (await call(getMainPage, {}, { headers: { 'user-agent': 'Googlebot/2.1' } })).data.reviews
    expect(toRobots.map(({ tutor_status }) => tutor_status)).toEqual([published, published])
  })

  test('shows three good reviews of however many there are', async () => {
    const client_id = (await buildClient(database)).id
    const { id } = await buildTutor(database, { lessons: { 1: [3] }, homes: [{ city_id: 1 }] })
    const reviewed = { client_id, status: 7 as const, review_status: 1 as const, review_mark: '5', review_value: 5, review_at: clock.now }
    for (const review_text of ['Раз', 'Два', 'Три', 'Чотири'])
      await buildOrder(database, clock.now, { ...reviewed, review_text, tutors: [{ id, state: 'appointed' }] })
    database.cache.forget('all')
    expect((await call(getMainPage)).data.reviews).toHaveLength(3)
  })

  test.each(['ua', 'en'] as const)(
    'tells in %s which subjects and cities lead to nobody, whether or not search engines may find them',
    async (lang) => {
      await buildTutor(database, { homes: [{ city_id: 1 }], lessons: { 1: [3] } })
      database.cache.forget('all')
      const lists = (await call(getMainPage, { lang })).data.filter_lists
      const of = (list: { id: string | number; index: number; is_empty?: boolean | undefined }[] = [], id: number) => {
        const option = list.find((one) => one.id === id)
        return [option?.index, option?.is_empty ?? false]
      }
      const filled = [lang === 'en' ? 0 : 1, false]
      expect([of(lists?.lesson, 1), of(lists?.city, 1), of(lists?.lesson, 2), of(lists?.city, 8)]).toEqual([filled, filled, [0, true], [0, true]])
    },
  )
})

describe('the footer', () => {
  test('links to what lists somebody, and to countries that have a site', async () => {
    const { data } = await call(getFooter)
    expect(data.popular_lists).toMatchObject({
      custom_links: [],
      city: [{ link: 'tutors/kyiv/', name: 'Київ', value: 1 }],
      lesson: [{ link: 'tutors/matematyka/', name: 'Математика', id: 1 }],
      cities_lessons: [{ link: 'tutors/matematyka/kyiv/', name: 'Математика в Києві' }],
      lessons_and_lessons_online: { lessons_online: [{ link: 'tutors-online/matematyka/', name: 'Математика онлайн' }] },
    })
    const { city, lesson, cities_lessons, cities_and_cities_lessons, lessons_and_lessons_online } = data.popular_lists
    // the same once more, without what tells them from others
    expect({ cities: city, cities_lessons }).toMatchObject(cities_and_cities_lessons)
    expect(lesson).toMatchObject(lessons_and_lessons_online.lessons)
    expect(data.zno_list).toEqual([])
    expect(data.school_link).toBe('https://ua.school.example')
    expect(Object.keys(data.countries_list)).toEqual(['ua', 'es', 'pl', 'ru', 'kz', 'ng', 'uk', 'mx', 'us', 'in'])
    expect(data.countries_list).toMatchObject({ ua: { href: 'http://ua.localhost:3000', name: 'Україна' }, ru: { href: null }, es: { href: null } })
    // an installation of its own serves it
    expect(data.countries_list.pl?.href).toMatch(/docento\.pl/)
  })

  test('links to the exam of the subjects that somebody prepares for it', async () => {
    await buildTutor(database, { lessons: { 1: [NMT], 3: [3] } })
    database.cache.forget('all')
    const { zno_list, popular_lists } = (await call(getFooter)).data
    const link = 'tutors/matematyka/nmt/'
    expect(zno_list).toEqual([{ url: link, name: 'Математика' }])
    expect(popular_lists.matura).toEqual([{ link, name: 'Математика' }])
    const set = async (active: boolean) => {
      await database.drizzle.update(levels).set({ active }).where(eq(levels.id, NMT))
      database.cache.forget('all')
    }
    await set(false)
    const off = (await call(getFooter)).data.zno_list
    await set(true)
    expect(off).toEqual([])
  })

  test.each([
    ['city', cities, [false, true, false, true, true]],
    ['subject', lessons, [true, false, false, false, false]],
    ['exam', levels, [true, true, true, true, false]],
  ])('links to no %s that staff keep out of it', async (_, table, links) => {
    const linked = async () => {
      database.cache.forget('all')
      const { city, lesson, cities_lessons, lessons_and_lessons_online: online, matura } = (await call(getFooter)).data.popular_lists
      return [city, lesson, cities_lessons, online.lessons_online, matura].map((links) => links.length > 0)
    }
    await database.drizzle.update(table).set({ in_footer: false })
    expect(await linked()).toEqual(links)
    await database.drizzle.update(table).set({ in_footer: true })
    expect(await linked()).toEqual([true, true, true, true, true])
  })
})

describe('a static page', () => {
  test('comes by its alias in the language asked for', async () => {
    const { data } = await call(getStaticPage, { alias: 'about', lang: 'ru' })
    expect(data).toMatchObject({
      alias: 'about',
      metatags: { h1: 'О Docento', metad: 'Хто ми' },
      meta_canonical: `${site}/ru/about`,
      meta_robots: 'index, follow',
    })
    expect(data.lang_links).toEqual({ ua: 'about', ru: 'ru/about' })
  })

  test('is found without the p/ of its path, and may be kept out of search results', async () =>
    expect((await call(getStaticPage, { alias: 'oferta' })).data).toMatchObject({
      alias: 'p/oferta',
      meta_robots: 'noindex, follow',
      hreflangs_main: '',
    }))

  test.each([
    ['hidden', { alias: 'old' }],
    ['unknown', { alias: 'nothing' }],
    ['not written in the language', { alias: 'about', lang: 'en' as const }],
  ])('that is %s is not_found', async (_, input) => expect(await call(getStaticPage, input)).toMatchObject({ code: 404, error: 'not_found' }))
})

test('the main page names first the five of the popular subjects that most teach, then the others by number', async () => {
  const popular = [2, 3, 4, 5, 6, 7]
  await database.drizzle.update(lessons).set({ popular: sql`${lessons.id} in ${popular}` })
  for (const n of popular.keys()) await buildTutor(database, { lessons: Object.fromEntries(popular.slice(0, n + 1).map((id) => [id, []])) })
  database.cache.forget('all')
  const named = async () => (await call(getMainPage)).data.top_lessons.map(({ id }) => id)
  expect(await named()).toEqual([2, 3, 4, 5, 6, 1])
})

test('the main page names five levels of a subject at most, those that somebody teaches', async () => {
  const taught = [3, 6, 5, 4, 2, 7]
  await buildTutor(database, { lessons: { 1: taught } })
  database.cache.forget('all')
  const { top_lessons } = (await call(getMainPage)).data
  expect(top_lessons.find(({ id }) => id === 1)?.levels).toHaveLength(5)
})

test('the whole catalogue and the lists of all cities and subjects stand beside those of other editions, what lies below beside none', async () => {
  const others = async (asked: Promise<{ data: { hreflangs: { other_sites: { href: string }[] } } }>) =>
    (await asked).data.hreflangs.other_sites.map(({ href }) => href.replace('http://kz.localhost:3000/', ''))
  expect(await others(call(getCatalogue, { query: 'tutors/' }))).toEqual(['repetitor/'])
  expect(await others(call(getCatalogue, { query: 'tutors-online/' }))).toEqual(['repetitor-online/'])
  expect([await others(call(getAllCities)), await others(call(getAllSubjects))]).toEqual([['all-cities/'], ['all-subjects/']])
  await buildTutor(database, { homes: [{ city_id: 1, district_id: 101 }] })
  database.cache.forget('all')
  const below = [call(getCatalogue, { query: 'tutors/matematyka/' }), call(getAllDistricts, { alias: 'kyiv' }), call(getAllTags)]
  expect(await Promise.all(below.map(others))).toEqual([[], [], []])
})

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { getExaminationTests, getFooter, getVacancies, getVacancy, getVideos } from '../../../schemas/index.ts'
import { examinationTests, vacancies, videos } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { readMap } from '../../sitemap.ts'

const { app, call, database } = await useApp({ edition: 'ua' })
await buildReference(database)
/** As every process does that hears of a change. */
const forget = () => database.cache.forget(['content'])
const video = { name: 'Як вибрати репетитора', lang: 'ua', youtube_video: 'https://youtu.be/aaaaaaaaaaa', video_id: 'aaaaaaaaaaa' }
const job = { lang: 'ru', name: 'Редактор', employment: 'part' as const, description: '<p>Писать</p>', contact_email: 'jobs@example.com' }
const material = { alias: 'nmt-2025', name: 'НМТ 2025', link: 'https://exam.example/2025' }

beforeEach(async () => {
  for (const table of [videos, vacancies, examinationTests]) await database.drizzle.delete(table)
  forget()
})

describe('videos', () => {
  test('stand in the order of staff in their language, which alone has the list', async () => {
    await database.drizzle.insert(videos).values([
      { ...video, name: 'Друге', sort: 2 },
      { ...video, name: 'Перше', sort: 1 },
      { ...video, name: 'Сховане', active: false },
    ])
    expect((await call(getVideos, { lang: 'ua' })).data.videos.map(({ name }) => name)).toEqual(['Перше', 'Друге'])
    expect((await call(getVideos, { lang: 'ua' })).data.metatags.title).toBe('Відео · Docento')
    expect((await call(getVideos, { lang: 'ru' })).error).toBe('not_found')
    expect((await call(getFooter, { lang: 'ua' })).data.lists).toContain('videos')
    await database.drizzle.update(videos).set({ active: false })
    forget()
    expect((await call(getVideos, { lang: 'ua' })).error).toBe('not_found')
  })

  test('of a subject are an empty list where none is about it, and none of a subject that there is not', async () => {
    await database.drizzle.insert(videos).values(video)
    const { data } = await call(getVideos, { lang: 'ua', lesson: '1' })
    expect(data).toMatchObject({ videos: [], total_count: 0, pages_count: 0, meta_robots: 'noindex, follow' })
    expect(data.microdata).not.toHaveProperty('videos')
    expect((await call(getVideos, { lang: 'ua', lesson: 'nothing' })).error).toBe('not_found')
    expect((await call(getVideos, { lang: 'ru', lesson: '1' })).error).toBe('not_found')
  })
})

test('a list names its languages to the switcher where it has another than the reader’s', async () => {
  await database.drizzle.insert(videos).values(video)
  expect((await call(getVideos, { lang: 'ua' })).data.lang_links).toEqual({})
  await database.drizzle.insert(videos).values({ ...video, lang: 'ru' })
  forget()
  for (const lang of ['ua', 'ru'] as const) expect((await call(getVideos, { lang })).data.lang_links).toEqual({ ua: 'videos', ru: 'ru/videos' })
})

test('search engines are told of a video by its name where nothing describes it', async () => {
  await database.drizzle.insert(videos).values([
    { ...video, sort: 1 },
    { ...video, sort: 2, description: 'П’ять порад' },
  ])
  const { videos: list } = (await call(getVideos, { lang: 'ua' })).data.microdata
  expect(list).toMatchObject({ itemListElement: [{ item: { description: video.name } }, { item: { description: 'П’ять порад' } }] })
})

describe('places of work', () => {
  test('name to search engines the languages that have some, and lead readers to all', async () => {
    await database.drizzle.insert(vacancies).values([job, { ...job, lang: 'ua' }])
    const read = async () => {
      forget()
      const { hreflangs, meta_robots, lang_links } = (await call(getVacancies, { lang: 'ru' })).data
      return { langs: hreflangs.current_site.map(({ lang }) => lang), meta_robots, switched: Object.keys(lang_links) }
    }
    const switched = ['ua', 'ru', 'en']
    expect(await read()).toEqual({ langs: ['uk', 'ru'], meta_robots: 'index, follow', switched })
    await database.drizzle.update(vacancies).set({ active: false }).where(eq(vacancies.lang, 'ua'))
    expect(await read()).toEqual({ langs: [], meta_robots: 'index, follow', switched })
  })

  test('are listed in their language, the newest first, each at one address', async () => {
    const [older, row] = await database.drizzle.insert(vacancies).values([job, job]).returning()
    const id = row?.id ?? 0
    expect((await call(getVacancies, { lang: 'ru' })).data.vacancies).toMatchObject([{ id, employment: 'part' }, { id: older?.id }])
    expect((await call(getVacancies, { lang: 'ua' })).data).toMatchObject({ vacancies: [], meta_robots: 'noindex, follow' })
    const { microdata } = (await call(getVacancy, { id, lang: 'ru' })).data
    expect(Object.values(microdata).map((graph) => graph['@type'])).toEqual(['BreadcrumbList', 'JobPosting'])
    const { error, data } = await call(getVacancy, { id, lang: 'ua' })
    expect([error, data]).toEqual(['not_found', { moved_to: `ru/vacancy/${id}` }])
  })

  test('tell search engines where and how one works, in a title with the city and a description that ends at a word', async () => {
    const description = `<p>${'Писать и править статьи. '.repeat(20)}</p>`
    const [row] = await database.drizzle
      .insert(vacancies)
      .values({ ...job, city: 'Киев', description })
      .returning()
    const { metatags, microdata } = (await call(getVacancy, { id: row?.id ?? 0, lang: 'ru' })).data
    expect(metatags.title).toBe('Редактор · Киев')
    expect(metatags.metad).toMatch(/^Писать и .{100,150}(Писать|и|править|статьи)…$/)
    expect(microdata.job).toMatchObject({
      employmentType: 'PART_TIME',
      jobLocation: { address: { addressCountry: 'UA', addressLocality: 'Киев' } },
    })
  })

  test('that are taken are seen no more', async () => {
    const [row] = await database.drizzle
      .insert(vacancies)
      .values({ ...job, active: false })
      .returning()
    expect((await call(getVacancy, { id: row?.id ?? 0, lang: 'ru' })).error).toBe('not_found')
    expect((await call(getVacancies, { lang: 'ru' })).data.vacancies).toEqual([])
  })
})

describe('study materials', () => {
  test('stand subject by subject, those of no subject behind them, the latest year first and those of none last; those that are off do not', async () => {
    await database.drizzle.insert(examinationTests).values([
      { ...material, year: 2024, alias: 'a' },
      { ...material, year: 2025, alias: 'b' },
      { ...material, alias: 'without' },
      { ...material, alias: 'c', lesson_id: 1 },
      { ...material, alias: 'd', active: false },
    ])
    const { data } = await call(getExaminationTests, { lang: 'ua' })
    expect(data.examination_tests.map(({ alias }) => alias)).toEqual(['c', 'b', 'a', 'without'])
    expect(data.examination_tests[0]?.lesson).not.toBeNull()
    expect((await call(getExaminationTests, { lang: 'ua', lesson: 'nothing' })).error).toBe('not_found')
  })
})

test('the sitemap names the lists that have something', async () => {
  await database.drizzle.insert(videos).values(video)
  const [row] = await database.drizzle.insert(vacancies).values(job).returning()
  const map = await readMap(app, 'ua.localhost')
  for (const path of ['videos', 'ru/vacancy', `ru/vacancy/${row?.id}`, 'test/english/', 'ru/test/english/start'])
    expect(map).toContain(`<loc>http://ua.localhost/${path}</loc>`)
  for (const path of ['ru/videos', 'vacancy', 'reviews', 'materials/', 'en/test/english/'])
    expect(map).not.toContain(`<loc>http://ua.localhost/${path}</loc>`)
})

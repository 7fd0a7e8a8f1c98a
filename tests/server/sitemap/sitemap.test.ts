import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_STATUS, SITE_REVIEW_STATUS } from '../../../schemas/index.ts'
import { addressBehind, hostBehind } from '../../../server/http/proxies.ts'
import { visitorsOf } from '../../../server/http/visitors.ts'
import { changeTutor } from '../../../server/profiles/rows.ts'
import { sitemap } from '../../../server/sitemap/sitemap.ts'
import { staticPages } from '../../../server/static-pages/table.ts'
import { blogs, examinationTests, pageMetatags, tags, vacancies, videos } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAd, buildBlog, buildSiteReview } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildCategory, buildNews } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'
import { locationsIn, readMap } from '../../sitemap.ts'

const { app, database, databases, edition, outside, settings, host, clock } = await useApp({ edition: 'ua' })
const site = `http://${host}`

let ids: number[]
beforeAll(async () => {
  await buildReference(database)
  const page = { name: 'x', h1: 'x', title: 'x', text: 'x' }
  await database.drizzle.insert(staticPages).values([
    { ...page, alias: 'about', lang: 'ua' },
    { ...page, alias: 'about', lang: 'ru' },
    { ...page, alias: 'p/hidden', lang: 'ua', status: 0 },
    { ...page, alias: 'p/quiet', lang: 'ua', noindex: true },
  ])
  const here = await buildTutor(database, { homes: [{ city_id: 1, district_id: 101 }], lessons: { 1: [3] } })
  const away = await buildTutor(database, { travels: [{ city_id: 3 }], work_online: false, lessons: { 1: [6] } })
  await buildTutor(database, { status: 4 })
  ids = [here.id, away.id]
})

const aliasOf = async (table: string, id: number): Promise<string> =>
  (await database.pool.query<{ alias: string }>(`select alias from ${table} where id = $1`, [id])).rows[0]?.alias ?? ''
const read = async (url: string, from = app) => from.inject({ url, headers: { host } })
const addressesIn = (xml: string) => locationsIn(xml).map((address) => address.replace(`${site}/`, ''))

test('robots.txt closes panel and API but for what pages show of it, and names the map', async () => {
  const { statusCode, headers, body } = await read('/robots.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Disallow: /panel$\nDisallow: /panel/\nDisallow: /api/\nAllow: /api/uploads/\nAllow: /api/texts/\n')
  expect(body).toContain(`Sitemap: ${site}/sitemap.xml\n`)
})

test('robots.txt of the blog names the blog’s own map', async () => {
  const { body } = await app.inject({ url: '/robots.txt', headers: { host: `blog.${host}` } })
  expect(body).toContain(`Sitemap: http://blog.${host}/sitemap.xml\n`)
})

test('robots.txt of the blog closes no post whose name begins as the back office’s address does', async () => {
  const { body } = await app.inject({ url: '/robots.txt', headers: { host: `blog.${host}` } })
  const rules = [...body.matchAll(/^Disallow: (.*?)(\$?)$/gm)]
  const isClosed = (path: string) => rules.some(([, start = '', isWhole]) => (isWhole ? path === start : path.startsWith(start)))
  expect(['/panel', '/panel/orders', '/panelna-dyskusiya-7'].map(isClosed)).toEqual([true, true, false])
})

test('robots.txt is kept for a minute, so that what staff saved is soon read, and the map for an hour', async () => {
  const kept = await Promise.all(['/robots.txt', '/sitemap.xml'].map(async (url) => (await read(url)).headers['cache-control']))
  expect(kept).toEqual(['public, max-age=60', 'public, max-age=3600'])
})

describe('the map', () => {
  test('lists pages, filled catalogue pages and shown profiles in the languages kept up', async () => {
    const all = addressesIn(await readMap(app, host))
    expect(new Set(all).size).toBe(all.length)
    for (const path of [
      '',
      'ru',
      'en',
      'register',
      'ru/register',
      'about',
      'ru/about',
      'tutors/',
      'ru/tutors/',
      'tutors-online/matematyka/seredni-klasy/',
      `user-${ids[0]}/`,
      `ru/user-${ids[1]}/`,
    ])
      expect(all).toContain(path)
    const some = (part: string) => all.some((path) => path.includes(part))
    expect(some('tutors/matematyka/kyiv/')).toBe(true)
    expect(some('tutors/matematyka/nmt/odesa/')).toBe(true)
    expect(some('tutors-online/matematyka/nmt/')).toBe(false)
    expect(some('tutors/fizyka/')).toBe(false)
    expect(some('kharkiv')).toBe(false)
    expect(some('en/tutors')).toBe(false)
    expect(some('hidden') || some('quiet')).toBe(false)
    expect(some('all-tags')).toBe(false)
    expect(all.filter((path) => path.includes('user-'))).toHaveLength(4)
  })

  test('names a file for each kind of page, none for a kind without any', async () => {
    const { statusCode, headers, body } = await read('/sitemap.xml')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(addressesIn(body)).toEqual(['pages', 'catalogue', 'tutors'].map((kind) => `sitemap-${kind}-1.xml`))
    const pagesOf = async (kind: string) => addressesIn((await read(`/sitemap-${kind}-1.xml`)).body)
    expect(await pagesOf('pages')).toContain('ru/about')
    expect((await pagesOf('catalogue')).filter((path) => !/^(ru\/)?(tutors|all-)/.test(path))).toEqual([])
    expect(await pagesOf('tutors')).toEqual(ids.flatMap((id) => [`user-${id}/`, `ru/user-${id}/`]))
  })

  test('says when a profile changed last, and of the catalogue when the last profile did', async () => {
    const lastOf = (xml: string, path: string) => new RegExp(`<loc>${site}/${path}</loc><lastmod>([^<]*)`).exec(xml)?.[1]
    const at = new Date(Date.UTC(2027, 0, 8))
    const [id = 0] = ids
    await database.transaction((tx) => changeTutor({ tx, edition, now: at }, id, { description: 'Ще раз про себе' }))
    database.cache.forget('all')
    const index = (await read('/sitemap.xml')).body
    const profiles = (await read('/sitemap-tutors-1.xml')).body
    const said = [lastOf(profiles, `ru/user-${id}/`), lastOf(index, 'sitemap-tutors-1.xml'), lastOf(index, 'sitemap-catalogue-1.xml')]
    expect(said).toEqual([at, at, at].map((day) => day.toISOString()))
  })

  test.each(['/sitemap.xml', '/sitemap-tutors-1.xml'])('travels in the encoding that a crawler takes: %s', async (url) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { host, 'accept-encoding': 'gzip' } })
    const told = { 'content-type': 'application/xml; charset=utf-8', 'content-encoding': 'gzip', vary: 'accept-encoding' }
    expect([statusCode, headers]).toEqual([200, expect.objectContaining(told)])
    expect(gunzipSync(rawPayload).toString()).toBe((await read(url)).body)
  })

  test.each<[string, Parameters<typeof buildTutor>[1]]>([
    ['of the school', { status: 6 }],
    ['who keeps search engines out', { settings: { profile_in_search_engines: false } }],
    ['with an overdue order', { overdue_disabled: true }],
  ])('shows no way to a tutor %s', async (_, row) => {
    const { id } = await buildTutor(database, row)
    // profiles are read up to the last one of the catalogue
    const { id: another } = await buildTutor(database)
    database.cache.forget('all')
    const listed = addressesIn(await readMap(app, host))
    expect([id, another].map((one) => listed.includes(`user-${one}/`))).toEqual([false, true])
  })

  test('names no page of what is switched off, though somebody is still listed for it', async () => {
    const words = ['репетитор']
    const [tag] = await database.drizzle.insert(tags).values({ alias: 'tutors', catalog_type: 'offline', words, texts: {} }).returning()
    const { pool } = database
    await pool.query('insert into listing_counts (subject, place, price, traits, n) values ($1, 0, 0, 0, 5)', [-(tag?.id ?? 0)])
    const listed = async () => {
      database.cache.forget('all')
      const all = addressesIn(await readMap(app, host))
      return (part: string) => all.some((path) => path.includes(part))
    }
    const off: [Parameters<typeof pool.query>[0] & string, number, string][] = [
      ['tags', tag?.id ?? 0, 'tutors/tag/tutors/'],
      ['levels', 3, 'tutors/matematyka/seredni-klasy/'],
      ['districts', 101, `tutors/kyiv/${await aliasOf('districts', 101)}/`],
      ['lessons', 1, 'tutors/matematyka/'],
      ['cities', 1, 'tutors/kyiv/'],
    ]
    for (const [table, id, path] of off) {
      expect([path, (await listed())(path)]).toEqual([path, true])
      await pool.query(`update ${table} set active = false where id = $1`, [id])
      expect([path, (await listed())(path)]).toEqual([path, false])
      await pool.query(`update ${table} set active = true where id = $1`, [id])
    }
    database.cache.forget('all')
  })

  test('names no list of cities or of subjects that has nobody on it, which search engines are told to leave', async () => {
    const { pool } = database
    await pool.query('create table away as select * from listing_counts')
    const lists = async (without: string) => {
      await pool.query(`delete from listing_counts where ${without}`)
      database.cache.forget('all')
      return addressesIn(await readMap(app, host)).filter((path) => /^all-(?:cities|subjects)/.test(path))
    }
    expect(await lists('false')).toEqual(['all-cities/', 'all-subjects/'])
    expect(await lists('subject = 0')).toEqual(['all-subjects/'])
    expect(await lists('true')).toEqual([])
    await pool.query('insert into listing_counts select * from away; drop table away')
    database.cache.forget('all')
  })

  test('names subjects in a district, and no levels of them there', async () => {
    const all = addressesIn(await readMap(app, host))
    const district = `kyiv/${await aliasOf('districts', 101)}/`
    expect(all).toContain(`tutors/matematyka/${district}`)
    expect(all.filter((path) => path.endsWith(district) && path.includes('seredni-klasy'))).toEqual([])
  })

  test('has the districts of a city that is travelled to as a whole', async () => {
    const odesa = addressesIn(await readMap(app, host)).filter((path) => path.startsWith('tutors/odesa/'))
    expect(odesa.length).toBeGreaterThan(2)
  })
})

describe('what staff publish', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n))
  const changedIn = (xml: string, path: string) => new RegExp(`<loc>${site}/${path}</loc><lastmod>([^<T]*)`).exec(xml)?.[1]
  const video = { name: 'x', youtube_video: 'https://youtu.be/aaaaaaaaaaa', video_id: 'aaaaaaaaaaa' }
  const vacancy = { name: 'x', employment: 'full' as const, description: 'x', contact_email: 'work@docento.test' }

  test('is named with the day of its last change, a list with that of the last in it', async () => {
    await database.drizzle.insert(videos).values([
      { ...video, lang: 'ua', updated_at: day(3) },
      { ...video, lang: 'ua', updated_at: day(5) },
      { ...video, lang: 'ua', updated_at: day(9), active: false },
    ])
    await database.drizzle.insert(examinationTests).values({ alias: 'x', name: 'x', link: 'https://x.example', updated_at: day(6) })
    const [open] = await database.drizzle
      .insert(vacancies)
      .values([
        { ...vacancy, lang: 'ua', updated_at: day(7) },
        { ...vacancy, lang: 'ua', updated_at: day(4) },
        { ...vacancy, lang: 'ua', updated_at: day(9), active: false },
      ])
      .returning()
    database.cache.forget('all')
    const map = await readMap(app, host)
    const paths = ['videos', 'materials/', 'ru/materials/', 'vacancy', `vacancy/${open?.id}`, 'ru/videos', 'ru/vacancy']
    const days = ['05', '06', '06', '07', '07', undefined, undefined]
    expect(paths.map((path) => changedIn(map, path))).toEqual(days.map((one) => one && `2026-01-${one}`))
  })

  test('and hide again is not named', async () => {
    const rows = [true, false].map((active) => ({ ...vacancy, lang: 'ua', active }))
    const made = await database.drizzle.insert(vacancies).values(rows).returning()
    await buildSiteReview(database, { status: SITE_REVIEW_STATUS.inactive })
    database.cache.forget('all')
    const listed = addressesIn(await readMap(app, host))
    expect(made.map(({ id }) => listed.includes(`vacancy/${id}`))).toEqual([true, false])
    expect(listed).not.toContain('reviews')
  })

  test('and tutors wrote is named while it is shown', async () => {
    const tutor_id = ids[0] ?? 0
    const { id: category_id } = await buildCategory(database, { lang: 'ua' })
    const hidden = await buildNews(database, { category_id, lang: 'ua' })
    const told = await buildNews(database, { category_id, lang: 'ua', published: true, published_at: clock.now })
    expect(addressesIn(await readMap(app, host))).not.toContain('ads')
    const shown = { tutor_id, lang: 'ua', status: CONTENT_STATUS.published, published_at: clock.now }
    const made = [
      await buildAd(database, shown),
      await buildAd(database, { tutor_id }),
      await buildBlog(database, shown),
      await buildBlog(database, { tutor_id, lang: 'ua' }),
    ]
    const material = { name: 'x', link: 'https://x.example', active: false }
    await database.drizzle.update(examinationTests).set({ active: false })
    await database.drizzle.insert(examinationTests).values({ ...material, alias: 'hidden' })
    database.cache.forget('all')
    const all = addressesIn(await readMap(app, host))
    const ofBlog = await readMap(app, `blog.${host}`)
    expect(made.map(({ alias }) => all.includes(`ads/${alias}`) || ofBlog.includes(`/${alias}<`))).toEqual([true, false, true, false])
    expect(all).not.toContain('materials/')
    expect([hidden, told].map(({ alias }) => all.includes(`news/${alias}`))).toEqual([false, true])
    await database.drizzle.delete(blogs)
  })
})

describe('more addresses than a file may list', async () => {
  const small = Fastify()
  await small.register((await import('@fastify/cookie')).default)
  await small.register(sitemap, {
    settings,
    databases,
    clock: () => clock.now,
    outside,
    hostOf: hostBehind(() => false),
    addressOf: addressBehind(() => false),
    limit: async () => {},
    visitors: visitorsOf(outside.experiments),
    most: 10,
  })

  test('are parted into files that the map names, and nothing is lost', async () => {
    const files = addressesIn((await read('/sitemap.xml', small)).body)
    expect(files).toContain('sitemap-catalogue-2.xml')
    const parts = await Promise.all(files.map(async (name) => addressesIn((await read(`/${name}`, small)).body)))
    expect(parts.every((part) => part.length <= 10)).toBe(true)
    expect(parts.flat().sort()).toEqual(addressesIn(await readMap(app, host)).sort())
  })

  test('name none of profiles while staff keep those out of search results in every language', async () => {
    const keptOut = await database.drizzle
      .insert(pageMetatags)
      .values((['ua', 'ru'] as const).map((lang) => ({ page: 'tutor', lang, robots: 'noindex, follow' })))
      .returning()
    database.cache.forget(['content'])
    expect((await read('/sitemap.xml', small)).body).not.toContain('sitemap-tutors')
    expect((await read('/sitemap-tutors-1.xml', small)).statusCode).toBe(404)
    for (const { id } of keptOut) await database.drizzle.delete(pageMetatags).where(eq(pageMetatags.id, id))
    database.cache.forget(['content'])
    expect((await read('/sitemap.xml', small)).body).toContain('sitemap-tutors')
  })

  test.each(['/sitemap-pages-0.xml', '/sitemap-pages-999.xml', '/sitemap-tutors-9.xml', '/sitemap-other-1.xml'])('%s is no file', async (url) =>
    expect((await read(url, small)).statusCode).toBe(404),
  )

  const readBlog = async (url: string) => (await small.inject({ url, headers: { host: `blog.${host}` } })).body

  test('are those of the site, not of the blog', async () => {
    const { statusCode } = await small.inject({ url: '/sitemap-tutors-1.xml', headers: { host: `blog.${host}` } })
    expect(statusCode).toBe(404)
  })

  test('are parted on the blog as well, each file named with its last change', async () => {
    const days = Array.from({ length: 12 }, (_, n) => new Date(Date.UTC(2026, 0, n + 1)))
    for (const day of days)
      await buildBlog(database, { tutor_id: ids[0] ?? 0, status: CONTENT_STATUS.published, lang: 'ua', published_at: day, sent_at: day })
    database.cache.forget('all')
    const map = await readBlog('/sitemap.xml')
    const files = [...map.matchAll(/<sitemap><loc>http:\/\/blog\.[^/]*(\/[^<]*)<\/loc><lastmod>([^<T]*)/g)]
    expect(files.map(([, path, day]) => [path, day])).toEqual([
      ['/sitemap-posts-1.xml', '2026-01-12'],
      ['/sitemap-posts-2.xml', '2026-01-03'],
      ['/sitemap-authors-1.xml', '2026-01-12'],
    ])
    const parts = await Promise.all(files.map(async ([, path = '']) => locationsIn(await readBlog(path))))
    expect(parts.map(({ length }) => length)).toEqual([10, 3, 1])
    expect(parts.flat()).toEqual(locationsIn(await readMap(app, `blog.${host}`)))
  })

  test('a part that is none answers whoever opens it by the site’s page', async () => {
    const told = async (url: string, accept: string) => {
      const { statusCode, headers } = await app.inject({ url, headers: { host, accept } })
      return [statusCode, headers['content-type']]
    }
    const page = [404, 'text/html; charset=utf-8']
    for (const url of ['/sitemap-pages-9.xml', '/sitemap-other-1.xml', '/feed.xml', '/img/none.png', '/styles/none.css'])
      expect([url, await told(url, 'text/html,*/*;q=0.8')]).toEqual([url, page])
    for (const [url, accept] of [
      ['/img/none.png', 'image/avif,*/*'],
      ['/api/uploads/none.png', 'text/html'],
      ['/api/uploads/sizes/none.avif', 'text/html'],
    ] as const)
      expect([url, await told(url, accept)]).toEqual([url, [404, 'application/json; charset=utf-8']])
  })
})

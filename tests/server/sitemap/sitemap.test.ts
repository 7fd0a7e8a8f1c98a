import Fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressBehind, hostBehind } from '../../../server/http/proxies.ts'
import { visitorsOf } from '../../../server/http/visitors.ts'
import { sitemap } from '../../../server/sitemap/sitemap.ts'
import { staticPages } from '../../../server/static-pages/table.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, database, databases, outside, settings, host, clock } = await useApp({ edition: 'ua' })
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
  const school = await buildTutor(database, { lessons: { 1: [3] }, status: 6 })
  await buildTutor(database, { status: 4 })
  ids = [here.id, away.id, school.id]
})

const read = async (url: string, from = app) => from.inject({ url, headers: { host } })
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(`${site}/`, ''))

test('robots.txt closes panel and API and names the map', async () => {
  const { statusCode, headers, body } = await read('/robots.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Disallow: /panel\n')
  expect(body).toContain(`Sitemap: ${site}/sitemap.xml\n`)
})

describe('the map', () => {
  test('lists pages, filled catalogue pages and shown profiles in the languages kept up', async () => {
    const { statusCode, headers, body } = await read('/sitemap.xml')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const all = addressesIn(body)
    expect(new Set(all).size).toBe(all.length)
    for (const path of [
      '',
      'ru',
      'en',
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
    expect(all.filter((path) => path.includes('user-'))).toHaveLength(4)
  })

  test('shows no way to a school tutor', async () => {
    expect((await read('/sitemap.xml')).body).not.toContain(`user-${ids[2]}/`)
  })

  test('has the districts of a city that is travelled to as a whole', async () => {
    const odesa = addressesIn((await read('/sitemap.xml')).body).filter((path) => path.startsWith('tutors/odesa/'))
    expect(odesa.length).toBeGreaterThan(2)
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
    expect(files.every((name) => /^sitemap-(pages|tutors)-\d+\.xml$/.test(name))).toBe(true)
    const parts = await Promise.all(files.map(async (name) => addressesIn((await read(`/${name}`, small)).body)))
    expect(parts.every((part) => part.length <= 10)).toBe(true)
    expect(parts.flat().sort()).toEqual(addressesIn((await read('/sitemap.xml')).body).sort())
  })

  test.each(['/sitemap-pages-0.xml', '/sitemap-pages-999.xml', '/sitemap-tutors-9.xml', '/sitemap-other-1.xml'])('%s is no file', async (url) =>
    expect((await read(url, small)).statusCode).toBe(404),
  )
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { getCatalogue, getPublicNews, getTutor } from '../../../schemas/index.ts'
import { keepImage } from '../../../server/files/pictures.ts'
import { tutors } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildCategory, buildNews } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, database, outside, settings } = await useApp()
beforeAll(() => buildReference(database))

const ask = (url: string) => app.inject(url)
/** Path of the picture that a page's answer names. */
const pictureOf = ({ open_graph }: { open_graph: Record<string, string> }) => (open_graph.image ?? '').replace(/^https?:\/\/[^/]+/, '')
const ofTutor = async (id: number) => pictureOf((await call(getTutor, { id })).data)
const forever = 'public, max-age=31536000, immutable'
const folder = join(settings.dataDir, 'share-pictures')

/** Asks for a picture and holds that it is one of the size that pages tell. */
async function see(url: string) {
  const { statusCode, headers, rawPayload } = await ask(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  return { cache: headers['cache-control'], bytes: rawPayload }
}

test('a profile, a list of tutors and an article each have a picture of their own, kept for good by the address that the page names', async () => {
  const { id } = await buildTutor(database)
  const { id: category_id } = await buildCategory(database)
  await buildNews(database, { category_id, alias: 'exam', published: true, published_at: new Date() })
  const pages = [
    await ofTutor(id),
    pictureOf((await call(getCatalogue, { query: 'repetitor/' })).data),
    pictureOf((await call(getPublicNews, { alias: 'exam' })).data),
  ]
  for (const page of pages) {
    expect(page).toMatch(/^\/share\/ru\/[a-z]+\/[a-z0-9/-]+\.jpg\?v=[0-9a-f]{10}$/)
    expect((await see(page)).cache).toBe(forever)
  }
  expect(new Set(pages).size).toBe(3)
})

test('a picture says what the profile says now: a new price has a new address, and that of yesterday is kept for minutes only', async () => {
  const { id } = await buildTutor(database)
  const before = await ofTutor(id)
  const old = await see(before)
  await database.drizzle.update(tutors).set({ rate_id: 8000 }).where(eq(tutors.id, id))
  database.cache.forget([`tutor:${id}`])
  expect(await ofTutor(id)).not.toBe(before)
  const { cache, bytes } = await see(before)
  expect(cache).toBe('public, max-age=300')
  expect(bytes.equals(old.bytes)).toBe(false)
})

test('the photo stands in it; one whose file is away leaves the place to our drawing', async () => {
  const { file } = await keepImage(outside.files.uploads, sharp({ create: { width: 512, height: 512, channels: 3, background: '#ff0000' } }))
  const middle = async (photo: string) => {
    const avatar = { full: photo, preview: photo, preview_2x: photo, preview_130: photo, preview_130_2x: photo, original: photo }
    const { id } = await buildTutor(database, { avatar })
    const { bytes } = await see(await ofTutor(id))
    const { data } = await sharp(bytes).extract({ left: 260, top: 120, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true })
    return [...data].map((part) => Math.round(part / 64))
  }
  expect(await middle(file)).toEqual([4, 0, 0])
  expect(await middle(`${'0'.repeat(32)}.webp`)).not.toEqual([4, 0, 0])
})

test('a tutor who is no more to be seen has none, whoever kept its address', async () => {
  const { id } = await buildTutor(database)
  const address = await ofTutor(id)
  await see(address)
  for (const status of [5, 7, 8]) {
    await database.drizzle.update(tutors).set({ status }).where(eq(tutors.id, id))
    database.cache.forget([`tutor:${id}`])
    expect((await ask(address)).statusCode).toBe(404)
  }
})

const long = 'Ж'.repeat(5000)
test.each([
  ['markup', '</svg><script>alert(1)</script>', '<image href="file:///etc/passwd"/>'],
  ['entities', '&lt;&#0;]]>', '<!ENTITY x "y">'],
  ['nothing that can be drawn', '\u202e\u200b\ufeff', '\u{1F468}\u200d\u{1F469}'],
  ['letters of Kazakh and Polish', 'Әсел Құрманғалиқызы', 'Żółć-Gęślą'],
  ['other scripts', 'محمد', '李小龍'],
  ['more letters than a line has', `${'Ab '.repeat(30)}`, 'Щ'.repeat(50)],
])('a name of %s is drawn without harm', async (_, name, last_name) => {
  const { id } = await buildTutor(database, { name, last_name })
  await see(await ofTutor(id))
})

describe('there is no picture', () => {
  test.each([
    '/share/ru/tutor/999999.jpg',
    '/share/ru/tutor/abc.jpg',
    '/share/ru/tutor/1.png',
    '/share/ru/tutor/.jpg',
    '/share/en/tutor/1.jpg',
    '/share/ru/toString/1.jpg',
    '/share/ru/catalogue/nobody.jpg',
    '/share/ru/catalogue/repetitor/vokal.jpg',
    '/share/ru/catalogue/repetitor/nobody.jpg',
    '/share/ru/catalogue/repetitor/9.jpg',
    '/share/ru/news/..%2f..%2fsecret.jpg',
    '/share/ru/tutor/%00.jpg',
    '/share/ru/news/%ff.jpg',
    `/share/ru/news/${long.slice(0, 400)}.jpg`,
  ])('at %s', async (url) => expect((await ask(encodeURI(url).replaceAll('%25', '%'))).statusCode).toBe(404))
})

test('whoever asks for one picture at once gets one file of it', async () => {
  const { id } = await buildTutor(database, { name: 'Единственная' })
  const address = await ofTutor(id)
  const before = readdirSync(folder).length
  await Promise.all([1, 2, 3, 4].map(() => see(address)))
  expect(readdirSync(folder).length).toBe(before + 1)
})

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAdImage, addBlogImage, getAd, removeAdImage } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { adImages, blogImages } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd, buildAdImages, buildBlog } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, settings, signInAs } = await useApp()
let as = ''
let tutor_id = 0

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})
// a tutor has five ads
beforeEach(async () => {
  tutor_id = (await buildTutor(database)).id
})

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2f5d50' } })
const blob = (bytes: Buffer | string, type = 'image/jpeg') => new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })
const picture = async () => blob(await blank(40, 30).jpeg().toBuffer())
const kept = () => readdirSync(settings.uploadsDir)

describe('a picture of an ad', () => {
  test('is re-encoded under a name by its content, without what its camera noted, and shown with the ad', async () => {
    const { id } = await buildAd(database, { tutor_id, status: 2 })
    const noted = blank(3000, 1500).withExif({ IFD0: { Copyright: 'at home' }, IFD3: { GPSLatitude: '43/1' } })
    const { data, error } = await call(addAdImage, { image: blob(await noted.jpeg().toBuffer()), tutor_id, ad_id: id }, { as })
    expect(error).toBeNull()
    expect(data.image).toMatchObject({ url: expect.stringMatching(/^\/api\/uploads\/[0-9a-f]{16}\.webp$/), width: 2000, height: 1000 })
    const bytes = readFileSync(join(settings.uploadsDir, data.image.url.split('/').at(-1) ?? ''))
    expect(data.image.url).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 16))
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect((await call(getAd, { id }, { as })).data.ad.images).toEqual([data.image])
    const [line] = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `ad ${id}`))
    expect(line?.changes).toEqual({ image: { before: null, after: data.image.url } })
  })

  test('of an ad that is still to be made is kept for its tutor', async () => {
    const { data } = await call(addAdImage, { image: await picture(), tutor_id }, { as })
    const [row] = await database.drizzle.select().from(adImages).where(eq(adImages.id, data.image.image_id))
    expect(row).toMatchObject({ tutor_id, owner_id: null })
  })

  test('is taken away, and once only', async () => {
    const ad = await buildAd(database, { tutor_id })
    const [first, second] = await buildAdImages(database, ad, 2)
    const image_id = first?.id ?? 0
    expect((await call(removeAdImage, { image_id }, { as })).error).toBeNull()
    expect((await call(getAd, { id: ad.id }, { as })).data.ad.images.map((image) => image.image_id)).toEqual([second?.id])
    expect((await call(removeAdImage, { image_id }, { as })).error).toBe('not_found')
  })

  test('is the fifth and last one, also when two are added at once', async () => {
    const ad = await buildAd(database, { tutor_id })
    await buildAdImages(database, ad, 4)
    const adding = [1, 2].map(async () => call(addAdImage, { image: await picture(), tutor_id, ad_id: ad.id }, { as }))
    expect((await Promise.all(adding)).map(({ error }) => error).toSorted()).toEqual([null, 'too_many_files'].toSorted())
  })

  test('is neither added to a deleted ad nor taken from one', async () => {
    const ad = await buildAd(database, { tutor_id, status: 5 })
    const [held] = await buildAdImages(database, ad)
    expect((await call(addAdImage, { image: await picture(), tutor_id, ad_id: ad.id }, { as })).error).toBe('wrong_status')
    expect((await call(removeAdImage, { image_id: held?.id ?? 0 }, { as })).error).toBe('wrong_status')
  })

  test('belongs to the tutor of its ad', async () => {
    const ad = await buildAd(database, { tutor_id: (await buildTutor(database)).id })
    expect((await call(addAdImage, { image: await picture(), tutor_id, ad_id: ad.id }, { as })).error).toEqual({ tutor_id: 'not_found' })
    expect((await call(addAdImage, { image: await picture(), tutor_id: 99_999 }, { as })).error).toEqual({ tutor_id: 'not_found' })
    expect((await call(addAdImage, { image: await picture(), tutor_id, ad_id: 99_999 }, { as })).error).toBe('not_found')
  })
})

describe('refused with its reason, and nothing kept, is', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>'
  const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')
  const jpeg = () => blank(40, 30).jpeg().toBuffer()
  /** A small file whose head promises 50 megapixels. */
  const bomb = async () => {
    const bytes = await blank(40, 30).png().toBuffer()
    bytes.writeUInt32BE(10_000, 16)
    bytes.writeUInt32BE(5000, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    return bytes
  }
  const attacks: [string, string, () => Promise<Buffer> | Buffer | string][] = [
    ['a drawing with a script', 'file_type', () => svg],
    ['an archive that calls itself a picture', 'file_type', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(2000), zip])],
    ['a picture that is an archive too', 'file_type', async () => Buffer.concat([await jpeg(), zip])],
    ['a picture that is a page too', 'file_type', async () => Buffer.concat([await jpeg(), Buffer.from('<html><script>alert(1)</script>')])],
    ['a picture of 50 megapixels', 'file_too_big', bomb],
    ['a true picture of 50 megapixels', 'file_too_big', () => blank(10_000, 5000).png({ compressionLevel: 1 }).toBuffer()],
    ['a picture above 10 MB', 'file_too_big', async () => Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024)])],
    ['a document', 'file_type', () => '%PDF-1.7\n1 0 obj<<>>endobj'],
    ['nothing', 'file_type', () => 'x'],
  ]
  test.each(attacks)('%s', async (_, reason, make) => {
    const [ad, blog] = [await buildAd(database, { tutor_id }), await buildBlog(database, { tutor_id })]
    const before = kept()
    const image = blob(await make())
    expect((await call(addAdImage, { image, tutor_id, ad_id: ad.id }, { as })).error).toBe(reason)
    expect((await call(addBlogImage, { image, tutor_id, blog_id: blog.id }, { as })).error).toBe(reason)
    expect(kept()).toEqual(before)
    expect(await database.drizzle.select().from(adImages).where(eq(adImages.owner_id, ad.id))).toEqual([])
    expect(await database.drizzle.select().from(blogImages).where(eq(blogImages.owner_id, blog.id))).toEqual([])
  })

  test('a second file in one form', async () => {
    const form = { image: await picture(), image2: await picture(), tutor_id }
    expect((await call(addAdImage, form as never, { as })).error).toBe('too_many_files')
  })
})

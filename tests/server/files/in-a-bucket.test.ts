import { existsSync } from 'node:fs'
import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { buildApp } from '../../../server/app.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { s3Shelf } from '../../../server/outside/files/s3.ts'
import { logOptions } from '../../../server/plugins/log.ts'
import { chatMessages, tutorDocuments, tutors } from '../../../server/tables.ts'
import { pruneUploads } from '../../../server/uploads/prune.ts'
import { dropUploads } from '../../../server/uploads/unused.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useBucket } from '../../mocks/bucket.ts'

const mock = await useBucket()
const { url, region, keyId, secret, prefix } = mock.bucket
const environment = { S3_URL: url, S3_REGION: region, S3_KEY_ID: keyId, S3_SECRET: secret, S3_PREFIX: prefix }
const { app, call, clock, database, databases, host, outside, settings, signInAs } = await useApp({ environment })
await buildReference(database)
const { id: admin_id } = await buildAdmin(database)
const as = await signInAs({ admin: admin_id })
const { id: tutor_id } = await buildTutor(database)
const asTutor = await signInAs({ tutor: tutor_id })
const { id: client_id } = await buildClient(database)
const asClient = await signInAs({ client: client_id })
const { id: order_id } = await buildOrder(database, clock.now, { client_id, status: 2 })

let n = 0
async function photo() {
  const bytes = await sharp({
    create: { width: 600, height: 400 + ++n, channels: 3, background: '#2f5d50', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' })
}
const paper = () => new File([`%PDF-1.4 paper ${++n}`], 'paper.pdf', { type: 'application/pdf' })
const sendPaper = () =>
  call(calls.saveTutor, { tutor: { id: tutor_id }, new_documents: paper(), new_documents_descriptions: 'Диплом' } as never, { as })
const setPhoto = async () => call(calls.setTutorAvatar, { id: tutor_id, tutor_id, avatar: await photo() } as never, { as })
const filesOfPhoto = async () => {
  const [row] = await database.drizzle.select().from(tutors).where(eq(tutors.id, tutor_id))
  if (!row?.avatar) throw new Error('there is no photo')
  return row.avatar
}
const newsPicture = async () => call(calls.addNewsImage, { image: await photo() }, { as })
const chatPicture = async () => call(calls.sendChatMedia, { order_id, recipient: 'admin', media: await photo() }, { as: asClient })

const isIn = (shelf: 'uploads' | 'private', name: string) => mock.kept.has(`docento/${shelf}/${name}`)
const ask = (address: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: address, headers: { host, ...headers } })
const nameIn = (address: string) => address.split('/').at(-1) ?? ''

describe('with a bucket', () => {
  test('a photo and all its cuts are kept there, and cut anew from there', async () => {
    expect((await setPhoto()).error).toBeNull()
    const before = await filesOfPhoto()
    for (const name of Object.values(before)) expect(isIn('uploads', name)).toBe(true)
    const cut = await call(calls.cropTutorAvatar, { id: tutor_id, tutor_id, x: 10, y: 20, width: 100, height: 100 } as never, { as })
    const { original, full } = await filesOfPhoto()
    expect([cut.error, original === before.original, full === before.full, isIn('uploads', full)]).toEqual([null, true, false, true])
    expect(existsSync(settings.uploadsDir)).toBe(false)
  })

  test('a picture of an article is served with the headers of a file that never changes', async () => {
    const address = (await newsPicture()).data.image.url
    const { statusCode, headers, rawPayload } = await ask(address)
    const bytes = mock.kept.get(`docento/uploads/${nameIn(address)}`)?.bytes
    expect([statusCode, rawPayload.equals(bytes ?? Buffer.alloc(0))]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes?.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'last-modified': expect.stringContaining('GMT'),
      etag: expect.stringMatching(/^W\/"[0-9a-f]+-[0-9a-f]+"$/),
    })
    for (const known of [{ 'if-none-match': String(headers.etag) }, { 'if-modified-since': String(headers['last-modified']) }])
      expect((await ask(address, known)).statusCode).toBe(304)
    expect((await ask(address, { 'if-none-match': '"another"' })).statusCode).toBe(200)
    const head = await ask(address, {}, 'HEAD')
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, headers['content-length'], ''])
  })

  test.each([
    ['bytes=0-9', 206, (size: number) => [0, 9, size]],
    ['bytes=10-', 206, (size: number) => [10, size - 1, size]],
    ['bytes=-5', 206, (size: number) => [size - 5, size - 1, size]],
    ['bytes=5-999999', 206, (size: number) => [5, size - 1, size]],
  ])('the part %s of a file is answered with %i', async (range, code, partOf) => {
    const address = (await newsPicture()).data.image.url
    const whole = (await ask(address)).rawPayload
    const [start = 0, end = 0, size] = partOf(whole.length)
    const answer = await ask(address, { range })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([code, `bytes ${start}-${end}/${size}`])
    expect(answer.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true)
    const moved = await ask(address, { range, 'if-range': 'Thu, 01 Jan 1970 00:00:00 GMT' })
    expect([moved.statusCode, moved.rawPayload.length]).toEqual([200, size])
  })

  test('a part that no file has is answered with 416', async () => {
    const address = (await newsPicture()).data.image.url
    expect((await ask(address, { range: 'bytes=9999999-' })).statusCode).toBe(416)
  })

  test.each(['4f9a4f9a4f9a4f9a.webp', '.shelved-kz', '..%2fprivate%2fx.pdf', 'sizes/', '%2e%2e/private/x.pdf'])(
    '%s is not found among the uploads',
    async (name) => {
      mock.kept.set('docento/private/x.pdf', { bytes: Buffer.from('x'), type: undefined, at: 0 })
      mock.kept.set('docento/uploads/.shelved-kz', { bytes: Buffer.from('x'), type: undefined, at: 0 })
      expect((await ask(`/api/uploads/${name}`)).statusCode).toBe(404)
      expect((await ask(`/api/uploads/${name}`, {}, 'HEAD')).statusCode).toBe(404)
    },
  )

  test('another process with a folder and a database of its own serves it too', async () => {
    const other = await useApp({ environment })
    const address = (await newsPicture()).data.image.url
    expect((await other.app.inject({ url: address, headers: { host: other.host } })).statusCode).toBe(200)
  })

  test('a size of a picture is made once and kept beside it', async () => {
    const name = nameIn((await newsPicture()).data.image.url).replace('.webp', '')
    const address = `/api/uploads/sizes/${name}-336.webp`
    const [first, again] = await Promise.all([ask(address), ask(address)])
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true)
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 336 })
    expect(mock.asked.filter((asked) => asked === `PUT /files/docento/uploads/sizes/${name}-336.webp`)).toHaveLength(1)
    expect((await ask(address)).statusCode).toBe(200)
    expect((await ask(`/api/uploads/sizes/${'0'.repeat(16)}-336.webp`)).statusCode).toBe(404)
  })

  test('a document is for those who may read it, until staff approve it', async () => {
    expect((await sendPaper()).error).toBeNull()
    const [{ file, id: document_id } = { file: '', id: 0 }] = await database.drizzle.select().from(tutorDocuments)
    expect([isIn('private', file), isIn('uploads', file)]).toEqual([true, false])
    expect((await ask(`/api/uploads/${file}`)).statusCode).toBe(404)
    const other = await signInAs({ tutor: (await buildTutor(database)).id })
    expect((await call(calls.getOwnDocument, { document_id }, { as: other })).code).toBe(404)
    for (const answer of [
      await call(calls.getOwnDocument, { document_id }, { as: asTutor }),
      await call(calls.getTutorDocument, { id: tutor_id, document_id }, { as }),
    ])
      expect([answer.code, answer.bytes.toString()]).toEqual([200, expect.stringContaining('%PDF-1.4')])
    await call(calls.approveTutorDocument, { id: tutor_id, document_id, approved: true }, { as })
    const shown = await ask(`/api/uploads/${file}`)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('a picture of a chat lies where no address leads, and both ends see it', async () => {
    const { data } = await chatPicture()
    const address = data.message.media_url ?? ''
    const seen = await ask(address, { cookie: `sid=${asClient}` })
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await ask(address)).statusCode).not.toBe(200)
    const [row] = await database.drizzle.select().from(chatMessages).where(eq(chatMessages.id, data.message.id))
    expect([isIn('private', row?.media ?? ''), isIn('uploads', row?.media ?? '')]).toEqual([true, false])
  })

  test('what a tutor downloads of themself has the files in it', async () => {
    const { bytes, code } = await call(calls.downloadTutorFiles, {}, { as: asTutor })
    expect([code, bytes.includes('uploads/documents/'), bytes.includes('%PDF-1.4')]).toEqual([200, true, true])
  })

  const job = () => jobOf({ database, settings, outside, log: app.log, clock: () => clock.now })
  test('what nothing has any more is taken away with its sizes; the rest stays', async () => {
    const names = [nameIn((await newsPicture()).data.image.url), (await filesOfPhoto()).full]
    const [unused = '', used = ''] = names
    await ask(`/api/uploads/sizes/${unused.replace('.webp', '')}-336.webp`)
    await dropUploads(job(), { files: names, at: Date.now() + 2000 })
    expect(names.map((name) => isIn('uploads', name))).toEqual([false, true])
    expect([...mock.kept.keys()].filter((key) => key.includes(unused.replace('.webp', '')))).toEqual([])
    const left = nameIn((await newsPicture()).data.image.url)
    await pruneUploads({ ...job(), clock: () => new Date(Date.now() + 25 * 3_600_000) })
    expect([isIn('uploads', left), isIn('uploads', used)]).toEqual([false, true])
  })
})

describe('while the bucket does not answer', () => {
  const cutPhoto = () => call(calls.cropTutorAvatar, { id: tutor_id, tutor_id, x: 5, y: 5, width: 90 + ++n, height: 90 + n } as never, { as })
  const approve = async () => {
    const [{ id: document_id } = { id: 0 }] = await database.drizzle.select().from(tutorDocuments)
    return call(calls.approveTutorDocument, { id: tutor_id, document_id, approved: true }, { as })
  }
  const sendOwnPaper = () =>
    call(calls.saveOwnProfile, { tutor: { new_documents_descriptions: ['Сертификат'] }, new_documents: paper() } as never, { as: asTutor })
  const sends: Record<string, () => Promise<{ error: unknown }>> = {
    'a tutor’s photo': setPhoto,
    'a tutor’s own photo': async () => call(calls.setOwnAvatar, { avatar: await photo() }, { as: asTutor }),
    'a cut of a photo': cutPhoto,
    'a photo of staff': async () => call(calls.setStaffAvatar, { admin_id, avatar: await photo() }, { as }),
    'a document from staff': sendPaper,
    'a document of one’s own': sendOwnPaper,
    'an approved document': approve,
    'a picture of an ad': async () => call(calls.addAdImage, { image: await photo(), tutor_id }, { as }),
    'a picture of one’s own post': async () => call(calls.addTutorBlogImage, { image: await photo(), tutor_id }, { as: asTutor }),
    'a picture of an article': newsPicture,
    'a picture of a chat': chatPicture,
  }
  const waiting = async (send: () => Promise<{ error: unknown }>, times = 1) => {
    const before = mock.asked.length
    const free = mock.hang()
    const sent = Array.from({ length: times }, send)
    await vi.waitFor(() => expect(mock.asked.length).toBeGreaterThanOrEqual(before + times), 5000)
    return async () => {
      free()
      expect((await Promise.all(sent)).map(({ error }) => error)).toEqual(sent.map(() => null))
    }
  }

  test.each(Object.entries(sends))('%s holds no connection of the database', async (_, send) => {
    const end = await waiting(send)
    const { rows } = await database.pool.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    )
    await end()
    expect(rows).toEqual([{ n: 0 }])
  })

  test('other calls of the edition are answered, however many files wait', async () => {
    const end = await waiting(setPhoto, settings.poolSize)
    const answered = await Promise.race([call(calls.setChatRead, { chat_id: 1, message_service: 1 } as never, { as }), pause(3000, 'nothing')])
    await end()
    expect(answered).toMatchObject({ error: null })
  })
})

describe('while the bucket refuses', () => {
  const rows = async () => [
    await database.drizzle.$count(tutorDocuments),
    await database.drizzle.$count(chatMessages),
    (await database.drizzle.select({ avatar: tutors.avatar }).from(tutors)).map(({ avatar }) => avatar),
  ]
  const lines: string[] = []
  const stream = new Writable({
    write(line, _, done) {
      lines.push(String(line))
      done()
    },
  })
  /** The same product, but that its secret is another. */
  async function withWrongSecret() {
    const wrong = { ...mock.bucket, secret: 'another' }
    const files = { uploads: s3Shelf(wrong, 'uploads'), private: s3Shelf(wrong, 'private') }
    const refused = await buildApp({
      settings,
      databases,
      outside: { ...outside, files },
      clock: () => clock.now,
      options: logOptions({ ...settings, logLevel: 'error' }, stream),
    })
    afterAll(() => refused.close())
    return refused
  }

  test('a call with a file is answered 503, to come again, and no row is written', async () => {
    const before = await rows()
    for (const send of [setPhoto, newsPicture, sendPaper, chatPicture]) {
      mock.busyFor = 3
      const { code, error, headers } = await send()
      expect([code, error, headers['retry-after']]).toEqual([503, 'provider_unavailable', '5'])
    }
    expect(await rows()).toEqual(before)
    mock.busyFor = 0
    expect((await sendPaper()).error).toBeNull()
  })

  test('a file is answered 503, and the log says what to look at', async () => {
    const refused = await withWrongSecret()
    const { statusCode, headers } = await refused.inject({ url: '/api/uploads/4f9a4f9a4f9a4f9a.webp', headers: { host } })
    expect([statusCode, headers['retry-after'], headers['cache-control'] ?? '']).toEqual([503, '5', expect.not.stringContaining('immutable')])
    expect(lines.join('')).toMatch(/403 SignatureDoesNotMatch: check S3_KEY_ID, S3_SECRET and S3_REGION/)
    expect(lines.join('')).not.toContain('another')
  })
})

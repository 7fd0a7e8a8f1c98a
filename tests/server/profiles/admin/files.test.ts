import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../../schemas/index.ts'
import { adImages, chatMessages, chatThreads, outbox } from '../../../../server/tables.ts'
import { tutorDocuments, tutors } from '../../../../server/tutors/table.ts'
import { useApp } from '../../../app.ts'
import { buildAdmin } from '../../../build/admins.ts'
import { buildClient } from '../../../build/clients.ts'
import { buildOrder } from '../../../build/orders.ts'
import { buildReference } from '../../../build/reference.ts'
import { buildCategory, buildNews, buildPage } from '../../../build/site-texts.ts'
import { buildTutor } from '../../../build/tutors.ts'
import { takeUnusedAway } from '../../../build/unused.ts'

const own = await useApp()
const { app, call, clock, database, host, settings, signInAs } = own
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n')
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: width % 255, b: height % 255 } } })
    .png()
    .toBuffer()

/** Sends a call as a form with files, as the panel does. */
async function sendForm(path: string, fields: Record<string, string>, files: [name: string, bytes: Buffer, type: string][]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, bytes, type] of files) form.append(name, new Blob([new Uint8Array(bytes)], { type }), 'file')
  const sent = new Response(form)
  const payload = Buffer.from(await sent.arrayBuffer())
  const headers = { host, origin: `http://${host}`, 'content-type': sent.headers.get('content-type') ?? '' }
  const response = await app.inject({ method: 'POST', url: `/api${path}`, headers, cookies: { sid: as }, payload })
  return response.json()
}
const addDocument = async (id: number, bytes: Buffer, type = 'application/pdf', description = 'Диплом') =>
  sendForm('/admin/tutor/profile/save', { tutor: JSON.stringify({ id }), new_documents_descriptions: description }, [['new_documents', bytes, type]])
const documentsOf = (id: number) => database.drizzle.select().from(tutorDocuments).where(eq(tutorDocuments.tutor_id, id))
const isPublic = (file: string) => existsSync(join(settings.uploadsDir, file))
const isKept = (file: string) => existsSync(join(settings.privateDir, file))

describe('a document of a tutor', () => {
  test('is private until staff approve it, and again when they take it back', async () => {
    const { id } = await buildTutor(database)
    const saved = await addDocument(id, pdf)
    expect(saved.data.tutor.documents).toMatchObject([{ description: 'Диплом', approved: false, checked_at: null, comment: '' }])
    const [document] = await documentsOf(id)
    const { file = '', id: document_id = 0 } = document ?? {}
    expect([isKept(file), isPublic(file)]).toEqual([true, false])

    const read = await call(calls.getTutorDocument, { id, document_id }, { as })
    expect(read.bytes).toEqual(pdf)
    expect((await call(calls.getTutor, { id })).data.profile?.documents).toEqual([])

    const { data } = await call(calls.approveTutorDocument, { id, document_id, approved: true }, { as })
    expect(data).toMatchObject({ approved: true, url: `/api/uploads/${file}` })
    expect((await app.inject({ url: data.url, headers: { host } })).rawPayload).toEqual(pdf)
    expect((await call(calls.getTutor, { id })).data.profile?.documents).toMatchObject([{ description: 'Диплом' }])

    await call(calls.approveTutorDocument, { id, document_id, approved: false, comment: 'Не читается печать' }, { as })
    await takeUnusedAway(own)
    expect([isKept(file), isPublic(file)]).toEqual([true, false])
    expect((await documentsOf(id))[0]).toMatchObject({ approved: false, comment: 'Не читается печать', checked_at: expect.any(Date) })
  })

  test.each([
    ['with the reason', 'Не читается печать', '«Диплом».\n\nНе читается печать\n\nЗамените'],
    ['without one', undefined, '«Диплом».\n\nЗамените'],
  ])('that is refused %s is told to its tutor by mail, one that is approved is not', async (_, comment, text) => {
    const { id, email } = await buildTutor(database, { lang: 'ru' })
    await addDocument(id, pdf)
    const document_id = (await documentsOf(id))[0]?.id ?? 0
    for (const approved of [true, false]) await call(calls.approveTutorDocument, { id, document_id, approved, comment }, { as })
    const mails = await database.drizzle
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email ?? ''))
    expect(mails).toMatchObject([{ template: 'tutor_document_refused', text: expect.stringContaining(text) }])
  })

  test('that nobody has looked at is noted as undecided, not as refused once more', async () => {
    const { id } = await buildTutor(database)
    await addDocument(id, pdf)
    const document_id = (await documentsOf(id))[0]?.id ?? 0
    for (const approved of [false, true]) await call(calls.approveTutorDocument, { id, document_id, approved }, { as })
    const { data } = await call(calls.getTutorActivities, { tutor_id: id }, { as })
    const checked = data.activities.filter(({ action }) => action === 'document_checked')
    expect(checked.map(({ changes }) => changes.approved)).toEqual([
      [false, true],
      [null, false],
    ])
  })

  test('that two tutors sent stays public while one of them has it approved', async () => {
    const both = Buffer.concat([pdf, Buffer.from('of two')])
    const [one, other] = [await buildTutor(database), await buildTutor(database)]
    for (const { id } of [one, other]) {
      await addDocument(id, both)
      await call(calls.approveTutorDocument, { id, document_id: (await documentsOf(id))[0]?.id ?? 0, approved: true }, { as })
    }
    const file = (await documentsOf(one.id))[0]?.file ?? ''
    await call(calls.anonymizeTutor, { tutor_id: one.id }, { as })
    await takeUnusedAway(own)
    expect([isKept(file), isPublic(file)]).toEqual([true, true])
    await call(calls.anonymizeTutor, { tutor_id: other.id }, { as })
    await takeUnusedAway(own)
    expect([isKept(file), isPublic(file)]).toEqual([false, false])
  })

  test('that a save leaves out is removed with its file, the others get their words', async () => {
    const { id } = await buildTutor(database)
    await addDocument(id, Buffer.concat([pdf, Buffer.from('first')]))
    await addDocument(id, Buffer.concat([pdf, Buffer.from('second')]))
    const [first, second] = await documentsOf(id)
    await call(calls.approveTutorDocument, { id, document_id: second?.id ?? 0, approved: true }, { as })
    await call(calls.saveTutor, { tutor: { id, documents: { [second?.id ?? 0]: { description: 'Сертификат' } } } }, { as })
    expect(await documentsOf(id)).toMatchObject([{ id: second?.id, description: 'Сертификат', approved: true }])
    await takeUnusedAway(own)
    expect([isKept(first?.file ?? ''), isKept(second?.file ?? '')]).toEqual([false, true])
  })

  test('of another tutor is not_found', async () => {
    const [one, other] = [await buildTutor(database), await buildTutor(database)]
    await addDocument(one.id, pdf)
    const document_id = (await documentsOf(one.id))[0]?.id ?? 0
    expect((await call(calls.getTutorDocument, { id: other.id, document_id }, { as })).error).toBe('not_found')
    expect((await call(calls.approveTutorDocument, { id: other.id, document_id, approved: true }, { as })).error).toBe('not_found')
  })

  test('is refused by what it is, not by what it says it is', async () => {
    const { id } = await buildTutor(database)
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await addDocument(id, page, 'application/pdf')).error).toEqual('file_type')
    expect(await documentsOf(id)).toEqual([])
  })

  test('is one of twenty at most', async () => {
    const { id } = await buildTutor(database, { documents: Array.from({ length: 20 }, (_, n) => `${n}.pdf`) })
    expect((await addDocument(id, pdf)).error).toEqual({ new_documents: 'too_many_files' })
  })
})

describe('the photo of a tutor', () => {
  const set = (tutor_id: number, bytes: Buffer) =>
    sendForm('/admin/tutor/profile/avatar/set', { tutor_id: String(tutor_id) }, [['avatar', bytes, 'image/png']])
  const sizeOf = async (url: string) => {
    const { width, height } = await sharp(join(settings.uploadsDir, url.split('/').at(-1) ?? '')).metadata()
    return [width, height]
  }
  const filesOf = async (id: number) => Object.values((await database.drizzle.select().from(tutors).where(eq(tutors.id, id)))[0]?.avatar ?? {})

  test('is cut in the middle in every size, its original kept', async () => {
    const { id } = await buildTutor(database)
    const { data } = await set(id, await picture(600, 400))
    const { preview, preview_130 } = data.avatar.formats
    expect(await Promise.all([preview.url, preview.url_2x, preview_130.url, preview_130.url_2x].map(sizeOf))).toEqual([
      [112, 112],
      [224, 224],
      [130, 130],
      [260, 260],
    ])
    expect(await sizeOf(data.avatar_original.url)).toEqual([600, 400])
  })

  test('is cut anew from the original, and the old cuts go', async () => {
    const { id } = await buildTutor(database)
    const noise = sharp({ create: { width: 300, height: 300, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    await set(id, await noise.png().toBuffer())
    const before = await filesOf(id)
    const { data, error } = await call(calls.cropTutorAvatar, { tutor_id: id, x: 10, y: 20, width: 100, height: 120 }, { as })
    expect(error).toBeNull()
    const after = await filesOf(id)
    expect(data.avatar_original?.url).toContain(after.find((file) => before.includes(file)))
    expect(readdirSync(settings.uploadsDir)).toEqual(expect.arrayContaining(after))
    await takeUnusedAway(own)
    for (const file of before.filter((name) => !after.includes(name))) expect(isPublic(file)).toBe(false)
  })

  test('has no part beyond its edges', async () => {
    const { id } = await buildTutor(database)
    await set(id, await picture(120, 100))
    expect((await call(calls.cropTutorAvatar, { tutor_id: id, x: 50, y: 0, width: 100, height: 100 }, { as })).error).toEqual({ x: 'too_big' })
    expect((await call(calls.cropTutorAvatar, { tutor_id: id, x: 0, y: 10, width: 100, height: 100 }, { as })).error).toEqual({ y: 'too_big' })
  })

  test('can be taken away, files and all', async () => {
    const { id } = await buildTutor(database)
    await set(id, await picture(310, 290))
    const files = await filesOf(id)
    expect((await call(calls.removeTutorAvatar, { tutor_id: id }, { as })).data).toEqual({ avatar: null, avatar_original: null })
    await takeUnusedAway(own)
    expect(files.map(isPublic)).toEqual(files.map(() => false))
    expect((await call(calls.cropTutorAvatar, { tutor_id: id, x: 0, y: 0, width: 10, height: 10 }, { as })).error).toBe('not_found')
  })

  test('that an ad, a chat, news or a page show too is theirs still', async () => {
    const { id } = await buildTutor(database)
    const pictureOf = async (width: number) => {
      const { data } = await set(id, await picture(width, 100))
      await takeUnusedAway(own)
      return data.avatar_original.url.split('/').at(-1) as string
    }
    const [inAd, inChat, inNews, asPicture, onPage] = [
      await pictureOf(201),
      await pictureOf(202),
      await pictureOf(203),
      await pictureOf(204),
      await pictureOf(205),
    ]
    // each is gone as soon as the next is taken, for nothing showed it
    expect([inAd, inChat, inNews, asPicture, onPage].map(isPublic)).toEqual([false, false, false, false, true])
    const shown = { width: 10, height: 10, tutor_id: id }
    await database.drizzle.insert(adImages).values({ ...shown, file: inAd })
    const order = await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id })
    const [thread] = await database.drizzle.insert(chatThreads).values({ order_id: order.id, kind: 'tutor_admin', tutor_id: id }).returning()
    await database.drizzle.insert(chatMessages).values({ thread_id: thread?.id ?? 0, sender: 'admin', recipient: 'tutor', media: inChat })
    const category_id = (await buildCategory(database, { lang: 'ru' })).id
    await buildNews(database, { category_id, text: `<img src="/api/uploads/${inNews}">` })
    await buildNews(database, { category_id, image: { file: asPicture, width: 10, height: 10 } })
    await buildPage(database, { text: `<img src="/api/uploads/${onPage}">` })
    for (const width of [201, 202, 203, 204, 205]) await pictureOf(width)
    await call(calls.removeTutorAvatar, { tutor_id: id }, { as })
    await takeUnusedAway(own)
    expect([inAd, inChat, inNews, asPicture, onPage].map(isPublic)).toEqual([true, true, true, true, true])
  })

  test('is no PDF', async () => {
    const { id } = await buildTutor(database)
    expect((await set(id, pdf)).error).toBe('file_type')
  })
})

import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  addBlogImage,
  addNewsImage,
  approveTutorDocument,
  getTutorDocument,
  SERVICE,
  sendServiceMessage,
  setTutorAvatar,
} from '../../../schemas/index.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { folderShelf } from '../../../server/outside/files/folder.ts'
import { admins, staticPages, tutorBillingDocuments, tutorDocuments, tutors } from '../../../server/tables.ts'
import { say, threadFor } from '../../../server/threads/write.ts'
import { pruneUploads } from '../../../server/uploads/prune.ts'
import { shelvePapers } from '../../../server/uploads/shelve.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildAd, buildBlog, buildBlogImage } from '../../build/content.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useDatabase } from '../../database.ts'

const { app, call, clock, database, outside, settings, signInAs } = await useApp()
const elsewhere = await useDatabase('pl')
await buildReference(database)
const { drizzle } = database
const staff = await buildAdmin(database)
const as = await signInAs({ admin: staff.id })
const tutor = await buildTutor(database)
const client = await buildClient(database, { viber: true })
const { uploadsDir, privateDir } = settings
for (const folder of [uploadsDir, privateDir]) mkdirSync(folder, { recursive: true })
const ground = { database, settings, outside, log: app.log, clock: () => clock.now }
const job = jobOf(ground)

let n = 0
const newName = (ending = 'webp') => `${(++n).toString(16).padStart(32, 'a')}.${ending}`
const lying = (folder = uploadsDir) => readdirSync(folder)
/** A file as if it had been sent so long ago. */
function lay(name = newName(), { folder = uploadsDir, hours = 25 } = {}) {
  writeFileSync(join(folder, name), name)
  age(name, hours, folder)
  return name
}
function age(name: string, hours = 25, folder = uploadsDir) {
  const at = new Date(clock.now.getTime() - hours * 3_600_000)
  utimesSync(join(folder, name), at, at)
}
const ageAll = () => {
  for (const folder of [uploadsDir, privateDir]) for (const name of lying(folder)) age(name, 25, folder)
}
const photo = async (background = '#2f5d50') =>
  new File(
    [
      await sharp({ create: { width: 300, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    ],
    'a.png',
    { type: 'image/png' },
  )

describe('what nothing has is taken away', () => {
  test('a day after it was sent, and not before', async () => {
    const [old, young] = [lay(), lay(newName(), { hours: 23 })]
    await pruneUploads(job)
    expect([lying().includes(old), lying().includes(young)]).toEqual([false, true])
  })

  test('with what was being written when a process died; what an operator put there stays', async () => {
    const names = ['.9f3b1c52-3d0a-4f6e-8a1b-0c2d4e6f8a9b', 'logo.png', 'README', '.keep']
    for (const name of names) lay(name)
    await pruneUploads(job)
    expect(names.filter((name) => lying().includes(name))).toEqual(names.slice(1))
  })

  test('when it was sent for a post that was never made, or for a text that was never saved', async () => {
    const { data: post } = await call(addBlogImage, { tutor_id: tutor.id, image: await photo('#101010') }, { as })
    const { data: text } = await call(addNewsImage, { image: await photo('#202020') }, { as })
    const names = [post.image.url, text.image.url].map((url) => url.split('/').at(-1) ?? '')
    expect(names.every((name) => lying().includes(name))).toBe(true)
    await drizzle.execute(
      sql`update blog_images set created_at = ${new Date(clock.now.getTime() - 25 * 3_600_000).toISOString()} where blog_id is null`,
    )
    ageAll()
    await pruneUploads(job)
    expect(names.filter((name) => lying().includes(name))).toEqual([])
  })

  test('when its call was rolled back', async () => {
    const { id: order_id } = await buildOrder(database, clock.now, { client_id: client.id, status: 2 })
    const before = lying()
    await drizzle.execute(sql`alter table chat_messages add constraint broken_on_purpose check (media is null) not valid`)
    const { status, error } = await call(sendServiceMessage, { order_id, msg_service: SERVICE.viber, media: await photo('#303030') }, { as })
    await drizzle.execute(sql`alter table chat_messages drop constraint broken_on_purpose`)
    expect([status, error]).toEqual(['fail', 'server_error'])
    const left = lying().filter((name) => !before.includes(name))
    expect(left).toHaveLength(1)
    ageAll()
    await pruneUploads(job)
    expect(lying()).not.toContain(left[0])
  })

  test('by the process of the default edition alone', async () => {
    const name = lay()
    await pruneUploads({ ...job, edition: { ...job.edition, code: 'pl' } })
    expect(lying()).toContain(name)
    await pruneUploads(job)
    expect(lying()).not.toContain(name)
  })
})

describe('what somebody has stays however old it is', () => {
  const holders: [string, (name: string) => Promise<unknown>][] = [
    [
      'a tutor’s photo, each cut and the original',
      (name) =>
        drizzle
          .update(tutors)
          .set({ avatar: sameEverywhere(name) })
          .where(eq(tutors.id, tutor.id)),
    ],
    [
      'a photo of staff',
      (name) =>
        drizzle
          .update(admins)
          .set({ avatar: sameEverywhere(name) })
          .where(eq(admins.id, staff.id)),
    ],
    ['a document', (name) => drizzle.insert(tutorDocuments).values({ tutor_id: tutor.id, file: name, description: 'Диплом' })],
    [
      'a paper of billing',
      (name) => drizzle.insert(tutorBillingDocuments).values({ tutor_id: tutor.id, file: name, kind: 'billing', name: 'Договор' } as never),
    ],
    [
      'a picture of a post',
      async (file) => buildBlogImage(database, { tutor_id: tutor.id, owner_id: (await buildBlog(database, { tutor_id: tutor.id })).id, file }),
    ],
    [
      'a picture in the text of a post',
      (name) => buildBlog(database, { tutor_id: tutor.id, text: `<p>a</p><img src="/api/uploads/${name}" alt="">` }),
    ],
    ['a text of an ad', (name) => buildAd(database, { tutor_id: tutor.id, text: `Смотрите /api/uploads/${name}, там всё` })],
    [
      'a static page',
      (name) =>
        drizzle.insert(staticPages).values({
          alias: `p/${name.slice(0, 32)}`,
          lang: 'ru',
          name: 'Страница',
          h1: '',
          title: '',
          metad: '',
          text: `<img src="/api/uploads/${name}">`,
        } as never),
    ],
    [
      'a picture of a chat',
      async (media) => {
        const { id: order_id } = await buildOrder(database, clock.now, { client_id: client.id, status: 2 })
        await database.transaction(async (tx) => {
          const thread = await threadFor(tx, { order_id, kind: 'client_admin', client_id: client.id, tutor_id: null })
          await say({ tx, now: clock.now, settings, siteUrl: 'http://kz.localhost' }, thread.id, {
            sender: 'admin',
            recipient: 'client',
            admin_id: staff.id,
            media,
          })
        })
      },
    ],
    [
      'a tutor of another edition, which this process does not serve',
      (file) => elsewhere.drizzle.execute(sql`create table other_edition as select ${file}::text as file`),
    ],
  ]
  const sameEverywhere = (name: string) =>
    Object.fromEntries(['original', 'full', 'preview', 'preview_2x', 'preview_130', 'preview_130_2x'].map((cut) => [cut, name])) as never
  /** Every other edition’s database is this one. */
  const { host = '', port, user = '' } = elsewhere.connection
  const databaseUrl =
    elsewhere.connection.connectionString ?? `postgres://${user}@localhost:${port}/${elsewhere.connection.database}?host=${encodeURIComponent(host)}`

  test.each(holders)('%s', async (_, hold) => {
    const [kept, unused] = [newName(), newName()]
    for (const folder of [uploadsDir, privateDir]) for (const name of [kept, unused]) lay(name, { folder, hours: 1000 })
    await hold(kept)
    await pruneUploads({ ...job, settings: { ...settings, databaseUrl } })
    for (const folder of [uploadsDir, privateDir]) expect([lying(folder).includes(kept), lying(folder).includes(unused)]).toEqual([true, false])
  })

  test('a photo that was set by a call, with what it is cut from', async () => {
    const before = lying()
    await call(setTutorAvatar, { id: tutor.id, tutor_id: tutor.id, avatar: await photo('#404040') } as never, { as })
    const own = lying().filter((name) => !before.includes(name))
    expect(own.length).toBeGreaterThan(4)
    ageAll()
    await pruneUploads(job)
    expect(own.filter((name) => lying().includes(name))).toEqual(own)
  })

  test('everything, where one database cannot be read', async () => {
    const name = lay()
    const away = 'postgres://nobody@127.0.0.1:1/docento_{edition}'
    await expect(pruneUploads({ ...job, settings: { ...settings, databaseUrl: away } })).rejects.toThrow()
    expect(lying()).toContain(name)
  })

  test('also what was sent again meanwhile', async () => {
    const name = lay()
    lay(name, { hours: 0 })
    await pruneUploads(job)
    expect(lying()).toContain(name)
  })
})

describe('documents of databases from before they were private', () => {
  let own = { ...job }
  let ownPrivate = privateDir
  beforeEach(() => {
    ownPrivate = join(privateDir, `old-${++n}`)
    own = { ...job, outside: { ...outside, files: { ...outside.files, private: folderShelf(ownPrivate) } } }
  })
  const insert = async (file: string, approved: boolean) =>
    (await drizzle.insert(tutorDocuments).values({ tutor_id: tutor.id, file, description: 'Диплом', approved }).returning())[0]?.id ?? 0

  test('are put where staff open them; who is not approved is public no more', async () => {
    const [shown, hidden] = [lay(newName('pdf')), lay(newName('pdf'))]
    const ids = [await insert(shown, true), await insert(hidden, false)]
    const open = async (document_id: number) => (await call(getTutorDocument, { id: tutor.id, document_id }, { as })).code
    expect(await open(ids[0] ?? 0)).toBe(404)
    await shelvePapers(job)
    expect(await Promise.all(ids.map(open))).toEqual([200, 200])
    expect([lying().includes(shown), lying().includes(hidden)]).toEqual([true, false])
    expect((await call(approveTutorDocument, { id: tutor.id, document_id: ids[1] ?? 0, approved: true }, { as })).status).toBe('success')
    expect(lying()).toContain(hidden)
  })

  test('are moved once: what is sent later is left alone', async () => {
    await shelvePapers(own)
    const name = lay(newName('pdf'))
    await insert(name, false)
    await shelvePapers(own)
    expect(lying()).toContain(name)
  })

  test('are moved whole after an interruption, and one that lies nowhere keeps nobody up', async () => {
    const name = lay(newName('pdf'))
    await insert(name, false)
    await insert(newName('pdf'), false)
    mkdirSync(ownPrivate)
    lay(name, { folder: ownPrivate })
    await shelvePapers(own)
    expect([lying().includes(name), lying(ownPrivate).includes(name)]).toEqual([false, true])
  })
})

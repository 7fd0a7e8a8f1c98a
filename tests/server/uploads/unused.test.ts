import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../../server/database/open.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import {
  adImages,
  admins,
  chatMessages,
  chatThreads,
  emailTemplates,
  examinationTests,
  filterTexts,
  tags,
  tutorDocuments,
  tutors,
  vacancies,
} from '../../../server/tables.ts'
import { dropUnused, dropUploads } from '../../../server/uploads/unused.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildAd, buildBlogImage } from '../../build/content.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildBlock, buildCategory, buildNews, buildPage, buildPageMetatags } from '../../build/site-texts.ts'
import { buildTutor } from '../../build/tutors.ts'
import { useDatabase } from '../../database.ts'

const { app, clock, database, outside, settings } = await useApp()
const elsewhere = await useDatabase('pl')
/** Every other edition’s database is this one. */
const { host = '', port, user = '' } = elsewhere.connection
const databaseUrl =
  elsewhere.connection.connectionString ?? `postgres://${user}@localhost:${port}/${elsewhere.connection.database}?host=${encodeURIComponent(host)}`
const job = { ...jobOf({ database, settings, outside, log: app.log, clock: () => clock.now }), settings: { ...settings, databaseUrl } }
const { uploadsDir, privateDir } = settings
beforeAll(async () => {
  for (const folder of [uploadsDir, privateDir]) mkdirSync(folder, { recursive: true })
  for (const one of [database, elsewhere]) await buildReference(one)
})

const AT = Date.now()
let n = 0
/** A file in both folders, written so long before it was given up. */
function lay(secondsBefore = 5) {
  const name = `${(++n).toString(16).padStart(32, 'c')}.webp`
  const written = new Date(AT - secondsBefore * 1000)
  for (const folder of [uploadsDir, privateDir]) {
    writeFileSync(join(folder, name), name)
    utimesSync(join(folder, name), written, written)
  }
  return name
}
const isIn = (file: string) => [uploadsDir, privateDir].map((folder) => readdirSync(folder).includes(file))
const { drizzle } = database
const pictured = (file: string) => `<p>Слова</p><img src="/api/uploads/${file}" alt="">`
const avatarOf = (file: string) =>
  Object.fromEntries(['original', 'full', 'preview', 'preview_2x', 'preview_130', 'preview_130_2x'].map((cut) => [cut, file]))

describe('a file that a change took out of its rows', () => {
  test('is taken away where nothing has it', async () => {
    const file = lay()
    await dropUploads(job, { files: [file], at: AT })
    expect(isIn(file)).toEqual([false, false])
  })

  test.each([
    ['here', database],
    ['of another edition', elsewhere],
  ])('stays where the photo of a tutor %s is the same', async (_, of) => {
    const file = lay()
    const { id } = await buildTutor(of)
    await of.drizzle
      .update(tutors)
      .set({ avatar: avatarOf(file) as never })
      .where(eq(tutors.id, id))
    await dropUploads(job, { files: [file], at: AT })
    expect(isIn(file)).toEqual([true, false])
  })

  const shown: [string, (file: string) => Promise<unknown>][] = [
    [
      'a photo of staff',
      async (file) =>
        drizzle
          .update(admins)
          .set({ avatar: avatarOf(file) as never })
          .where(eq(admins.id, (await buildAdmin(database)).id)),
    ],
    [
      'an approved paper',
      async (file) =>
        drizzle.insert(tutorDocuments).values({ tutor_id: (await buildTutor(database)).id, file, description: 'Диплом', approved: true }),
    ],
    [
      'an ad',
      async (file) => {
        const tutor_id = (await buildTutor(database)).id
        const { id: owner_id } = await buildAd(database, { tutor_id })
        await drizzle.insert(adImages).values({ tutor_id, owner_id, file, width: 40, height: 30 })
      },
    ],
    ['a post', async (file) => buildBlogImage(database, { tutor_id: (await buildTutor(database)).id, file })],
    [
      'what staff sent in a chat',
      async (media) => {
        const { id: client_id } = await buildClient(database)
        const { id: order_id } = await buildOrder(database, clock.now, { client_id })
        const [thread] = await drizzle.insert(chatThreads).values({ order_id, kind: 'client_admin', client_id }).returning()
        await drizzle.insert(chatMessages).values({ thread_id: thread?.id ?? 0, sender: 'admin', recipient: 'client', media })
      },
    ],
    ['news', async (file) => buildNews(database, { category_id: (await buildCategory(database)).id, image: { file, width: 40, height: 30 } })],
    ['the text of news', async (file) => buildNews(database, { category_id: (await buildCategory(database)).id, text: pictured(file) })],
    [
      'an answer to a question beside news',
      async (file) => buildNews(database, { category_id: (await buildCategory(database)).id, faq: [['Где это?', pictured(file)]] }),
    ],
    ['a page', (file) => buildPage(database, { text: pictured(file) })],
    ['a block', (file) => buildBlock(database, { html: pictured(file) })],
    ['a list of links', (file) => buildBlock(database, { html: null, json: [{ title: 'Правила', href: `/api/uploads/${file}` }] })],
    ['a mail', (file) => drizzle.insert(emailTemplates).values({ key: 'tutor_published', lang: 'ru', html: pictured(file) })],
    [
      'a task of an examination',
      (file) => drizzle.insert(examinationTests).values({ alias: 'ent', name: 'ЕНТ', link: 'https://example.test', description: pictured(file) }),
    ],
    ['the text of a list', (file) => buildPageMetatags(database, { page: 'videos', text: pictured(file) })],
    ['what is shared of a page', (file) => buildPageMetatags(database, { og_image: `https://docento.test/api/uploads/${file}` })],
    [
      'a combination of filters',
      (file) => drizzle.insert(filterTexts).values({ chosen_filters: {} as never, catalog_metatags: { ru: { text: pictured(file) } } as never }),
    ],
    [
      'the text of a tag',
      (file) =>
        drizzle
          .insert(tags)
          .values({ alias: 'with-picture', catalog_type: 'online', words: ['скетч'], texts: { ru: { text: pictured(file) } } as never }),
    ],
    [
      'a vacancy',
      (file) =>
        drizzle.insert(vacancies).values({
          ...{ lang: 'ru', name: 'Редактор', employment: 'part', contact_email: 'jobs@example.test', description: pictured(file) },
        }),
    ],
  ]
  test.each(shown)('stays public where %s shows it', async (_, show) => {
    const file = lay()
    await show(file)
    await dropUploads(job, { files: [file], at: AT })
    expect(isIn(file)[0]).toBe(true)
  })

  test('stays where staff can read it as a paper of a tutor of another edition, and is public no more', async () => {
    const file = lay()
    const { id: tutor_id } = await buildTutor(elsewhere)
    await elsewhere.drizzle.insert(tutorDocuments).values({ tutor_id, file, description: 'Dyplom' })
    await dropUploads(job, { files: [file], at: AT })
    expect(isIn(file)).toEqual([false, true])
  })

  test('stays where it was sent again since', async () => {
    const file = lay(-5)
    await dropUploads(job, { files: [file], at: AT })
    expect(isIn(file)).toEqual([true, true])
  })

  test('stays as long as one of the databases cannot be read', async () => {
    const file = lay()
    const away = { ...job, settings: { ...settings, databaseUrl: 'postgres://nobody@127.0.0.1:1/docento_{edition}' } }
    await expect(dropUploads(away, { files: [file], at: AT })).rejects.toThrow()
    expect(isIn(file)).toEqual([true, true])
  })

  test('is not looked at when the change is taken back', async () => {
    const queued = async () =>
      (await database.pool.query("select count(*)::int as n from graphile_worker.jobs where task_identifier = 'drop_uploads'")).rows[0].n
    const work = database.transaction(async (tx: Tx) => {
      await dropUnused(tx, [lay()])
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await queued()).toBe(0)
    await database.transaction((tx) => dropUnused(tx, ['a.webp', 'a.webp']))
    expect(await queued()).toBe(1)
  })
})

import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../../server/database/open.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { tutorDocuments, tutors } from '../../../server/tables.ts'
import { dropUnused, dropUploads } from '../../../server/uploads/unused.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
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

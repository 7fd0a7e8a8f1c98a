import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../../schemas/index.ts'
import { tutorBilling } from '../../../../server/billing/table.ts'
import { orderLog, orderTutors } from '../../../../server/orders/table.ts'
import { adminLog, ads, blogs, chatMessages, chatThreads, outbox } from '../../../../server/tables.ts'
import { tutorActivities, tutorDocuments, tutorHomes, tutorLessons, tutors } from '../../../../server/tutors/table.ts'
import { useApp } from '../../../app.ts'
import { buildAdmin } from '../../../build/admins.ts'
import { buildClient } from '../../../build/clients.ts'
import { buildAd, buildBlog, buildBlogImage } from '../../../build/content.ts'
import { buildOrder } from '../../../build/orders.ts'
import { buildReference } from '../../../build/reference.ts'
import { buildScheduler } from '../../../build/scheduler.ts'
import { buildTutor } from '../../../build/tutors.ts'
import { takeUnusedAway } from '../../../build/unused.ts'

const app = await useApp()
const { call, clock, database, settings, signInAs } = app
let as = ''
let client = 0

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
  client = (await buildClient(database)).id
})

const ways = [
  ['deleted', calls.removeTutor],
  ['anonymised', calls.anonymizeTutor],
] as const

describe.each(ways)('a tutor who is %s', (_, way) => {
  test.each([4, 5, 6, 11] as const)('may not be the one of an order in status %d', async (status) => {
    const { id: tutor_id } = await buildTutor(database)
    await buildOrder(database, clock.now, { client_id: client, status, tutors: [{ id: tutor_id, state: 'appointed' }] })
    expect((await call(way, { tutor_id }, { as })).error).toBe('wrong_status')
  })

  test.each([7, 8] as const)('may have had an order that is in status %d, which stays', async (status) => {
    const { id: tutor_id } = await buildTutor(database)
    const { id } = await buildOrder(database, clock.now, { client_id: client, status, tutors: [{ id: tutor_id, state: 'appointed' }] })
    expect((await call(way, { tutor_id }, { as })).error).toBeNull()
    const [row] = await database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, id))
    expect(row).toMatchObject({ tutor_id, state: 'appointed' })
  })

  test('is taken out of an open order that they answered: its client hears of it, and its journal says so', async () => {
    const { id: tutor_id } = await buildTutor(database)
    const { id } = await buildOrder(database, clock.now, {
      ...{ client_id: client, status: 3 },
      tutors: [{ id: tutor_id, kind: 'potential', state: 'responded', responded_at: clock.now }],
    })
    expect((await call(way, { tutor_id }, { as })).error).toBeNull()
    await buildScheduler({ database, settings, clock }).run()
    const [row] = await database.drizzle.select().from(orderTutors).where(eq(orderTutors.order_id, id))
    expect(row).toMatchObject({ state: 'closed' })
    const log = await database.drizzle.select().from(orderLog).where(eq(orderLog.order_id, id))
    expect(log.at(-1)).toMatchObject({ action: 'tutor_gone', tutor_id })
    const mails = await database.drizzle.select().from(outbox).where(eq(outbox.order_id, id))
    expect(mails.map(({ template }) => template)).toEqual(['client_tutor_refused'])
  })

  test('is asked in person no more, and the order goes to others as after a refusal', async () => {
    const { id: tutor_id } = await buildTutor(database)
    const { id } = await buildOrder(database, clock.now, { client_id: client, tutors: [{ id: tutor_id, state: 'asked' }] })
    expect((await call(way, { tutor_id }, { as })).error).toBeNull()
    await buildScheduler({ database, settings, clock }).run()
    const { data } = await call(calls.getOrder, { id }, { as })
    expect(data.order.status).toBe(3)
    expect(data.order.potential_tutors.find((one) => one.tutor_id === tutor_id)?.state).toBe('closed')
  })

  test.each([
    [1, 'asked'],
    [3, 'responded'],
    [6, 'asked'],
    [6, 'responded'],
  ] as const)('is no tutor whom the client of an order in status %d waits for or may choose, who is %s', async (status, state) => {
    const { id: tutor_id } = await buildTutor(database)
    const { id } = await buildOrder(database, clock.now, { client_id: client, status, tutors: [{ id: tutor_id, state }] })
    const shown = async () => (await call(calls.getClientOrder, { id }, { as: await signInAs({ client }) })).data.order.tutors.length
    expect(await shown()).toBe(1)
    await call(way, { tutor_id }, { as })
    expect(await shown()).toBe(0)
  })

  test('is signed out, and their page is gone for good', async () => {
    const { id: tutor_id } = await buildTutor(database)
    const tutor = await signInAs({ tutor: tutor_id })
    await call(way, { tutor_id }, { as })
    expect((await call(calls.getTutorOrder, { id: 1 }, { as: tutor })).error).toBe('unauthorized')
    expect((await call(calls.getTutor, { id: tutor_id })).data).toMatchObject({ statusCode: 410, profile: null })
  })

  test('is beyond managers', async () => {
    const { id: tutor_id } = await buildTutor(database)
    const manager = await signInAs({ admin: (await buildAdmin(database, { status: 2 })).id })
    expect((await call(way, { tutor_id }, { as: manager })).error).toBe('forbidden')
  })
})

test('a deleted tutor keeps name and contacts', async () => {
  const { id: tutor_id, phone } = await buildTutor(database)
  await call(calls.removeTutor, { tutor_id }, { as })
  const [row] = await database.drizzle.select().from(tutors).where(eq(tutors.id, tutor_id))
  expect(row).toMatchObject({ name: 'Айгерим', last_name: 'Сейтова', phone })
})

test('nothing that tells who an anonymised tutor was is left', async () => {
  const secret = 'Жасулан'
  const { id: tutor_id } = await buildTutor(database, {
    ...{
      name: secret,
      last_name: secret,
      email: 'zhasulan@example.test',
      phone: '+77015550140',
      phones_extra: ['+77015550141'],
      birth_date: '1980-02-03',
    },
    ...{
      short_description: secret,
      description: secret,
      speciality: secret,
      new_description: secret,
      university_name: secret,
      admin_comment: secret,
    },
    ...{ communication_apps: [{ app: 'telegram', account: secret }], homes: [{ city_id: 9 }], documents: ['d.pdf'], school_tutor_id: 5 },
  })
  await database.drizzle.update(tutorLessons).set({ description: secret, new_description: secret }).where(eq(tutorLessons.tutor_id, tutor_id))
  await database.drizzle.update(tutorHomes).set({ address: secret }).where(eq(tutorHomes.tutor_id, tutor_id))
  await database.drizzle.insert(tutorBilling).values({ tutor_id, data: { first_name: secret } })
  const changes = { name: [secret, secret] as [unknown, unknown] }
  await database.drizzle.insert(tutorActivities).values({ tutor_id, actor_role: 'tutor', action: 'profile_saved', ip: '10.1.2.3', changes })
  const { id: order_id } = await buildOrder(database, clock.now, { client_id: client, status: 7, tutors: [{ id: tutor_id, state: 'appointed' }] })
  const words = { response_text: secret, refused_comment: secret }
  await database.drizzle.update(orderTutors).set(words).where(eq(orderTutors.order_id, order_id))
  const answer = {
    order_id,
    to: 4 as const,
    action: 'accept_personal',
    actor_role: 'tutor' as const,
    actor_id: tutor_id,
    details: { ...words, rate_id: 5000 },
  }
  await database.drizzle.insert(orderLog).values(answer)
  const [thread] = await database.drizzle.insert(chatThreads).values({ order_id, kind: 'tutor_admin', tutor_id }).returning()
  const said = { thread_id: thread?.id ?? 0, sender: 'tutor' as const, recipient: 'admin' as const, msg_text: secret }
  const [message] = await database.drizzle.insert(chatMessages).values(said).returning()
  await call(calls.deleteChatMessage, { chat_id: message?.id ?? 0 }, { as })

  expect((await call(calls.anonymizeTutor, { tutor_id }, { as })).data).toEqual({ status: 9 })
  const parts = [
    ...[tutors.id, tutorLessons.tutor_id, tutorHomes.tutor_id, tutorDocuments.tutor_id, tutorBilling.tutor_id, tutorActivities.tutor_id],
    ...[orderTutors.tutor_id, orderLog.actor_id],
  ]
  const rows = await Promise.all(parts.map((column) => database.drizzle.select().from(column.table).where(eq(column, tutor_id))))
  const left = JSON.stringify([rows, await database.drizzle.select().from(adminLog)])
  for (const word of [secret, 'zhasulan', '7015550140', '7015550141', '1980-02-03', '10.1.2.3', 'd.pdf']) expect(left).not.toContain(word)
  expect(rows[0]?.[0]).toMatchObject({ name: `Tutor ${tutor_id}`, last_name: '', status: 9 })
  expect(rows.at(-1)).toMatchObject([{ order_id, details: { rate_id: 5000 } }])
})

test('ads and posts of an anonymised tutor are gone with their words, and their pictures unless another shows the same', async () => {
  const [{ id: tutor_id }, other] = [await buildTutor(database), await buildTutor(database)]
  const secret = 'Жасулан'
  const ad = await buildAd(database, { tutor_id, status: 2, name: secret, preview: secret, text: secret })
  const post = await buildBlog(database, { tutor_id, status: 2, name: secret, description: secret, text: `<p>${secret}</p>` })
  const [only, shared] = [`${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.webp`]
  await mkdir(settings.uploadsDir, { recursive: true })
  for (const file of [only, shared]) {
    await writeFile(join(settings.uploadsDir, file), 'picture')
    await buildBlogImage(database, { tutor_id, owner_id: post.id, file })
  }
  await buildBlogImage(database, { tutor_id: other.id, file: shared })

  await call(calls.anonymizeTutor, { tutor_id }, { as })
  const left = [
    ...(await database.drizzle.select().from(ads).where(eq(ads.id, ad.id))),
    ...(await database.drizzle.select().from(blogs).where(eq(blogs.id, post.id))),
  ]
  expect(left).toMatchObject([
    { alias: ad.alias, status: 5, text: '' },
    { alias: post.alias, status: 5, text: '', shingles: [] },
  ])
  expect(JSON.stringify(left)).not.toContain(secret)
  await takeUnusedAway(app)
  expect([only, shared].map((file) => existsSync(join(settings.uploadsDir, file)))).toEqual([false, true])
})

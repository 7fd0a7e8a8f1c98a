import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmClientTerms, confirmTutorTerms, getRole } from '../../../schemas/index.ts'
import { clients } from '../../../server/clients/table.ts'
import { staffEvents } from '../../../server/orders/table.ts'
import { staticPages } from '../../../server/static-pages/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { readMessages } from '../../build/messages.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const app = await useApp()
const { call, clock, database, signInAs } = app
await buildReference(database)

test('a tutor is asked for the terms in force until they accept them', async () => {
  const as = await signInAs({ tutor: (await buildTutor(database)).id })
  expect((await call(getRole, {}, { as })).auth?.tutor_info?.terms_due).toBe(true)
  expect((await call(confirmTutorTerms, { confirmation_terms: true, version: 1 }, { as })).auth?.tutor_info?.terms_due).toBe(false)
})

test.each([
  ['declined', { confirmation_terms: false, version: 1 }, { confirmation_terms: 'terms' }],
  ['of an older version', { confirmation_terms: true, version: 0 }, { version: 'too_small' }],
  ['of a version to come', { confirmation_terms: true, version: 2 }, { version: 'too_big' }],
])("a tutor's terms %s are refused", async (_, input, problem) => {
  const as = await signInAs({ tutor: (await buildTutor(database)).id })
  expect((await call(confirmTutorTerms, input, { as })).error).toEqual(problem)
  expect((await call(getRole, {}, { as })).auth?.tutor_info?.terms_due).toBe(true)
})

test('terms of a higher version are asked again', async () => {
  const as = await signInAs({ tutor: (await buildTutor(database, { terms_version: 0 })).id })
  expect((await call(getRole, {}, { as })).auth?.tutor_info?.terms_due).toBe(true)
})

test('a client who declines is asked no more, and staff see it with each order under way, once', async () => {
  const client = await buildClient(database)
  const orders: { id: number }[] = []
  for (const status of [1, 4, 7, 9, 10] as const) orders.push(await buildOrder(database, clock.now, { client_id: client.id, status }))
  const as = await signInAs({ client: client.id })
  for (const _ of [1, 2]) {
    const { auth } = await call(confirmClientTerms, { confirmation_terms: false }, { as })
    expect(auth?.client_info).toMatchObject({ terms_confirmed: false, terms_due: false })
  }
  const told = await database.drizzle.select().from(staffEvents).where(eq(staffEvents.kind, 'client_terms_declined'))
  const isUnderWay = [0, 1, 4]
  expect(told.map(({ order_id }) => order_id).sort()).toEqual(isUnderWay.map((at) => orders[at]?.id).sort())
})

test.each([
  [true, ['client_terms']],
  [false, []],
])('a client who answers %s is mailed what was accepted, to keep', async (confirmation_terms, mailed) => {
  const client = await buildClient(database)
  await call(confirmClientTerms, { confirmation_terms }, { as: await signInAs({ client: client.id }) })
  const mails = (await readMessages(app)).filter(({ to }) => to === client.email)
  expect(mails.map(({ template }) => template)).toEqual(mailed)
  for (const { text } of mails) expect(text).toContain(app.edition.legalLinks.clientOffer)
})

test('a client who accepts again the same day, having declined or not, is mailed once: the address may be nobody’s who asked', async () => {
  const client = await buildClient(database)
  const as = await signInAs({ client: client.id })
  for (const confirmation_terms of [true, true, false, true]) await call(confirmClientTerms, { confirmation_terms }, { as })
  expect((await readMessages(app)).filter(({ to }) => to === client.email)).toHaveLength(1)
})

test('a client who accepts terms that staff hide is led to no missing page', async () => {
  const alias = app.edition.legalLinks.clientOffer.slice(1)
  await database.drizzle.insert(staticPages).values({ alias, lang: 'ru', name: alias, h1: alias, title: alias, text: alias, status: 0 })
  const client = await buildClient(database)
  await call(confirmClientTerms, { confirmation_terms: true }, { as: await signInAs({ client: client.id }) })
  expect((await readMessages(app)).filter(({ to }) => to === client.email)).toEqual([])
})

test('a client who accepts later is no longer one who declined', async () => {
  const client = await buildClient(database, { terms_declined_at: clock.now, terms_version: 0 })
  const { auth } = await call(confirmClientTerms, { confirmation_terms: true }, { as: await signInAs({ client: client.id }) })
  expect(auth?.client_info).toMatchObject({ terms_confirmed: true, terms_due: false })
  const [row] = await database.drizzle.select().from(clients).where(eq(clients.id, client.id))
  expect([row?.terms_declined_at, row?.terms_confirmed_at]).toEqual([null, clock.now])
})

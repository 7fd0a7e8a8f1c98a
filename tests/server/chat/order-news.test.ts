import { expect, test } from 'vitest'
import {
  actAsClient,
  loginByToken,
  removeTutor,
  respondPotential,
  setClientRate,
  setPaidOff,
  setProcessing,
  setSchoolNew,
  setSchoolProcessing,
  undoOrder,
} from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { useSockets } from '../../build/sockets.ts'
import { buildTutor } from '../../build/tutors.ts'

const testApp = await useApp()
const { call, clock, database, signInAs } = testApp
const open = await useSockets(testApp)
await buildReference(database)
const client = await buildClient(database)
const stranger = await buildClient(database)
const tutor = await buildTutor(database)
const as = {
  client: await signInAs({ client: client.id }),
  stranger: await signInAs({ client: stranger.id }),
  tutor: await signInAs({ tutor: tutor.id }),
}
const owner = await buildAdmin(database)
const staff = await signInAs({ admin: (await buildAdmin(database, { status: 2 })).id })

const lineOf = (role: 'client' | 'stranger') => open({ role: 'client', id: { client, stranger }[role].id, news: 1, as: as[role] })
const tutorLine = () => open({ role: 'tutor', id: tutor.id, news: 1, as: as.tutor })
const asked = () =>
  buildOrder(database, clock.now, { client_id: client.id, status: 3, tutors: [{ id: tutor.id, state: 'asked', kind: 'potential' }] })
const answer = (order_id: number) =>
  call(respondPotential, { order_id, response_text: 'Готова начать на этой неделе', rate_id: 5000 }, { as: as.tutor })

test.each([
  ['a tutor’s answer', async () => (await answer((await asked()).id)).status],
  [
    'the school’s step',
    async () => {
      const { id } = await buildOrder(database, clock.now, { client_id: client.id, status: 10, kind: 'school', school_order_id: 'S-1' })
      return (await call(setSchoolProcessing, { order_id: id }, { as: staff })).status
    },
  ],
  [
    'the going of a tutor who was asked',
    async () => {
      const { id } = await buildTutor(database)
      await buildOrder(database, clock.now, { client_id: client.id, status: 3, tutors: [{ id, state: 'asked', kind: 'potential' }] })
      return (await call(removeTutor, { tutor_id: id }, { as: await signInAs({ admin: owner.id }) })).status
    },
  ],
])('the line of a client’s pages hears of %s to their order, without a message and nobody else’s does', async (_, change) => {
  const [line, other, chat] = [await lineOf('client'), await lineOf('stranger'), await open({ role: 'client', id: client.id, as: as.client })]
  expect(await change()).toBe('success')
  await expect.poll(() => line.answers).toEqual([{ status: 'success', error: null, data: null }])
  expect([other.answers, chat.answers]).toEqual([[], []])
})

test('what the client does themselves is no news', async () => {
  const { id } = await asked()
  const others = await buildOrder(database, clock.now, { client_id: stranger.id, status: 1 })
  const [line, other] = [await lineOf('client'), await lineOf('stranger')]
  expect((await call(setClientRate, { order_id: id, rate_id: 6000 }, { as: as.client })).status).toBe('success')
  // news come in the order of what they tell of: there was none before this one
  await call(setProcessing, { order_id: others.id }, { as: staff })
  await expect.poll(() => other.answers).toHaveLength(1)
  expect(line.answers).toEqual([])
})

test('what staff do in the client’s name is news to the client', async () => {
  const { id } = await asked()
  const line = await lineOf('client')
  const own = await signInAs({ admin: owner.id })
  const { token } = (await call(actAsClient, { id: client.id, reason: 'Клиент просит помочь' }, { as: own })).data
  const acting = (await call(loginByToken, { auth_token: token }, { as: own })).session ?? ''
  expect((await call(setClientRate, { order_id: id, rate_id: 6000 }, { as: acting })).status).toBe('success')
  await expect.poll(() => line.answers).toHaveLength(1)
})

test('what staff take back is news as well', async () => {
  const { id } = await buildOrder(database, clock.now, { client_id: client.id, status: 1 })
  const line = await lineOf('client')
  expect((await call(setProcessing, { order_id: id }, { as: staff })).status).toBe('success')
  expect((await call(undoOrder, { order_id: id }, { as: staff })).status).toBe('success')
  await expect.poll(() => line.answers).toHaveLength(2)
})

test.each([
  ['a payment that staff take off', { status: 7, state: 'appointed' }, setPaidOff, 1],
  ['an answered order that goes to the school', { status: 3, state: 'responded' }, setSchoolNew, 1],
  ['an order that they had refused', { status: 1, state: 'refused' }, setProcessing, 0],
] as const)('the line of a tutor’s pages hears of %s as often as it concerns them', async (_, { status, state }, step, times) => {
  const mine = await buildOrder(database, clock.now, { client_id: client.id, status, tutors: [{ id: tutor.id, state }] })
  const last = await buildOrder(database, clock.now, { client_id: stranger.id, status: 1 })
  const [line, other] = [await tutorLine(), await lineOf('stranger')]
  expect((await call(step, { order_id: mine.id }, { as: await signInAs({ admin: owner.id }) })).status).toBe('success')
  // news come in the order of what they tell of
  await call(setProcessing, { order_id: last.id }, { as: staff })
  await expect.poll(() => other.answers).toHaveLength(1)
  expect(line.answers).toHaveLength(times)
})

test('what the tutor does themselves is no news to them, though it is to another who has answered', async () => {
  const another = await buildTutor(database)
  const { id } = await buildOrder(database, clock.now, {
    client_id: client.id,
    status: 3,
    tutors: [
      { id: tutor.id, state: 'asked', kind: 'potential' },
      { id: another.id, state: 'responded', kind: 'potential' },
    ],
  })
  const line = await tutorLine()
  const other = await open({ role: 'tutor', id: another.id, news: 1, as: await signInAs({ tutor: another.id }) })
  expect((await answer(id)).status).toBe('success')
  await expect.poll(() => other.answers).toHaveLength(1)
  expect(line.answers).toEqual([])
})

test('a tutor with the client’s number hears nothing of it', async () => {
  const { id } = await asked()
  expect(tutor.id).toBe(client.id)
  const [line, other] = [await lineOf('client'), await tutorLine()]
  await answer(id)
  await expect.poll(() => line.answers).toHaveLength(1)
  expect(other.answers).toEqual([])
})

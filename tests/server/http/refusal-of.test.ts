import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call as declare, Id, Payload, Text } from '../../../schemas/common.ts'
import { respondPotential, setClientRate } from '../../../schemas/index.ts'
import { on } from '../../../server/calls.ts'
import { clients } from '../../../server/clients/table.ts'
import { type Asked, perform } from '../../../server/http/perform.ts'
import { orders } from '../../../server/orders/table.ts'
import { lessons } from '../../../server/reference/table.ts'
import { tutorLessons, tutors } from '../../../server/tutors/table.ts'
import { walletLines } from '../../../server/wallet/table.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { heldBack } from '../held-back.ts'

const { call, clock, database, signInAs } = await useApp()
beforeAll(() => buildReference(database))

/** Calls without a check of their own: only the database refuses. */
const about = 'Tries what the database refuses'
const signUp = on(
  declare('POST', '/test/sign_up', { about, allow: ['anyone'], body: { email: Text(1, 100), phone: z.optional(Text(1, 20)) } }),
  async ({ tx }, { email, phone }) => {
    await tx.insert(tutors).values({ name: 'Анна', last_name: 'Ким', lang: 'ru', email, phone: phone ?? null })
  },
)
const teach = on(
  declare('POST', '/test/teach', { about, allow: ['anyone'], body: { lesson: Payload(z.object({ tutor_id: Id, lesson_id: Id })) } }),
  async ({ tx }, { lesson }) => {
    await tx.insert(tutorLessons).values({ ...lesson, position: 0 })
  },
)
const move = on(declare('POST', '/test/move', { about, allow: ['anyone'], body: { id: Id } }), async ({ tx }, { id }) => {
  await tx.update(clients).set({ city_id: 999_999 }).where(eq(clients.id, id))
})
const forget = on(declare('POST', '/test/forget', { about, allow: ['anyone'], body: { id: Id } }), async ({ tx }, { id }) => {
  await tx.delete(lessons).where(eq(lessons.id, id))
})
const spend = on(declare('POST', '/test/spend', { about, allow: ['anyone'], body: { tutor_id: Id } }), async ({ tx }, { tutor_id }) => {
  await tx.insert(walletLines).values({ tutor_id, type: 'order', sum: -1, balance_after: -1 })
})
const slip = on(declare('POST', '/test/slip', { about, allow: ['anyone'], body: { id: Id } }), async ({ tx }, { id }) => {
  await tx
    .update(orders)
    .set({ status: 12 as never })
    .where(eq(orders.id, id))
})

const answered = async (route: typeof signUp, input: object) => {
  const { code, envelope } = await perform(route, { database, session: null } as unknown as Asked, async () => input)
  return [code, envelope.error]
}

describe('what the database refuses', () => {
  test('of two sign-ups with one address at the same moment one succeeds and the other is told which field is taken', async () => {
    const input = { email: 'twice@example.test' }
    const answers = await heldBack(database, { table: 'tutors', waiting: 2 }, () => Promise.all([answered(signUp, input), answered(signUp, input)]))
    expect(answers.sort()).toEqual([
      [200, null],
      [400, { email: 'email_taken' }],
    ])
  })

  test('a phone that is taken is the problem of phone_plain', async () => {
    await buildTutor(database, { phone: '+77015550001' })
    expect(await answered(signUp, { email: 'other@example.test', phone: '+77015550001' })).toEqual([400, { phone_plain: 'phone_taken' }])
  })

  test('a record that is not there is the problem of the field that names it', async () => {
    const { id } = await buildTutor(database)
    expect(await answered(teach, { lesson: { tutor_id: id, lesson_id: 999_999 } })).toEqual([400, { lesson_id: 'not_found' }])
  })

  test('a record that is not there and that no field named is not found', async () => {
    const { id } = await buildClient(database)
    expect(await answered(move, { id })).toEqual([404, 'not_found'])
  })

  test('a record that others refer to is in use, and the answer names what does', async () => {
    const { code, envelope } = await perform(forget, { database, session: null } as unknown as Asked, async () => ({ id: 8 }))
    expect([code, envelope.error, envelope.data]).toEqual([409, 'in_use', { referrer: 'tutor_lessons' }])
  })

  test('a wallet below zero has not enough money', async () => {
    const { id } = await buildTutor(database)
    expect(await answered(spend, { tutor_id: id })).toEqual([409, 'not_enough_money'])
  })

  test('what only a mistake of ours can break stays a failure', async () => {
    const { id } = await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id })
    await expect(answered(slip, { id })).rejects.toThrow()
  })

  test('a price that the edition does not offer is refused to a client without a check by hand', async () => {
    const client = await buildClient(database)
    const order = await buildOrder(database, clock.now, { client_id: client.id })
    const { code, error } = await call(setClientRate, { order_id: order.id, rate_id: 17 }, { as: await signInAs({ client: client.id }) })
    expect([code, error]).toEqual([400, { rate_id: 'not_found' }])
  })

  test('nor is it checked by hand in the answer of a tutor', async () => {
    const { id: tutor_id } = await buildTutor(database)
    const { id: client_id } = await buildClient(database)
    const { id: order_id } = await buildOrder(database, clock.now, {
      client_id,
      status: 3,
      tutors: [{ id: tutor_id, kind: 'potential', state: 'asked' }],
    })
    const answer = { order_id, response_text: 'Готова начать на этой неделе', rate_id: 17 }
    const { code, error } = await call(respondPotential, answer, { as: await signInAs({ tutor: tutor_id }) })
    expect([code, error]).toEqual([400, { rate_id: 'not_found' }])
  })
})

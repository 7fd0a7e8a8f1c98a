import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addMoney, STATUS, setPaid, setPaidOff } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { forgetAnswers } from '../../../server/once/clean-up.ts'
import { onceAnswers } from '../../../server/once/table.ts'
import { orders } from '../../../server/orders/table.ts'
import { unixOf } from '../../../server/unix.ts'
import { balanceOf } from '../../../server/wallet/ledger.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { counter } from '../../build/count.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'
import { heldBack } from '../held-back.ts'

const { call, clock, database, signInAs } = await useApp()
const { drizzle } = database
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const another = await signInAs({ admin: (await buildAdmin(database)).id })
const next = counter()
let tutor_id = 0
let key = ''
beforeEach(async () => {
  tutor_id = (await buildTutor(database)).id
  key = `opened-form-${next()}`
})

const add = (sum: number, sender: object = {}) => call(addMoney, { tutor_id, sum }, { as, key, ...sender })
const balance = () => balanceOf(drizzle, tutor_id)

describe('a call that moves money', () => {
  test('books a double press once, and both presses hear the same', async () => {
    const [first, second] = await heldBack(database, { table: 'once_answers', waiting: 2 }, () => Promise.all([add(700), add(700)]))
    expect([first?.status, second?.status]).toEqual(['success', 'success'])
    expect(second?.data).toEqual(first?.data)
    expect(await balance()).toBe(700)
  })

  test('sent again later gives the answer it gave', async () => {
    const first = await add(700)
    await add(50, { key: `${key}-of-another-form` })
    expect((await add(700)).data).toEqual(first.data)
    expect(await balance()).toBe(750)
  })

  test('refuses another sum under the same key', async () => {
    await add(700)
    const { code, error } = await add(800)
    expect([code, error, await balance()]).toEqual([409, 'other', 700])
  })

  test('books for each of two people who happen on the same key', async () => {
    await add(700)
    await add(700, { as: another })
    expect(await balance()).toBe(1400)
  })

  test('that was refused may be tried again under its key', async () => {
    expect((await add(-100)).error).toBe('not_enough_money')
    await add(500, { key: `${key}-filled` })
    expect((await add(-100)).status).toBe('success')
    expect(await balance()).toBe(400)
  })

  test('stands once in the journal', async () => {
    await add(700)
    await add(700)
    const lines = await drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `tutor ${tutor_id}`))
    expect(lines).toHaveLength(1)
  })

  test('books an order as paid, and takes that back, once for each press', async () => {
    const { id: order_id } = await buildOrder(database, clock.now, {
      client_id: (await buildClient(database)).id,
      status: STATUS.appointed,
      tutors: [{ id: tutor_id, state: 'appointed' }],
    })
    const payment_data = { sum: 900, method: 'card', payer: 'tutor', date: unixOf(clock.now), comment: '', currency: 'KZT' } as const
    const paid = () => call(setPaid, { order_id, payment_data }, { as, key })
    const undo = () => call(setPaidOff, { order_id }, { as, key: `${key}-undone` })
    const told = [await paid(), await paid(), await undo(), await undo(), await paid()]
    expect(told.map(({ error, data }) => error ?? data.order.status)).toEqual([7, 7, 4, 4, 7])
    expect((await drizzle.select().from(orders).where(eq(orders.id, order_id)))[0]?.status).toBe(4)
  })

  test.each(['short', 'x'.repeat(101), 'with a space in it', 'кириллица-ключ'])('refuses the key %o', async (odd) => {
    const { code, error } = await add(700, { key: odd })
    expect([code, error]).toEqual([400, { idempotency_key: 'invalid_format' }])
  })

  test('is answered anew a day later', async () => {
    await add(700)
    clock.move({ days: 1, seconds: 1 })
    await database.transaction((tx) => forgetAnswers({ tx, now: clock.now }))
    expect(await drizzle.select().from(onceAnswers).where(eq(onceAnswers.key, key))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { getPaymentDoubt, getPaymentStatus, getPaymentWays, getWalletHistory, judgePayment, listPaymentDoubts } from '../../../schemas/index.ts'
import { paymentDoubts, payments } from '../../../server/payments/table.ts'
import { balanceOf } from '../../../server/wallet/ledger.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
const { drizzle } = database
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const tutor_id = (await buildTutor(database)).id
const client_id = (await buildClient(database)).id
const gone = (await buildTutor(database, { status: 8 })).id
let count = 0

/** Money that came for a payment, as the bank told of it. */
async function doubt(more: Partial<typeof paymentDoubts.$inferInsert> = {}, payer: object | null = { tutor_id }) {
  count += 1
  let payment_id: string = crypto.randomUUID()
  if (payer) {
    const asked = { provider: 'card_a', purpose: 'wallet' as const, sum: 5000, currency: 'KZT', created_at: clock.now }
    const [payment] = await drizzle
      .insert(payments)
      .values({ ...asked, ...payer })
      .returning()
    payment_id = payment?.id ?? ''
  }
  const told = { provider: 'card_a', payment_id, reason: 'sum' as const, provider_ref: `ref-${count}`, sum: 4000.5, currency: 'KZT' }
  const [row] = await drizzle
    .insert(paymentDoubts)
    .values({ ...told, ...more })
    .returning()
  return row?.id ?? 0
}
const judge = (id: number, outcome: 'credited' | 'closed', more: object = {}) =>
  call(judgePayment, { id, outcome, comment: 'Checked with the bank', ...more }, { as })

describe('a payment to be judged', () => {
  test('is credited to the wallet of its payer once, with what came and a reason', async () => {
    const before = await balanceOf(drizzle, tutor_id)
    const id = await doubt()
    const answers = await Promise.all([judge(id, 'credited'), judge(id, 'credited')])
    expect(answers.map(({ error }) => error).sort()).toEqual(['wrong_status', null].sort())
    expect(await balanceOf(drizzle, tutor_id)).toBe(before + 4000.5)
    const { row } = (await call(getPaymentDoubt, { id }, { as })).data
    expect(row).toMatchObject({ state: 'credited', tutor_id, asked: 5000, comment: 'Checked with the bank', can_credit: false })
    const { items } = (await call(getWalletHistory, {}, { as: await signInAs({ tutor: tutor_id }) })).data
    expect(items[0]).toMatchObject({ type: 'topup', sum: 4000.5, has_invoice: false, comment: row?.provider_ref })
  })

  test('is closed without money', async () => {
    const before = await balanceOf(drizzle, tutor_id)
    const id = await doubt({ reason: 'twice' })
    expect((await judge(id, 'closed')).data.payment_doubt).toMatchObject({ state: 'closed', can_credit: false })
    expect(await balanceOf(drizzle, tutor_id)).toBe(before)
    expect((await judge(id, 'credited')).error).toBe('wrong_status')
  })

  test('of a payment that nobody knows goes to the tutor whom staff name', async () => {
    const other = (await buildTutor(database)).id
    const id = await doubt({ reason: 'unknown' }, null)
    expect((await judge(id, 'credited')).error).toEqual({ tutor_id: 'required' })
    expect((await judge(id, 'credited', { tutor_id: 999_999 })).error).toEqual({ tutor_id: 'not_found' })
    expect((await judge(id, 'credited', { tutor_id: gone })).error).toEqual({ tutor_id: 'not_found' })
    expect((await judge(id, 'credited', { tutor_id: other })).status).toBe('success')
    expect(await balanceOf(drizzle, other)).toBe(4000.5)
  })

  test.each<[string, () => Promise<number>]>([
    ['in another currency', () => doubt({ reason: 'currency', currency: 'USD' })],
    ['of a tutor who is deleted', async () => doubt({}, { tutor_id: gone })],
    ['of a client', () => doubt({}, { client_id, purpose: 'client_order', target_id: 1, lessons: 1 })],
  ])('%s can only be closed', async (_, make) => {
    const id = await make()
    expect((await judge(id, 'credited', { tutor_id })).error).toBe('wrong_status')
    expect((await judge(id, 'closed')).status).toBe('success')
  })

  test.each([
    ['waits for staff', null, true],
    ['is credited', 'credited', true],
    ['is closed', 'closed', false],
  ] as const)('that %s is told to its payer as checked: %s → %s', async (_, outcome, checked) => {
    const id = await doubt()
    if (outcome) await judge(id, outcome)
    const { payment_id } = (await call(getPaymentDoubt, { id }, { as })).data.row ?? {}
    const seen = await call(getPaymentStatus, { payment_id: payment_id ?? '' }, { as: await signInAs({ tutor: tutor_id }) })
    expect(seen.data).toMatchObject({ status: 'created', checked })
  })

  test('is told to its tutor, and to no other, where they pay, until staff have judged it', async () => {
    const [payer, other] = [await buildTutor(database), await buildTutor(database)]
    const told = async ({ id }: { id: number }) => (await call(getPaymentWays, {}, { as: await signInAs({ tutor: id }) })).data.checked
    const id = await doubt({}, { tutor_id: payer.id })
    expect([await told(payer), await told(other)]).toEqual([true, false])
    await judge(id, 'credited')
    expect(await told(payer)).toBe(false)
  })

  test('wants a reason', async () => {
    expect((await judge(await doubt(), 'closed', { comment: 'no' })).error).toEqual({ comment: 'too_small' })
  })

  test('is found by its state, its reason and the number of the bank, the latest first unless asked otherwise', async () => {
    const [first, second] = [await doubt({ provider_ref: 'needle-77', reason: 'twice' }), await doubt({ provider_ref: 'needle-78' })]
    await judge(second, 'closed')
    const found = async (filter: object, more: object = {}) => {
      const { data } = await call(listPaymentDoubts, { filter: { q: 'needle', ...filter }, ...more }, { as })
      return data.rows.map(({ id }) => id)
    }
    expect([await found({}), await found({}, { sort: ['id', 'ASC'] })]).toEqual([
      [second, first],
      [first, second],
    ])
    expect([await found({ state: 'open' }), await found({ state: 'closed' }), await found({ state: 'credited' })]).toEqual([[first], [second], []])
    expect([await found({ reason: 'twice' }), await found({ reason: 'sum' }), await found({ q: '-77' })]).toEqual([[first], [second], [first]])
  })
})

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobOf } from '../../../server/jobs/job.ts'
import { type Bank, BankAway, type BankNotice } from '../../../server/outside/banks/bank.ts'
import { openBanks } from '../../../server/outside/banks/open.ts'
import { askBanks } from '../../../server/payments/ask-banks.ts'
import { type Payment, payments } from '../../../server/payments/table.ts'
import { balanceOf } from '../../../server/wallet/ledger.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, clock, database, outside, settings } = await useApp({ edition: 'pl' })
const { drizzle } = database
await buildReference(database)
// payments of the tests before have failed by now
beforeEach(() => clock.move({ days: 2 }))

/** A top-up that began so many minutes ago. */
async function begun(minutes: number, more: Partial<Payment> = {}) {
  const tutor_id = (await buildTutor(database)).id
  const created_at = new Date(clock.now.getTime() - minutes * 60_000)
  const row = { provider: 'bank_url', tutor_id, purpose: 'wallet', sum: 50, currency: 'PLN', created_at, ...more } as const
  const [payment] = await drizzle.insert(payments).values(row).returning()
  return { id: payment?.id ?? '', tutor_id }
}
const paid = (payment_id: string): BankNotice => ({ payment_id, provider_ref: `p24-${payment_id}`, state: 'paid', sum: 50, currency: 'PLN' })
const stateOf = async ({ id, tutor_id }: Awaited<ReturnType<typeof begun>>) => {
  const [payment] = await drizzle.select().from(payments).where(eq(payments.id, id))
  return [payment?.status, await balanceOf(drizzle, tutor_id)]
}
/** Runs the job with a bank that answers so; which payments it was asked for. */
async function ask(lookUp: NonNullable<Bank['lookUp']>) {
  const { bank_url, card_a } = openBanks(settings)('pl')
  const asked: string[] = []
  const noted: Bank['lookUp'] = (id) => {
    asked.push(id)
    return lookUp(id)
  }
  const banks = () => ({ card_a: card_a as Bank, bank_url: { ...bank_url, lookUp: noted } as Bank })
  await askBanks(jobOf({ database, settings, outside: { ...outside, banks }, log: app.log, clock: () => clock.now }))
  return asked
}

describe('a bank is asked what became of a payment that is still open', () => {
  test('and what was paid is booked, once', async () => {
    const payment = await begun(10)
    await ask(async (id) => paid(id))
    expect(await stateOf(payment)).toEqual(['paid', 50])
    expect(await ask(async (id) => paid(id))).toEqual([])
    expect(await stateOf(payment)).toEqual(['paid', 50])
  })

  test('and what was not stays as it is, to be asked for again', async () => {
    const payment = await begun(10)
    for (const _ of [1, 2]) expect(await ask(async () => null)).toEqual([payment.id])
    expect(await stateOf(payment)).toEqual(['created', 0])
  })

  test.each<[string, boolean, number, Partial<Payment>?]>([
    ['of ten minutes', true, 10],
    ['that the bank has begun', true, 10, { status: 'pending' }],
    ['of nearly a day', true, 24 * 60 - 1],
    ['of which the bank may still tell by itself', false, 9],
    ['of a day, which has failed', false, 24 * 60],
    ['that has failed', false, 10, { status: 'failed' }],
    ['of a bank that tells until it was heard', false, 10, { provider: 'card_a' }],
  ])('%s: %j', async (_, isAsked, minutes, more) => {
    const { id } = await begun(minutes, more)
    expect(await ask(async () => null)).toEqual(isAsked ? [id] : [])
  })

  test('unless it is away: then the others are left for the next time', async () => {
    const [older, newer] = [await begun(12), await begun(11)]
    const asked = await ask(() => Promise.reject(new BankAway('away')))
    expect(asked).toEqual([newer.id])
    expect(await ask(async (id) => (id === older.id ? paid(id) : null))).toEqual([newer.id, older.id])
    expect([await stateOf(older), await stateOf(newer)]).toEqual([
      ['paid', 50],
      ['created', 0],
    ])
  })
})

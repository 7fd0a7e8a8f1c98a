import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addMoney, getOrderPaymentUrl, payOrderFromWallet, payTopFromWallet, setPaidOff } from '../../../schemas/index.ts'
import { brokenRules } from '../../../scripts/bench/ledger-sums.ts'
import { signSandbox } from '../../../server/outside/banks/sandbox.ts'
import { noticesOf, sandboxOutcomes } from '../../../server/outside/banks/sandbox-outcomes.ts'
import { payments } from '../../../server/payments/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const OPERATIONS = 300
const WORKERS = 8
const TUTORS = 3

const { app, call, clock, database, host, settings, signInAs } = await useApp()
const { drizzle } = database
const tutors: { id: number; as: string; order_id: number }[] = []
let admin = ''

beforeAll(async () => {
  await buildReference(database)
  admin = await signInAs({ admin: (await buildAdmin(database)).id })
  const client_id = (await buildClient(database)).id
  for (let n = 0; n < TUTORS; n += 1) {
    const { id } = await buildTutor(database)
    const { id: order_id } = await buildOrder(database, clock.now, { client_id, status: 5, tutors: [{ id, state: 'appointed' }] })
    tutors.push({ id, order_id, as: await signInAs({ tutor: id }) })
  }
})

/** The same numbers each time: what fails can be looked for. */
function dice(seed: number) {
  let state = seed
  return (faces: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * faces)
  }
}

/** One of a bank's ways to tell of a new or an old payment. */
async function tell(tutor_id: number, throwOf: (faces: number) => number) {
  const sum = 1000 + throwOf(100_000) / 100
  const made = await drizzle
    .insert(payments)
    .values({ provider: 'card_a', tutor_id, purpose: 'wallet', sum, currency: 'KZT', created_at: clock.now })
    .returning()
  const outcome = sandboxOutcomes[throwOf(sandboxOutcomes.length)] ?? 'paid'
  const notices = noticesOf({ payment_id: made[0]?.id ?? '', sum, currency: 'KZT' }, outcome)
  // twice, at the same moment
  await Promise.all(
    [...notices, ...notices].map((notice) => {
      const payload = JSON.stringify(notice)
      const headers = { host, 'content-type': 'application/json', 'x-sandbox-signature': signSandbox(payload, settings.secret) }
      return app.inject({ method: 'POST', url: '/api/payments/callback/card_a', payload, headers })
    }),
  )
}

test(`after ${OPERATIONS} operations at once every wallet holds the sum of its lines, each line what was left, and no coin came twice`, async () => {
  const work = async (worker: number) => {
    const throwOf = dice(worker + 1)
    for (let n = worker; n < OPERATIONS; n += WORKERS) {
      const tutor = tutors[throwOf(TUTORS)]
      if (!tutor) continue
      const { id: tutor_id, order_id, as } = tutor
      const kind = throwOf(6)
      if (kind <= 1) await tell(tutor_id, throwOf)
      if (kind === 2) await call(addMoney, { tutor_id, sum: throwOf(2) ? 700 : -900 }, { as: admin })
      if (kind === 3) await call(payOrderFromWallet, { order_id }, { as })
      if (kind === 4) await call(setPaidOff, { order_id }, { as: admin })
      if (kind === 5)
        await (throwOf(2) ? call(payTopFromWallet, { top: 1 }, { as }) : call(getOrderPaymentUrl, { provider: 'card_a', order_id }, { as }))
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)))
  expect(await brokenRules(database.pool)).toEqual([])
  const { rows } = await drizzle.execute<{ type: string }>(sql`select distinct type from wallet_lines order by type`)
  expect(rows.map(({ type }) => type)).toEqual(['admin', 'order', 'refund', 'top', 'topup'])
}, 120_000)

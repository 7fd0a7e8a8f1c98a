import { expect, test } from 'vitest'
import { outbox } from '../../../server/outbox/table.ts'
import { SANDBOX_SIGNATURE, signSandbox } from '../../../server/outside/banks/sandbox.ts'
import { failUnpaid } from '../../../server/payments/fail-unpaid.ts'
import { payments } from '../../../server/payments/table.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, clock, database, edition, host, settings } = await useApp()
await buildReference(database)

const metrics = async () => (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers: { host } })).body
/** The counters are the process's, which other tests have counted in. */
const counted = (said: string, line: string) =>
  Number(
    said
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? 0,
  )
const tell = (payload: string, signature = signSandbox(payload, settings.secret)) =>
  app.inject({
    method: 'POST',
    url: '/api/payments/callback/card_a',
    payload,
    headers: { host, 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signature },
  })

test('payments are counted by provider and outcome, and callbacks that are refused by their error', async () => {
  const { id: tutor_id } = await buildTutor(database)
  const begun = { provider: 'card_a', tutor_id, purpose: 'wallet' as const, sum: 5000, currency: 'KZT' }
  const old = { ...begun, created_at: new Date(clock.now.getTime() - 86_400_000) }
  const rows = await database.drizzle.insert(payments).values([begun, begun, old]).returning()
  const [paid, failed] = rows.map(({ id }) => id)
  const word = (payment_id: string | undefined, state: string) =>
    JSON.stringify({ payment_id, provider_ref: `ref-${payment_id}`, state, sum: 5000, currency: 'KZT' })
  const before = await metrics()
  await tell(word(paid, 'paid'))
  await tell(word(paid, 'paid'))
  await tell(word(failed, 'failed'))
  await tell(word(failed, 'paid'), 'not theirs')
  await database.transaction((tx) => failUnpaid({ tx, now: clock.now, edition }))
  const after = await metrics()
  const grew = (line: string) => counted(after, line) - counted(before, line)
  expect(grew('payments_total{edition="kz",provider="card_a",outcome="paid"}')).toBe(1)
  expect(grew('payments_total{edition="kz",provider="card_a",outcome="failed"}')).toBe(2)
  expect(grew('payment_callback_failures_total{edition="kz",provider="card_a",reason="forbidden"}')).toBe(1)
})

test('the outbox tells how long its first message has waited', async () => {
  await database.drizzle.delete(outbox)
  expect(await metrics()).toContain('outbox_oldest_seconds{edition="kz"} 0')
  const created_at = new Date(Date.now() - 90_000)
  await database.drizzle.insert(outbox).values({ channel: 'mail', template: 'chat', lang: 'ru', recipient: 'a@docento.test', text: 'a', created_at })
  const [, age] = /outbox_oldest_seconds\{edition="kz"\} (\d+)/.exec(await metrics()) ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(89)
})

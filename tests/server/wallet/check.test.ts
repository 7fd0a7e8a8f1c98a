import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { checkLedger } from '../../../schemas/index.ts'
import { jobOf } from '../../../server/jobs/job.ts'
import { unixOf } from '../../../server/unix.ts'
import { checkWallets } from '../../../server/wallet/check.ts'
import { writeLine } from '../../../server/wallet/ledger.ts'
import { walletLines } from '../../../server/wallet/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { app, call, clock, database, outside, settings, signInAs } = await useApp()
const { drizzle } = database
await buildReference(database)
const as = await signInAs({ admin: (await buildAdmin(database)).id })
const log = { ...app.log, error: vi.fn() } as unknown as typeof app.log
const checkNow = () => checkWallets(jobOf({ database, settings, outside, log, clock: () => clock.now }))
const told = async () => (await call(checkLedger, {}, { as })).data

test('in an edition without any money there is nothing to add up', async () => {
  await checkNow()
  expect(await told()).toMatchObject({ wallets: 0, lines: 0, wrong: [] })
})

test('the wallets are added up by the clock: whose balance is not the sum of its lines is named and logged', async () => {
  const [right, broken] = [await buildTutor(database), await buildTutor(database)]
  for (const sum of [300, -120.5]) await database.transaction((tx) => writeLine(tx, { tutor_id: right.id, type: 'admin', sum, at: clock.now }))
  await checkNow()
  const first = { counted_at: unixOf(clock.now), wallets: 1, lines: 2, wrong: [] }
  expect(await told()).toEqual(first)

  await drizzle.insert(walletLines).values({ tutor_id: broken.id, type: 'admin', sum: 100, balance_after: 150 })
  clock.move({ hours: 1 })
  expect(await told()).toEqual(first)
  expect(log.error).not.toHaveBeenCalled()

  await checkNow()
  const wrong = [{ tutor_id: broken.id, name: 'Айгерим Сейтова', balance: 150, sum: 100 }]
  expect(await told()).toEqual({ counted_at: unixOf(clock.now), wallets: 2, lines: 3, wrong })
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ tutors: [broken.id] }, expect.any(String))
  expect(await drizzle.$count(walletLines, eq(walletLines.tutor_id, broken.id))).toBe(1)
})

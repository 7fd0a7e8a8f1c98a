import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addMoney } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { tutorActivities } from '../../../server/tutors/table.ts'
import { balanceOf } from '../../../server/wallet/ledger.ts'
import { walletLines } from '../../../server/wallet/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, signInAs } = await useApp()
const { drizzle } = database
await buildReference(database)
const { id: admin_id } = await buildAdmin(database)
const as = await signInAs({ admin: admin_id })
const add = (tutor_id: number, sum: number) => call(addMoney, { tutor_id, sum }, { as })

test('staff put money into a wallet and take it out; line, journal and the tutor’s log say who and how much', async () => {
  const { id: tutor_id } = await buildTutor(database)
  const { balance, line } = (await add(tutor_id, 500)).data
  expect([balance, line]).toMatchObject([500, { type: 'admin', sum: 500, balance_after: 500, has_invoice: false }])
  expect((await add(tutor_id, -200)).data.balance).toBe(300)
  expect(await drizzle.select().from(walletLines).where(eq(walletLines.tutor_id, tutor_id)).orderBy(asc(walletLines.id))).toMatchObject([
    { type: 'admin', sum: 500, admin_id },
    { type: 'admin', sum: -200, admin_id },
  ])
  const target = `tutor ${tutor_id}`
  expect(await drizzle.select().from(adminLog).where(eq(adminLog.target, target)).orderBy(asc(adminLog.id))).toMatchObject([
    { admin_id, changes: { sum: 500, balance: 500 } },
    { admin_id, changes: { sum: -200, balance: 300 } },
  ])
  const log = await drizzle.select().from(tutorActivities).where(eq(tutorActivities.tutor_id, tutor_id)).orderBy(asc(tutorActivities.id))
  expect(log).toMatchObject([
    { action: 'wallet_changed', admin_id, changes: { balance: [0, 500] } },
    { action: 'wallet_changed', admin_id, changes: { balance: [500, 300] } },
  ])
})

test.each<[string, number, object | string]>([
  ['nothing', 0, { sum: 'sum' }],
  ['a part of a unit', 10.5, { sum: 'invalid_type' }],
  ['more than 100 000', 100_001, { sum: 'too_big' }],
  ['less than -100 000', -100_001, { sum: 'too_small' }],
  ['more out than is in it', -501, 'not_enough_money'],
])('%s is not put into a wallet', async (_, sum, error) => {
  const { id } = await buildTutor(database)
  await add(id, 500)
  expect((await add(id, sum)).error).toEqual(error)
  expect(await balanceOf(drizzle, id)).toBe(500)
})

test('100 000 are put into a wallet and taken out; one that is nobody’s is not found', async () => {
  const { id } = await buildTutor(database)
  expect([(await add(id, 100_000)).data.balance, (await add(id, -100_000)).data.balance]).toEqual([100_000, 0])
  expect((await add(999_999, 100)).error).toBe('not_found')
})

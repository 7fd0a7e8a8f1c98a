import { beforeAll, expect, test } from 'vitest'
import { getIndicators } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, clock, signInAs } = await useApp()
beforeAll(() => buildReference(database))

const indicatorsOf = async (tutor: number) => (await call(getIndicators, {}, { as: await signInAs({ tutor }) })).data
const ready = { email_confirmed: true, phone_confirmed: true, documents: ['diploma.jpg'] }

test.each<[string, Parameters<typeof buildTutor>[1], boolean]>([
  ['with confirmed contacts and a document', ready, true],
  ['of the school with the same', { ...ready, status: 6 }, true],
  ['without a document', { ...ready, documents: [] }, false],
  ['without a confirmed phone', { ...ready, phone_confirmed: false }, false],
  ['without a confirmed e-mail', { ...ready, email_confirmed: false }, false],
  ['who is verified', { ...ready, verified: true }, false],
  ['who is inactive', { ...ready, status: 4 }, false],
])('a tutor %s may ask for verification: %s', async (_, row, may) =>
  expect((await indicatorsOf((await buildTutor(database, row)).id)).is_allow_verification).toBe(may),
)

test('an order past its payment deadline is told, an earlier one is not', async () => {
  const tutor = await buildTutor(database, { billing_status: 2 })
  const client = await buildClient(database)
  await buildOrder(database, clock.now, { client_id: client.id, status: 5, tutors: [{ id: tutor.id, state: 'appointed' }] })
  expect(await indicatorsOf(tutor.id)).toMatchObject({ has_overdue_orders: false, billing_status: 2 })
  clock.move({ days: 5 })
  expect(await indicatorsOf(tutor.id)).toMatchObject({ has_overdue_orders: true })
  clock.move({ days: -5 })
})

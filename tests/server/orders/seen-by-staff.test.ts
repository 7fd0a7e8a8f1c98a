import { beforeAll, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, signInAs, clock, database } = await useApp()
let client = { id: 0 }
let tutor = { id: 0 }

beforeAll(async () => {
  await buildReference(database)
  client = await buildClient(database)
  tutor = await buildTutor(database)
})

const build = () => buildOrder(database, clock.now, { client_id: client.id, tutors: [{ id: tutor.id, state: 'responded', kind: 'potential' }] })
const staff = async (status: 1 | 2 | 3 | 4) => (await buildAdmin(database, { status })).id

describe("a client's page of an order", () => {
  test.each([1, 2, 4] as const)('is shown to staff of status %i, who can do nothing on it', async (status) => {
    const { id } = await build()
    const { data } = await call(calls.getClientOrder, { id }, { as: await signInAs({ admin: await staff(status) }) })
    expect(data.order.actions).toEqual([])
    expect(data.order.tutors.map(({ tutor_id, can_appoint }) => ({ tutor_id, can_appoint }))).toEqual([{ tutor_id: tutor.id, can_appoint: false }])
  })

  test('is closed to staff without the area of orders', async () => {
    const { id } = await build()
    expect((await call(calls.getClientOrder, { id }, { as: await signInAs({ admin: await staff(3) }) })).code).toBe(403)
    const other = await buildClient(database)
    expect((await call(calls.getClientOrder, { id }, { as: await signInAs({ admin: await staff(3), client: other.id }) })).code).toBe(404)
  })

  test('leaves the actions to a member of staff whose own order it is', async () => {
    const { id } = await build()
    const as = await signInAs({ admin: await staff(2), client: client.id })
    expect((await call(calls.getClientOrder, { id }, { as })).data.order.actions).toContain('appoint_tutor')
  })

  test('is not changed by staff', async () => {
    const { id } = await build()
    const as = await signInAs({ admin: await staff(1) })
    expect((await call(calls.appointClientTutor, { order_id: id, tutor_id: tutor.id }, { as })).code).toBe(403)
  })
})

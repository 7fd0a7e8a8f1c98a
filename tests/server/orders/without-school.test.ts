import { beforeAll, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'

const { call, clock, signInAs, database } = await useApp({ edition: 'es' })
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

test('an edition without a school neither offers nor takes school orders', async () => {
  const { data } = await call(calls.getOrderRules, {}, { as })
  expect(data.rules.kind?.options?.map(({ id }) => id)).toEqual(['personal', 'general'])
  const [lesson] = data.rules.lesson_id?.options ?? []
  const contact = { client_name: 'Lucía', phone_plain: '600000001', phone_default_country_code: 1 }
  const order = { ...contact, kind: 'school' as const, lesson_levels: { [String(lesson?.id)]: [] }, location_at_online: true }
  expect((await call(calls.createOrder, { order }, { as })).error).toEqual({ kind: 'invalid_value' })
})

test('its orders can’t be handed to a school, nor is that offered', async () => {
  const order = await buildOrder(database, clock.now, { client_id: (await buildClient(database)).id })
  expect((await call(calls.getOrder, { id: order.id }, { as })).data.order.actions).not.toContain('set_school_new')
  for (const action of [calls.setSchoolNew, calls.setSchoolProcessing, calls.setDocentoNew])
    expect((await call(action, { order_id: order.id }, { as })).error).toBe('not_found')
  expect((await call(calls.listTransferSettings, {}, { as })).error).toBe('not_found')
  expect((await call(calls.setTransferOffline, { value: true }, { as })).error).toBe('not_found')
})

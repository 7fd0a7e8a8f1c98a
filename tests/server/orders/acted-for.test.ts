import { beforeAll, expect, test } from 'vitest'
import { actAsAdmin, actAsClient, getOrder, loginByToken, setClientRate, setProcessing } from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'

const { call, clock, database, signInAs } = await useApp()
beforeAll(() => buildReference(database))

test.each(['client', 'admin'] as const)('the timeline of an order names who acted and who really did, for a %s', async (kind) => {
  const owner = await buildAdmin(database, { name: 'Ірина' })
  const manager = await buildAdmin(database, { status: 2, name: 'Марія' })
  const client = await buildClient(database, { name: 'Оксана' })
  const order = await buildOrder(database, clock.now, { client_id: client.id })
  const own = await signInAs({ admin: owner.id })
  const reason = 'Клієнт просить допомогти'
  const { token } = (
    await call(kind === 'client' ? actAsClient : actAsAdmin, { id: kind === 'client' ? client.id : manager.id, reason }, { as: own })
  ).data
  const acting = (await call(loginByToken, { auth_token: token }, { as: own })).session ?? ''
  if (kind === 'client') await call(setClientRate, { order_id: order.id, rate_id: 7000 }, { as: acting })
  else await call(setProcessing, { order_id: order.id }, { as: acting })
  const read = await call(getOrder, { id: order.id }, { as: await signInAs({ admin: owner.id }) })
  expect(read.data.order.order_log[0]).toMatchObject({
    actor_role: kind,
    actor_name: kind === 'client' ? 'Оксана' : 'Марія',
    impersonator_name: 'Ірина',
  })
})

test('who acts for themself stands alone in the timeline', async () => {
  const as = await signInAs({ admin: (await buildAdmin(database, { name: 'Ірина' })).id })
  const client = await buildClient(database)
  const order = await buildOrder(database, clock.now, { client_id: client.id })
  const { data } = await call(setProcessing, { order_id: order.id }, { as })
  expect(data.order.order_log[0]).toMatchObject({ actor_name: 'Ірина', impersonator_name: null })
})

import { beforeAll, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildReference } from '../../build/reference.ts'

const { call, signInAs, database } = await useApp({ edition: 'es' })
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

import { describe, expect, test } from 'vitest'
import { getSchoolAuthToken, statuses } from '../../../schemas/index.ts'
import { isSandboxToken } from '../../../server/outside/sandbox-school.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'

const app = await useApp()
const { call, clock, database, host, signInAs } = app
await buildReference(database)
const client_id = (await buildClient(database)).id
const as = await signInAs({ client: client_id })
const make = (row: object) => buildOrder(database, clock.now, { client_id, kind: 'school', school_order_id: 'S-7', ...row })
const enter = (order_id: number, who = as) => call(getSchoolAuthToken, { order_id }, { as: who })

test('the client of a school order is let in once, by a token of 32 bytes', async () => {
  const { id } = await make({ status: 11 })
  const { data } = await enter(id)
  expect(Buffer.from(data.client_auth_token, 'base64url')).toHaveLength(32)
  expect(data).toMatchObject({ school_order_id: 'S-7', url: `http://${host}/sandbox-school/school-order-client/S-7?ak=${data.client_auth_token}` })
  const now = Math.floor(Date.now() / 1000)
  const open = (url = data.url) => app.app.inject({ url: url.replace(`http://${host}`, ''), headers: { host } })
  expect((await open(data.url.replace('S-7', 'S-8'))).statusCode).toBe(403)
  const answers = [await open(), await open()]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403])
  expect(answers[0]?.body).toContain('Order S-7')
  const works = (minutes: number) => isSandboxToken(data.client_auth_token, 'S-7', { secret: app.settings.secret, now: now + minutes * 60 })
  expect([works(14), works(16)]).toEqual([true, false])
})

describe('who else asks', () => {
  test.each(statuses)('of an order in status %i is let in while the school has it, and after it is paid', async (status) => {
    const { error } = await enter((await make({ status })).id)
    expect(error).toBe([7, 10, 11].includes(status) ? null : status === 9 ? 'not_found' : 'wrong_status')
  })

  test('of an order that never went to the school is refused', async () => {
    expect((await enter((await make({ status: 7, kind: 'general' })).id)).error).toBe('wrong_status')
  })

  test('of one that the school has not taken yet hears that it is away', async () => {
    expect((await enter((await make({ status: 10, school_order_id: null })).id)).error).toBe('provider_unavailable')
  })

  test("another's order is not found", async () => {
    const other = await signInAs({ client: (await buildClient(database)).id })
    expect((await enter((await make({ status: 11 })).id, other)).error).toBe('not_found')
  })

  test('finds no school in an edition without one, whatever the order', async () => {
    const mx = await useApp({ edition: 'mx' })
    await buildReference(mx.database)
    const { id: client } = await buildClient(mx.database)
    const theirs = await mx.signInAs({ client })
    const tryWith = async (row: Partial<Parameters<typeof buildOrder>[2]>) => {
      const { id } = await buildOrder(mx.database, mx.clock.now, { ...row, client_id: client })
      return (await mx.call(getSchoolAuthToken, { order_id: id }, { as: theirs })).error
    }
    expect([await tryWith({}), await tryWith({ status: 11, kind: 'school', school_order_id: 'S-7' })]).toEqual(['not_found', 'not_found'])
  })
})

import { DrizzleQueryError } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { call as declare, type Shape } from '../../../schemas/common.ts'
import { on, type Verb } from '../../../server/calls.ts'
import { DatabaseAway } from '../../../server/database/unavailable.ts'
import { NotFound } from '../../../server/errors.ts'
import type { MetError } from '../../../server/outside/error-service.ts'
import { useApp } from '../../app.ts'
import { serveCalls } from './serve-calls.ts'

const take = vi.fn(async (_: MetError) => {})
const product = await useApp({ outside: { errors: { take } } })
let verb: Verb = async () => {}
const fails = declare<'GET', `/${string}`, Shape>('GET', '/test/{id}', { about: 'Fails', allow: ['anyone'] })
const app = await serveCalls([on(fails, (...given) => verb(...given))], product)
const send = (path: string) => app.inject({ url: `/api${path}`, headers: { host: product.host } })

beforeEach(() => take.mockClear())

test('what nobody expected in a call is told by its path, its place and the request id, without input and people', async () => {
  verb = async () => {
    throw new DrizzleQueryError('select $1', ['ann@mail.example'], new Error('no order for ann@mail.example'))
  }
  const answer = await send('/test/1660?name=Ann')
  expect(answer.statusCode).toBe(500)
  expect(take).toHaveBeenCalledExactlyOnceWith({
    from: 'server',
    message: 'Error: no order for …',
    stack: expect.stringMatching(/^ {4}at .*note-failure\.test\.ts:\d+/),
    screen: '/api/test/0',
    edition: 'kz',
    request_id: answer.json().data.request_id,
  })
})

test('a failure that comes with every request is told once a minute', async () => {
  verb = async () => {
    throw new Error('again')
  }
  await send('/test/1')
  await send('/test/2')
  expect(take).toHaveBeenCalledTimes(1)
})

test('a refusal is told to nobody, nor that the database is away', async () => {
  for (const thrown of [new NotFound(), new DatabaseAway('away')]) {
    verb = async () => {
      throw thrown
    }
    await send('/test/3')
  }
  expect(take).not.toHaveBeenCalled()
})

import { describe, expect, test } from 'vitest'
import { getClientCode, loginTutor, makeShortRequest } from '../../../schemas/index.ts'
import { fieldsOf } from '../../../server/http/input.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'

const { app, call, database, host } = await useApp()
await buildReference(database)

const request = (more: object = {}) => ({
  request: {
    lesson_levels: { 8: [] },
    location_at_online: true,
    client_name: 'Дана',
    phone_plain: `70${Math.floor(Math.random() * 1e8)
      .toString()
      .padStart(8, '0')}`,
    privacy: true,
    ...more,
  },
})

describe('the pairs of a form', () => {
  test.each([
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a[]=1', { a: ['1'] }],
    ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
    ['a=1&a[]=2', { a: ['1', '2'] }],
    ['a=&a=', { a: ['', ''] }],
  ])('%s are %o', (text, fields) => {
    expect({ ...fieldsOf(new URLSearchParams(text)) }).toEqual(fields)
  })

  test('named like parts of every object are fields as others are', () => {
    const fields = fieldsOf(new URLSearchParams('__proto__=1&constructor=2&toString=3'))
    expect(Object.entries(fields)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
      ['toString', '3'],
    ])
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  test('repeated a hundred thousand times are read at once', () => {
    const pairs = Array.from({ length: 100_000 }, (): [string, string] => ['a', '1'])
    const from = performance.now()
    fieldsOf(pairs)
    expect(performance.now() - from).toBeLessThan(1000)
  })
})

test('a call that takes no files refuses a form with one', async () => {
  const payload = '--x\r\ncontent-disposition: form-data; name="email"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nabc\r\n--x--\r\n'
  const headers = { host, origin: `http://${host}`, 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await app.inject({ method: 'POST', url: `/api${loginTutor.path}`, headers, payload })
  expect([answer.statusCode, answer.json().error]).toEqual([413, 'too_many_files'])
})

describe('odd signs in texts', () => {
  test.each(['\ud800', '\udfff half an emoji', 'an emoji cut \ud83d'])('%o are mended: an order is made all the same', async (odd) => {
    const { error } = await call(
      makeShortRequest,
      request({ address: `ул. ${odd}`, hidden_message: odd, location_at_client: true, locations: { client_place: [{ 9: {}, address: odd }] } }),
    )
    expect(error).toBeNull()
  })

  test('NUL in a text is a problem of its field', async () => {
    const { code, error } = await call(makeShortRequest, request({ client_name: 'Да\u0000на' }))
    expect([code, error]).toEqual([400, { client_name: 'invalid_format' }])
  })

  test('marks of a campaign never stop a request: they are cut', async () => {
    const marks = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`utm_${index}`, `\u0000\ud800${'x'.repeat(900)}`]))
    const cookies = { cpa: JSON.stringify({ gclid: 'a\u0000b\ud800', __proto__: 1 }) }
    const { data, error } = await call(makeShortRequest, request({ utm: marks }), { cookies })
    expect(error).toBeNull()
    const { rows } = await database.pool.query('select utm, cpa from orders where id = $1', [data.order_id])
    expect(Object.keys(rows[0].utm)).toHaveLength(20)
    expect(rows[0].utm.utm_0).toHaveLength(300)
    expect(rows[0].cpa.gclid).toMatch(/^ab/)
  })
})

test('more places than anybody has are a problem of the field, not of the database', async () => {
  const tutor_place = Object.fromEntries(Array.from({ length: 70_000 }, (_, index) => [index + 1, {}]))
  const { code, error } = await call(makeShortRequest, request({ location_at_tutor: true, locations: { tutor_place } }))
  expect([code, error]).toEqual([400, { 'locations.tutor_place': 'too_big' }])
})

test('a body nested ten thousand deep is malformed input', async () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: `/api${getClientCode.path}`, headers, payload: `{"email":${deep},"phone_plain":${deep}}` })
  expect(answer.statusCode).toBe(400)
})

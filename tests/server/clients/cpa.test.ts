import { expect, test } from 'vitest'
import { setCpaCookie } from '../../../schemas/index.ts'
import { readCpa } from '../../../server/clients/cpa.ts'
import { useApp } from '../../app.ts'

const { app, call, host, settings } = await useApp({ environment: { CPA_NETWORK: 'network', RATE_MEASURE: 'off' } })

/** The cookie that the answer leaves: its marks as an order would have them, and the header. */
async function kept(cookie: object | string) {
  const { status, headers } = await call(setCpaCookie, { cookie } as never)
  expect(status).toBe('success')
  const [header = ''] = [headers['set-cookie'] ?? []].flat()
  const value = /^cpa=([^;]*)/.exec(header)?.[1]
  return { header, marks: value && readCpa({ cpa: decodeURIComponent(value) }, settings) }
}

test('the last paid advertisement is kept for 30 days, where no script reads it', async () => {
  const { header, marks } = await kept({ gclid: 'abc', utm_source: 'search', network_uid: '7', admitad_uid: '8', password: 'x' })
  expect(marks).toEqual({ gclid: 'abc', utm_source: 'search', network_uid: '7' })
  expect(header).toMatch(/Max-Age=2592000;.*HttpOnly; SameSite=Lax/)
  expect((await kept('{"utm_medium":"cpm"}')).marks).toEqual({ utm_medium: 'cpm' })
})

test.each([{ utm_source: 'mail', utm_medium: 'email' }, { aff_sub: '1' }, { aff_id: '2' }, { fbclid: '3' }, { admitad_uid: '4' }, { gclid: '' }, {}])(
  '%j is no such advertisement, and the cookie stays as it is',
  async (cookie) => {
    expect((await kept(cookie)).header).toBe('')
    expect(readCpa({ cpa: JSON.stringify(cookie) }, settings)).toBeUndefined()
  },
)

test('marks too long for a cookie leave the longest out', async () => {
  const fits = { gclid: 'abc', utm_term: 'kept', utm_campaign: 'ю'.repeat(299), utm_medium: 'э'.repeat(298) }
  const { header, marks } = await kept({ ...fits, utm_source: 'я'.repeat(300) })
  expect(header.length).toBeLessThan(4096)
  expect(marks).toEqual(fits)
})

test('another site can put no advertisement into a browser', async () => {
  const headers = { host, origin: 'https://elsewhere.example' }
  const response = await app.inject({ method: 'POST', url: '/api/cpa/set_cookie', headers, payload: { cookie: { gclid: 'abc' } } })
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined])
})

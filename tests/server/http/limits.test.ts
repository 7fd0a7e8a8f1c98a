import { describe, expect, test } from 'vitest'
import {
  activateSiteReview,
  type Call,
  checkTutorResetCode,
  confirmClientSubscription,
  confirmTutorEmail,
  getFooter,
  getOrderFormData,
  getRole,
  loginByToken,
  loginClient,
  loginTutor,
  makePersonalRequest,
  makeShortRequest,
  resetTutorPassword,
} from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildClient } from '../../build/clients.ts'

const { app, call, database, host, signInAs } = await useApp({
  environment: { RATE_OTHER: '3/1m', RATE_LOGIN_IP: '3/1m', RATE_REQUEST_IP: '3/1h', RATE_PAGE: '3/1m' },
})
const codesOf = async (times: number, ask: (round: number) => Promise<{ code: number }>) => {
  const codes: number[] = []
  for (let round = 0; round < times; round += 1) codes.push((await ask(round)).code)
  return codes
}

describe('a call', () => {
  test('is answered as often as its session may ask, then 429 says when to come back', async () => {
    const as = await signInAs({ client: (await buildClient(database)).id })
    const other = await signInAs({ client: (await buildClient(database)).id })
    expect(await codesOf(4, () => call(getRole, {}, { as, ip: '10.1.0.1' }))).toEqual([200, 200, 200, 429])
    expect((await call(getRole, {}, { as: other, ip: '10.1.0.1' })).code).toBe(200)
    const { error, headers } = await call(getRole, {}, { as, ip: '10.1.0.1' })
    expect([error, Number(headers['retry-after'])]).toEqual(['too_many_requests', expect.any(Number)])
  })

  test('of nobody counts by the address, whatever cookies it makes up', async () => {
    expect(await codesOf(4, (round) => call(getRole, {}, { as: `made-up-${round}`, ip: '10.1.0.2' }))).toEqual([200, 200, 200, 429])
  })
})

describe('a sign-in', () => {
  let asked = 0
  const guess = (ip: string, as?: string) => {
    asked += 1
    return call(loginClient, { login: `nobody${asked}@example.test`, password: 'wrong-1' }, { ip, as })
  }

  test('counts by the address, signed in or not', async () => {
    const as = await signInAs({ client: (await buildClient(database)).id })
    expect(await codesOf(4, (round) => guess('10.1.0.3', round % 2 ? as : undefined))).toEqual([409, 409, 409, 429])
  })

  test('counts an IPv6 network as one address', async () => {
    expect(await codesOf(4, (round) => guess(`2001:db8:1:2::${round + 1}`))).toEqual([409, 409, 409, 429])
    expect((await guess('2001:db8:1:3::1')).code).not.toBe(429)
  })
})

describe('the calls of a class share one limit', () => {
  /** Asked by turns from one address: which of them are one too many. */
  const tooMany = async (ip: string, calls: Call[]) => {
    const refused: number[] = []
    for (const [at, one] of calls.entries()) if ((await call(one, {} as never, { ip })).code === 429) refused.push(at)
    return refused
  }

  test.each<[string, string, Call[]]>([
    ['sign-ins', '10.2.0.1', [loginClient, loginTutor, loginClient, loginTutor, loginClient]],
    ['mailed links', '10.2.0.5', [loginByToken, confirmTutorEmail, activateSiteReview, checkTutorResetCode, confirmClientSubscription]],
    ['lesson requests', '10.2.0.2', [makeShortRequest, makePersonalRequest, makeShortRequest, makePersonalRequest, makeShortRequest]],
    ['everything else', '10.2.0.3', [getRole, getFooter, getOrderFormData, getRole, getFooter]],
  ])('%s: the fourth is one too many when three are allowed', async (_, ip, calls) => {
    expect(await tooMany(ip, calls)).toEqual([3, 4])
  })

  test('and take nothing from the other classes', async () => {
    expect(await tooMany('10.2.0.6', [loginTutor, loginTutor, loginTutor, loginByToken, confirmTutorEmail, resetTutorPassword])).toEqual([])
    expect(await tooMany('10.2.0.4', [getRole, getRole, getRole, loginClient, makeShortRequest, loginTutor, makePersonalRequest])).toEqual([])
  })
})

test('maps, feeds, robots.txt and share pictures count as pages do', async () => {
  const statuses: number[] = []
  for (const url of ['/sitemap.xml', '/robots.txt', '/news/feed.xml', '/share/ru/tutor/999.jpg', '/sitemap.xml', '/robots.txt', '/news/feed.xml'])
    statuses.push((await app.inject({ url, headers: { host }, remoteAddress: '10.3.0.1' })).statusCode)
  expect(statuses).toEqual([200, 200, 404, 429, 429, 429, 429])
})

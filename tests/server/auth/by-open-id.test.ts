import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import {
  getClientOpenIdAddress,
  getClientOpenIdWanted,
  getRole,
  getTutorOpenIdAddress,
  getTutorOpenIdWanted,
  loginAdminByOpenId,
  loginClient,
  loginClientByOpenId,
  loginTutor,
  loginTutorByOpenId,
  saveTutor,
} from '../../../schemas/index.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { clients } from '../../../server/clients/table.ts'
import type { OpenIdProvider } from '../../../server/outside/openid.ts'
import { tutors } from '../../../server/tutors/table.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildClient } from '../../build/clients.ts'
import { client as known, passThrough, startProvider } from '../../build/openid-provider.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const site = 'http://kz.localhost:3000'
const doors = { client: `${site}/client-login`, tutor: `${site}/login` }
const provider = await startProvider({ doors: Object.values(doors) })
const environment = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: known.id, OIDC_CLIENT_SECRET: known.secret }
const { call, clock, database, outside, signInAs } = await useApp({ environment })
const without = await useApp()
await buildReference(database)
afterAll(() => provider.stop())

const calls = {
  client: [getClientOpenIdAddress, loginClientByOpenId],
  tutor: [getTutorOpenIdAddress, loginTutorByOpenId],
} as const
type Side = keyof typeof calls
const sides = ['client', 'tutor'] as const

type Wanted = { back?: string; affiliate_id?: number }
type Browser = { as?: string; cpa?: string }
async function leave(side: Side, wanted: Wanted = {}) {
  const { data, headers } = await call(calls[side][0], wanted)
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat()
  expect(cookie).toMatch(/^openid=.*Max-Age=600;.*HttpOnly; SameSite=Lax/)
  return { cookies: { openid: /^openid=([^;]*)/.exec(cookie)?.[1] ?? '' }, url: data.url }
}
async function comeBack(side: Side, url: string, email: string) {
  const back = await passThrough(url, email)
  expect(back.origin + back.pathname).toBe(doors[side])
  return Object.fromEntries(back.searchParams) as { code: string; state: string; iss: string }
}
async function enter(side: Side, email: string, { as, cpa, ...wanted }: Wanted & Browser = {}) {
  const way = await leave(side, wanted)
  return call(calls[side][1], await comeBack(side, way.url, email), { cookies: { ...way.cookies, ...(cpa && { cpa }) }, as })
}

describe('the provider’s word for an address that a client’s account only claims', () => {
  const rowOf = async (id: number) => (await database.drizzle.select().from(clients).where(eq(clients.id, id)))[0]

  test('takes it from whoever claimed it, and joins it with the tutor of that address', async () => {
    const email = 'claimed@example.test'
    const tutor = await buildTutor(database, { email, email_confirmed: true })
    const claimed = await buildClient(database, { email, password_hash: 'typed' })
    const as = await signInAs({ client: claimed.id })
    const { auth } = await enter('client', email)
    expect([auth?.client_info?.id, auth?.tutor_info?.id]).toEqual([claimed.id, tutor.id])
    expect(await rowOf(claimed.id)).toMatchObject({ email_confirmed: true, phone: null, password_hash: null })
    expect((await call(getRole, {}, { as })).auth?.client).toBe(false)
  })

  test('confirms nothing of an account with a proved phone, so that its owner never becomes the tutor of that address', async () => {
    const email = 'squatted@example.test'
    await buildTutor(database, { email, email_confirmed: true })
    const owner = await buildClient(database, { email, phone_confirmed: true })
    expect((await enter('client', email)).auth?.tutor_info).toBeNull()
    expect(await rowOf(owner.id)).toMatchObject({ email_confirmed: false, phone: owner.phone })
  })
})

describe.each(sides)('a %s who signs in at the provider', (side) => {
  test('is sent with state, nonce and PKCE to come back to their own door', async () => {
    const { searchParams } = new URL((await leave(side)).url)
    expect(Object.fromEntries(searchParams)).toMatchObject({ redirect_uri: doors[side], code_challenge_method: 'S256', response_type: 'code' })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(20)
  })

  test('is led where they wanted, and nowhere else', async () => {
    expect((await enter(side, `${side}-back@example.test`, { back: '/settings' })).data.redirect).toBe('/settings')
    expect((await enter(side, `${side}-back@example.test`, { back: 'https://elsewhere.example/' })).data.redirect).toMatch(/^\/\w/)
  })

  test('keeps no connection of the database busy while the provider answers', async () => {
    const busy: number[] = []
    const asked = outside.openId('kz') as OpenIdProvider
    const finish: OpenIdProvider['finish'] = (...answered) => {
      busy.push(database.pool.totalCount - database.pool.idleCount)
      return asked.finish(...answered)
    }
    vi.spyOn(outside, 'openId').mockReturnValue({ ...asked, finish })
    const { error } = await enter(side, `${side}-waits@example.test`)
    vi.restoreAllMocks()
    expect([error, busy]).toEqual([null, [0]])
  })

  test('counts only with the state of this browser, once, for ten minutes', async () => {
    const way = await leave(side)
    const answered = await comeBack(side, way.url, `${side}-once@example.test`)
    const [, login] = calls[side]
    for (const cookies of [{}, (await leave(side)).cookies, { openid: 'made-up' }] as Record<string, string>[])
      expect((await call(login, answered, { cookies })).error).toBe('token_invalid')
    expect((await call(login, { ...answered, state: 'another' }, { cookies: way.cookies })).error).toBe('token_invalid')
    expect((await call(login, answered, { cookies: way.cookies })).error).toBeNull()
    expect((await call(login, answered, { cookies: way.cookies })).error).toBe('token_invalid')
    const late = await leave(side)
    const code = await comeBack(side, late.url, `${side}-once@example.test`)
    clock.move({ minutes: 10 })
    expect((await call(login, code, { cookies: late.cookies })).error).toBe('token_invalid')
  })

  test('who turns back finds again what they had set out for, in the browser that was sent alone', async () => {
    const wantedCall = side === 'client' ? getClientOpenIdWanted : getTutorOpenIdWanted
    const wanted = { back: '/settings', ...(side === 'tutor' && { affiliate_id: 5 }) }
    const { url, cookies } = await leave(side, wanted)
    const state = new URL(url).searchParams.get('state') ?? ''
    expect((await call(wantedCall, { state }, { cookies })).data).toEqual(wanted)
    expect((await call(wantedCall, { state: 'another' }, { cookies })).data).toEqual({})
    expect((await call(wantedCall, { state })).data).toEqual({})
  })

  test('is refused where the provider has not confirmed the address, and nobody is made', async () => {
    const count = async () => [await database.drizzle.$count(clients), await database.drizzle.$count(tutors)]
    const before = await count()
    expect((await enter(side, `unconfirmed-${side}@example.test`)).error).toBe('email_unverified')
    expect(await count()).toEqual(before)
  })

  test('comes through no other door', async () => {
    const way = await leave(side)
    const answered = await comeBack(side, way.url, `${side}-door@example.test`)
    const [, other] = calls[side === 'client' ? 'tutor' : 'client']
    expect((await call(other, answered, { cookies: way.cookies })).error).toBe('token_invalid')
    expect((await call(loginAdminByOpenId, answered, { cookies: way.cookies })).error).toBe('token_invalid')
  })

  test('finds no door where the edition has no provider', async () => {
    const [address, login] = calls[side]
    const { code, error } = await without.call(address, {})
    expect([code, error]).toEqual([503, 'provider_unavailable'])
    expect((await without.call(login, { code: 'made-up', state: 'made-up' })).error).toBe('provider_unavailable')
  })
})

test('a new tutor is a draft with a confirmed address and no password, led to the profile', async () => {
  const { data, auth } = await enter('tutor', 'New.Tutor@example.test')
  expect([data.redirect, auth?.tutor_info?.status]).toEqual(['/profile/', 1])
  const [tutor] = await database.drizzle.select().from(tutors).where(eq(tutors.email, 'new.tutor@example.test'))
  expect(tutor).toMatchObject({ status: 1, name: 'Somebody', email_confirmed: true, password_hash: null })
  expect((await enter('tutor', 'new.tutor@example.test')).auth?.tutor_info?.id).toBe(tutor?.id)
})

test('a new tutor is kept as the one of whom they came by for good, but by nobody’s and one’s own link', async () => {
  const friend = await buildTutor(database, { email: 'friend@example.test' })
  const broughtBy = async (email: string, affiliate_id: number) => {
    const { auth } = await enter('tutor', email, { affiliate_id })
    const [row] = await database.drizzle
      .select()
      .from(tutors)
      .where(eq(tutors.id, auth?.tutor_info?.id ?? 0))
    return row?.affiliate_id
  }
  expect([await broughtBy('brought@example.test', friend.id), await broughtBy('brought@example.test', 1)]).toEqual([friend.id, friend.id])
  expect([await broughtBy('nobodys@example.test', 987_654), await broughtBy('friend+two@example.test', friend.id)]).toEqual([null, null])
})

test('a known tutor keeps account and password', async () => {
  const password_hash = await hashPassword('kept-pass-1')
  const tutor = await buildTutor(database, { email: 'Known@example.test', email_confirmed: true, password_hash })
  expect((await enter('tutor', 'known@example.test')).data.redirect).toBe('/nz')
  expect((await call(loginTutor, { email: 'known@example.test', password: 'kept-pass-1' })).auth?.tutor_info?.id).toBe(tutor.id)
})

test('whoever took an address without confirming it loses the account to its owner', async () => {
  const password_hash = await hashPassword('planted-pass-1')
  const client = await buildClient(database, { phone_confirmed: true, password_hash })
  const tutor = await buildTutor(database, { email: 'victim@example.test', password_hash, client_id: client.id })
  const planted = await signInAs({ tutor: tutor.id })
  expect((await enter('tutor', 'victim@example.test')).auth?.tutor_info?.id).toBe(tutor.id)
  expect((await call(loginTutor, { email: 'victim@example.test', password: 'planted-pass-1' })).error).toBe('wrong_credentials')
  expect((await call(getRole, {}, { as: planted })).auth?.tutor).toBe(false)
  expect((await call(loginClient, { login: client.email ?? '', password: 'planted-pass-1' })).auth).toMatchObject({ client: true, tutor: false })
})

test('staff who had the profile open before its address was confirmed are told so, for their form would take that back', async () => {
  const { id, version } = await buildTutor(database, { email: 'open-form@example.test' })
  const admin = await signInAs({ admin: (await buildAdmin(database)).id })
  await enter('tutor', 'open-form@example.test')
  const { error, data } = await call(saveTutor, { tutor: { id, version, email_confirmed: false } }, { as: admin })
  expect([error, data]).toEqual(['conflict', { fields: { email_confirmed: { yours: false, theirs: true } } }])
})

test('a blocked tutor and a deleted client stay out', async () => {
  await buildTutor(database, { email: 'blocked@example.test', status: 5 })
  await buildClient(database, { email: 'deleted@example.test', deleted_at: clock.now })
  expect((await enter('tutor', 'blocked@example.test')).error).toBe('account_blocked')
  expect((await enter('client', 'deleted@example.test')).error).toBe('account_blocked')
})

test('a client is found or made, and never made a tutor', async () => {
  const before = await database.drizzle.$count(tutors)
  const known = await buildClient(database, { email: 'Client.Known@example.test' })
  expect((await enter('client', 'client.known@example.test')).auth?.client_info?.id).toBe(known.id)
  const { auth, data } = await enter('client', 'client.new@example.test')
  expect([data.redirect, auth?.client, auth?.tutor]).toEqual(['/client_orders', true, false])
  expect(await database.drizzle.$count(tutors)).toBe(before)
})

test('a client who is made has the marks of the advertisement that led here, and one who is known keeps theirs', async () => {
  const marksOf = async (email: string, gclid: string) => {
    const { auth } = await enter('client', email, { cpa: JSON.stringify({ gclid, junk: 'x' }) })
    const [row] = await database.drizzle
      .select()
      .from(clients)
      .where(eq(clients.id, auth?.client_info?.id ?? 0))
    return row?.cpa
  }
  expect([await marksOf('led@example.test', 'first'), await marksOf('led@example.test', 'later')]).toEqual([{ gclid: 'first' }, { gclid: 'first' }])
})

import { desc, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { getOpenIdAddress, loginAdmin, loginAdminByOpenId } from '../../../schemas/index.ts'
import { admins } from '../../../server/admins/table.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { hashPassword } from '../../../server/auth/passwords.ts'
import { openProviders } from '../../../server/outside/openid.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { client, passThrough, startProvider } from '../../build/openid-provider.ts'

const door = 'http://kz.localhost:3000/panel'
const provider = await startProvider({ doors: [door] })
const environment = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret }
const { call, clock, database, outside } = await useApp({ environment })
afterAll(() => provider.stop())

interface Way {
  /** The cookie that waits in the browser. */
  cookies: Record<string, string>
  url: string
}

async function leave(): Promise<Way> {
  const { data, headers } = await call(getOpenIdAddress)
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat()
  expect(cookie).toMatch(/^openid=.*Max-Age=600;.*HttpOnly; SameSite=Lax/)
  return { cookies: { openid: /^openid=([^;]*)/.exec(cookie)?.[1] ?? '' }, url: data.url }
}
/** Goes to the provider as somebody; answers what the browser comes back with. */
async function comeBack({ url }: Way, email: string) {
  const back = await passThrough(url, email)
  expect(back.origin + back.pathname).toBe(door)
  return Object.fromEntries(back.searchParams) as { code: string; state: string; iss: string }
}
async function enter(email: string) {
  const way = await leave()
  return call(loginAdminByOpenId, await comeBack(way, email), { cookies: way.cookies })
}

describe('a sign-in of staff at the provider', () => {
  test('asks for a code with state, nonce and PKCE', async () => {
    const { searchParams } = new URL((await leave()).url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: client.id,
      redirect_uri: door,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(20)
  })

  test('bears the language of whoever leaves in another than the edition’s own', async () => {
    const ua = await useApp({ edition: 'ua', environment })
    const stateIn = async (lang: string) => {
      const { json } = await ua.app.inject({ url: `/api/client/oauth/redirect?lang=${lang}`, headers: { host: ua.host } })
      return new URL(json().data.url).searchParams.get('state')
    }
    expect([await stateIn('en'), await stateIn('ua'), await stateIn('pl')]).toEqual([
      expect.stringMatching(/^en\.[\w-]{20,}$/),
      ...Array(2).fill(expect.stringMatching(/^[\w-]{20,}$/)),
    ])
  })

  test('lets in who works here under the address, in whatever case, with a line in the journal', async () => {
    const admin = await buildAdmin(database, { status: 2, email: 'Manager@Example.test' })
    const { error, data, session, auth, headers } = await enter('manager@example.test')
    expect([error, data, auth?.admin_info?.id]).toEqual([null, { redirect: '/panel/users_orders/' }, admin.id])
    expect(session).toBeTruthy()
    expect([headers['set-cookie'] ?? []].flat().some((one) => /^openid=;/.test(one))).toBe(true)
    const [line] = await database.drizzle.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1)
    expect(line).toMatchObject({ admin_id: admin.id, call: '/admin/oauth/login', target: `admin ${admin.id}` })
  })

  test('makes nobody staff', async () => {
    const before = await database.drizzle.$count(admins)
    expect((await enter('nobody@example.test')).error).toBe('wrong_credentials')
    expect(await database.drizzle.$count(admins)).toBe(before)
  })

  test('is refused where the provider has not confirmed the address', async () => {
    await buildAdmin(database, { email: 'unconfirmed@example.test' })
    expect((await enter('unconfirmed@example.test')).error).toBe('email_unverified')
  })

  test('is refused to who works here no more, or not now', async () => {
    await buildAdmin(database, { email: 'idle@example.test', active: false })
    await buildAdmin(database, { email: 'left@example.test', active: false, deleted_at: clock.now })
    expect((await enter('idle@example.test')).error).toBe('account_blocked')
    expect((await enter('left@example.test')).error).toBe('wrong_credentials')
  })

  test('is closed as long as the account is locked by wrong passwords', async () => {
    const email = 'locked@example.test'
    await buildAdmin(database, { email, password_hash: await hashPassword('secret-7777') })
    for (let tries = 0; tries < 5; tries += 1) await call(loginAdmin, { login: email, password: 'wrong-1' })
    expect((await enter(email)).error).toBe('too_many_requests')
    clock.move({ minutes: 16 })
    expect((await enter(email)).error).toBeNull()
  })
})

describe('what comes back', () => {
  test('counts only in the browser that was sent, once', async () => {
    await buildAdmin(database, { email: 'once@example.test' })
    const way = await leave()
    const answered = await comeBack(way, 'once@example.test')
    const other = await leave()
    for (const cookies of [{}, other.cookies, { openid: 'made-up' }])
      expect((await call(loginAdminByOpenId, answered, { cookies: cookies as Record<string, string> })).error).toBe('token_invalid')
    expect((await call(loginAdminByOpenId, { ...answered, state: 'another' }, { cookies: way.cookies })).error).toBe('token_invalid')
    expect((await call(loginAdminByOpenId, { code: answered.code }, { cookies: way.cookies })).error).toBe('token_invalid')
    expect((await call(loginAdminByOpenId, answered, { cookies: way.cookies })).error).toBeNull()
    expect((await call(loginAdminByOpenId, answered, { cookies: way.cookies })).error).toBe('token_invalid')
  })

  test('counts for ten minutes', async () => {
    const way = await leave()
    const answered = await comeBack(way, 'once@example.test')
    clock.move({ minutes: 10 })
    expect((await call(loginAdminByOpenId, answered, { cookies: way.cookies })).error).toBe('token_invalid')
  })

  test('with a code that nobody gave is refused', async () => {
    const way = await leave()
    const state = new URL(way.url).searchParams.get('state') ?? ''
    const made = { code: 'made-up-code', state, iss: provider.issuer }
    expect((await call(loginAdminByOpenId, made, { cookies: way.cookies })).error).toBe('token_invalid')
  })

  test('from another provider is refused', async () => {
    const way = await leave()
    const answered = await comeBack(way, 'once@example.test')
    const { error } = await call(loginAdminByOpenId, { ...answered, iss: 'https://elsewhere.example' }, { cookies: way.cookies })
    expect(error).toBe('provider_unavailable')
    const [admin] = await database.drizzle.select().from(admins).where(eq(admins.email, 'once@example.test'))
    expect(admin?.last_login_at).not.toEqual(clock.now)
  })
})

describe('a provider', () => {
  test('bears the name of the settings, or that of its host', () => {
    const at = (name?: string) => openProviders({ openId: { issuer: 'https://id.example.org', clientId: 'a', secret: 'b', name } })('kz')?.name
    expect([at(), at('Example')]).toEqual(['id.example.org', 'Example'])
    expect(outside.openId('kz')?.name).toBe('127.0.0.1')
  })

  test('that is out of reach is said to be', async () => {
    const gone = await startProvider({ doors: [door] })
    await gone.stop()
    const broken = openProviders({ openId: { issuer: gone.issuer, clientId: 'a', secret: 'b', name: undefined } })('kz')
    await expect(broken?.begin(door)).rejects.toThrow()
  })
})

import { afterAll, describe, expect, test } from 'vitest'
import { type captchaActions, getCaptcha, loginTutor, makeShortRequest, registerTutor, sendFeedback } from '../../../schemas/index.ts'
import { allRoutes } from '../../../server/app.ts'
import { attempts } from '../../../server/limits/table.ts'
import { openOutside } from '../../../server/outside/open.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { startCaptcha } from '../../build/captcha.ts'
import { buildClient } from '../../build/clients.ts'
import { buildReference } from '../../build/reference.ts'
import { registrationIn } from '../../build/registration.ts'
import { buildTutor } from '../../build/tutors.ts'

const service = await startCaptcha()
afterAll(() => service.stop())
const { call, clock, database, outside, settings, signInAs } = await useApp({ environment: { ...service.environment, RATE_LOGIN_ACCOUNT: '100/1m' } })
await buildReference(database)

const wrong = { email: 'nobody@docento.test', password: 'wrong password 1' }
const signIn = (ip: string, recaptcha_token?: string) => call(loginTutor, { ...wrong, ...(recaptcha_token && { recaptcha_token }) }, { ip })
const asks = async (ip: string, as?: string, action: (typeof captchaActions)[number] = 'login') =>
  (await call(getCaptcha, { action }, { ip, as })).data.required
const failThrice = async (ip: string) => {
  for (const _ of [1, 2, 3]) expect((await signIn(ip)).error).toBe('wrong_credentials')
}

describe('a captcha', () => {
  test('is required of an address after three refused tries of the same kind, and of nobody else', async () => {
    const ip = '198.51.100.1'
    expect(await asks(ip)).toBe(false)
    await failThrice(ip)
    expect((await call(getCaptcha, { action: 'login' }, { ip })).data).toEqual({
      required: true,
      site_key: 'site key',
      script: settings.captcha?.script,
    })
    expect([await asks(ip, undefined, 'register'), await asks('198.51.100.2')]).toEqual([false, false])
  })

  test('lets a try pass with a token that its service knows, which holds once', async () => {
    const ip = '198.51.100.3'
    await failThrice(ip)
    service.give()
    service.asked.length = 0
    const tries = [await signIn(ip), await signIn(ip, 'made up'), await signIn(ip, 'person'), await signIn(ip, 'person')]
    expect(tries.map(({ code, error }) => [code, error])).toEqual([
      [409, 'recaptcha_failed'],
      [409, 'recaptcha_failed'],
      [409, 'wrong_credentials'],
      [409, 'recaptcha_failed'],
    ])
    expect(service.asked[0]).toEqual({ secret: 'secret of the captcha', response: 'made up', remoteip: ip })
  })

  test('is forgotten after an hour, and an address stands nowhere in the database', async () => {
    const ip = '198.51.100.4'
    await failThrice(ip)
    expect(JSON.stringify(await database.drizzle.select().from(attempts))).not.toContain(ip)
    clock.move({ minutes: 59 })
    expect(await asks(ip)).toBe(true)
    clock.move({ minutes: 2 })
    expect(await asks(ip)).toBe(false)
  })

  test('is not asked of who is signed in, nor for what was written wrong', async () => {
    const ip = '198.51.100.5'
    await failThrice(ip)
    const [client, tutor, admin] = [await buildClient(database), await buildTutor(database), await buildAdmin(database)]
    for (const who of [{ client: client.id }, { tutor: tutor.id }, { admin: admin.id }]) expect(await asks(ip, await signInAs(who))).toBe(false)
    for (const _ of [1, 2, 3, 4]) expect((await call(makeShortRequest, { request: {} as never }, { ip })).code).toBe(400)
    expect(await asks(ip, undefined, 'request')).toBe(false)
  })

  test('is not required of others for what somebody who is signed in was refused at their address', async () => {
    const ip = '198.51.100.11'
    const as = await signInAs({ client: (await buildClient(database)).id })
    for (const _ of [1, 2, 3, 4]) expect((await call(loginTutor, wrong, { ip, as })).error).toBe('wrong_credentials')
    expect(await asks(ip)).toBe(false)
  })

  test('counts a household of IPv6 as one address', async () => {
    await failThrice('2001:db8:1:2::1')
    expect([await asks('2001:db8:1:2:ffff::9'), await asks('2001:db8:1:3::1')]).toEqual([true, false])
  })

  test('is neither asked for nor spent on what a request names that is not there', async () => {
    const ip = '198.51.100.6'
    const { phone } = await buildClient(database, { blacklisted: true })
    const sound = { lesson_levels: { 8: [] }, location_at_online: true, client_name: 'Дана', phone_plain: '7051112299', privacy: true }
    const told = async (row: object) => (await call(makeShortRequest, { request: { ...sound, ...row } }, { ip })).error
    const unknown = { lesson_levels: { 987654: [] } }
    for (const _ of [1, 2, 3, 4]) expect(await told(unknown)).toEqual({ lesson_levels: 'not_found' })
    expect(await asks(ip, undefined, 'request')).toBe(false)
    for (const _ of [1, 2, 3]) expect(await told({ phone_plain: phone?.slice(2) })).toBe('blacklisted')
    expect(await told({})).toBe('recaptcha_failed')
    service.give()
    service.asked.length = 0
    expect([await told({ ...unknown, recaptcha_token: 'person' }), service.asked]).toEqual([{ lesson_levels: 'not_found' }, []])
    expect(await told({ recaptcha_token: 'person' })).toBeNull()
  })

  describe('of a registration', () => {
    const form = { name: 'D', last_name: 'Smith', phone_plain: '7019000000', password: 'newcomer-pass-1', confirm_password: 'newcomer-pass-1' }
    const register = (ip: string, fields: object = {}) =>
      call(registerTutor, { ...form, email: 'there@docento.test', terms: true, ...fields } as never, { ip })
    const told = async (ip: string, fields?: object) => (await register(ip, fields)).error
    const spelling = { name: 'too_small', lesson_id: 'invalid_type', city_id: 'required' }

    test('is judged with what is written wrong: who is registered is told to a person alone', async () => {
      const ip = '198.51.100.7'
      await buildTutor(database, { email: 'there@docento.test' })
      for (const _ of [1, 2, 3]) expect(await told(ip)).toEqual({ ...spelling, email: 'email_taken' })
      expect(await told(ip)).toEqual({ ...spelling, recaptcha_token: 'recaptcha_failed' })
      expect(await told(ip, { recaptcha_token: 'made up' })).toEqual({ ...spelling, recaptcha_token: 'recaptcha_failed' })
      service.give()
      expect(await told(ip, { recaptcha_token: 'person' })).toEqual({ ...spelling, email: 'email_taken' })
      expect(await told(ip, { recaptcha_token: 'person' })).toEqual({ ...spelling, recaptcha_token: 'recaptcha_failed' })
    })

    test('is asked for alone where all else is well', async () => {
      const ip = '198.51.100.8'
      for (const _ of [1, 2, 3]) await register(ip)
      const { code, error } = await register(ip, await registrationIn(database))
      expect([code, error]).toEqual([409, 'recaptcha_failed'])
    })

    test('whose service is away is named with the fields that are wrong', async () => {
      const ip = '198.51.100.9'
      for (const _ of [1, 2, 3]) await register(ip)
      service.goAway()
      expect(await told(ip, { recaptcha_token: 'person' })).toEqual({ ...spelling, recaptcha_token: 'provider_unavailable' })
      service.comeBack()
    })
  })

  test('guards every call that takes a token, and each of those takes one', () => {
    const guarded = allRoutes.filter(({ call: one }) => one.captcha)
    const taking = allRoutes.filter(({ call: { input, payload = '' } }) => {
      const inner = (input.shape[payload] as { _zod?: { def: { out?: { shape?: object } } } } | undefined)?._zod?.def.out?.shape ?? {}
      return 'recaptcha_token' in input.shape || 'recaptcha_token' in inner
    })
    const names = (routes: typeof allRoutes) => routes.map(({ call: { path } }) => path).sort()
    expect(names(guarded)).toEqual(names(taking))
    expect(names(guarded).length).toBeGreaterThan(7)
  })

  test('whose service is away refuses the try as something that can be sent again', async () => {
    const ip = '198.51.100.6'
    await failThrice(ip)
    for (const success of [true, false]) {
      service.goAway(success)
      expect(await signIn(ip, 'person')).toMatchObject({ code: 503, error: 'provider_unavailable' })
    }
  })
})

test('a captcha is required of an address that goes on writing beyond the limit of letters, though nothing is wrong with them', async () => {
  const limited = await useApp({ environment: { ...service.environment, RATE_FEEDBACK_IP: '1/1h' } })
  const ip = '198.51.100.12'
  const feedback = { name: 'Дана', email: 'dana@example.test', text: 'Когда вы работаете?' }
  const send = async () => (await limited.call(sendFeedback, { feedback } as never, { ip })).error
  const asks = async () => (await limited.call(getCaptcha, { action: 'feedback' }, { ip })).data.required
  expect([await send(), await asks()]).toEqual([null, false])
  for (const _ of [1, 2, 3]) expect(await send()).toBe('too_many_requests')
  expect(await asks()).toBe(true)
})

test('without keys there is no captcha', () => {
  expect(outside.captcha).not.toBeNull()
  expect(openOutside({ ...settings, captcha: null }).captcha).toBeNull()
})

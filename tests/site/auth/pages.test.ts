import { describe, expect, test, vi } from 'vitest'
import { editionOf, type Language } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import type { Api } from '../../../schemas/api.ts'
import type { Auth } from '../../../schemas/index.ts'
import { fill } from '../../../theme/words.ts'
import { signedOut, tutorInfo } from '../../build/auth.ts'
import { errorsIn } from '../../texts.ts'
import { showPage, textOf } from '../show-page.ts'

const { auth: t, joining } = locales.ru
const errors = errorsIn('ru')

/** A sign-in page after a post, what it asked for without the captcha's token; `answer` is data, the error of the call, or that of a limit. */
async function show(path: string, fields: Record<string, string> | undefined, answer: Record<string, unknown> | string = {}) {
  const [pathname = '', search = ''] = path.split('?')
  const asked: { call: string; input: unknown }[] = []
  const post = async (call: string, { recaptcha_token: _, ...input }: Record<string, unknown>) => {
    asked.push({ call, input })
    return typeof answer === 'string' || 'field' in answer
      ? { status: 'fail', data: null, error: typeof answer === 'string' ? answer : answer.field }
      : 'retry_after' in answer
        ? { status: 'fail', data: null, error: 'too_many_requests', ...answer }
        : { status: 'success', data: answer }
  }
  const get = async () => ({ status: 'fail', data: null, error: 'not_found' })
  const shown = await showPage(
    pathname,
    {},
    {
      query: new URLSearchParams(search),
      api: () => ({ get, post }) as unknown as Api,
      captcha: true,
      provider: 'Example',
      ...(fields && { fields }),
    },
  )
  return {
    ...shown,
    asked,
    alert: textOf(shown.page.querySelector('[role=alert]')),
    value: (name: string) => shown.page.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value,
  }
}
const tutor = { email: 'tutor@docento.test', password: 'docento-demo-1' }
const client = { login: 'client@docento.test', password: 'docento-demo-1' }

describe('signing in, without script', () => {
  test.each([
    ['a tutor', '/login', tutor, '/tutor/login', '/nz'],
    ['a client', '/client-login', client, '/client/auth/login', '/client_orders'],
  ])('%s goes where the server says', async (_, path, fields, call, redirect) => {
    const { status, location, asked } = await show(path, fields, { redirect })
    expect([status, location, asked]).toEqual([303, redirect, [{ call, input: fields }]])
  })

  test.each([
    ['/login?back=/zayavka/7/', tutor, { ...tutor, back: '/zayavka/7/' }],
    ['/login?back=https://evil.example', tutor, tutor],
    ['/client-login?way=password&back=//evil.example', client, client],
  ])('%s hands on a safe way back only', async (path, fields, input) =>
    expect((await show(path, fields, { redirect: '/' })).asked[0]?.input).toEqual(input),
  )

  test.each<[string, Record<string, string> | undefined, string | object, boolean]>([
    ['opened', undefined, 'wrong_credentials', false],
    ['refused a wrong password', tutor, 'wrong_credentials', false],
    ['refused for want of it', tutor, 'recaptcha_failed', true],
    ['refused for want of it beside a field', tutor, { field: { recaptcha_token: 'recaptcha_failed', email: 'invalid_format' } }, true],
  ])('a form %s says how to pass a captcha: only where one is asked for', async (_, fields, answer, isSaid) => {
    const { page } = await show('/login', fields, answer as string)
    // what stands in it is drawn by the built server alone
    expect(page.querySelectorAll('main noscript').length).toBe(isSaid ? 1 : 0)
  })

  test.each(['wrong_credentials', 'account_blocked', 'too_many_requests'] as const)(
    'says %s and keeps the login, never the password',
    async (code) => {
      const { status, alert, value } = await show('/login', tutor, code)
      expect([status, alert, value('email'), value('password')]).toEqual([400, errors[code], tutor.email, ''])
    },
  )

  test.each([
    ['/login', tutor],
    ['/client-login', client],
  ])('%s asks for a wrong password anew, and has it read out why', async (path, fields) => {
    const { page } = await show(path, fields, 'wrong_credentials')
    const field = page.querySelector('main [autofocus]')
    expect([field?.getAttribute('name'), textOf(page.getElementById(field?.getAttribute('aria-describedby') ?? ''))]).toEqual([
      'password',
      errors.wrong_credentials,
    ])
  })

  test('a blocked account has nothing to type', async () => {
    const { page } = await show('/login', tutor, 'account_blocked')
    expect(page.querySelector('main [autofocus]')).toBeNull()
  })

  test.each([
    ['/login', { email: '', password: '' }, ['email', 'password']],
    ['/client-login', { login: 'x', password: '' }, ['password']],
    ['/recovery', { email: ' ' }, ['email']],
    ['/client-login?way=code', { action: 'send', contact: '701' }, ['contact']],
    ['/client-login?way=code', { client_id: '5', auth_code: 'ab' }, ['auth_code']],
  ])('%s asks nothing of the server when a field is empty or odd', async (path, fields, wrong) => {
    const { status, asked, page } = await show(path, fields)
    const invalid = Array.from(page.querySelectorAll<HTMLInputElement>('[aria-invalid=true]'), ({ name }) => name)
    expect([status, asked, invalid]).toEqual([400, [], wrong])
  })

  test('a login that is too short is told how long one is', async () => {
    const { page } = await show('/client-login', { login: '7', password: 'x' }, { field: { login: 'too_small' } })
    expect(page.querySelector('#login-error')?.textContent).toBe(fill(errors.length, { min: 3, max: 120 }))
  })

  test('a form that comes back leads to its first problem', async () => {
    const marks = async (...asked: Parameters<typeof show>) => (await show(...asked)).page.querySelectorAll('[data-code*=first-problem]').length
    expect([await marks('/login', undefined), await marks('/login', tutor, { field: { email: 'invalid_format' } })]).toEqual([0, 1])
  })

  test('every page is kept out of search and has no menus', async () => {
    for (const path of ['/login', '/client-login', '/recovery']) {
      const { page } = await show(path, undefined)
      expect([path, page.querySelector('meta[name=robots]')?.getAttribute('content')]).toEqual([path, expect.stringContaining('noindex')])
    }
  })
})

describe('who is signed in already', () => {
  const both = { ...signedOut, tutor: true, client: true }
  const inStatus = (status: number): Auth => ({
    ...signedOut,
    tutor: true,
    tutor_info: { ...tutorInfo, status },
  })
  /** Opens a page as somebody; what it posts is kept. */
  async function open(path: string, query: string, auth: Auth) {
    const get = async () => ({ status: 'fail', data: null, error: 'not_found', auth })
    const post = vi.fn(async (_: string, __: object) => ({ status: 'success', data: null, error: null, auth }))
    return { post, ...(await showPage(path, {}, { query: new URLSearchParams(query), api: () => ({ get, post }) as unknown as Api })) }
  }
  test.each([
    ['a tutor on /login', '/login', '', { ...signedOut, tutor: true }, '/nz'],
    ['a tutor whose profile is to be completed on /login', '/login', '', inStatus(1), '/profile/'],
    ['a tutor whose profile needs revision on /register', '/register', '', inStatus(7), '/profile/'],
    ['a published tutor on /register', '/register', '', inStatus(3), '/nz'],
    ['a client on /client-login', '/client-login', '', { ...signedOut, client: true }, '/client_orders'],
    ['a client with a way back', '/client-login', 'back=/o/7', both, '/o/7'],
    ['a tutor with a way that leads elsewhere', '/login', 'back=//evil.example', both, '/nz'],
    ['a tutor on /client-login', '/client-login', '', { ...signedOut, tutor: true }, undefined],
    ['a client on /login', '/login', '', { ...signedOut, client: true }, undefined],
  ])('%s, opened as %s with “%s”, is led on or signs in', async (_, path, query, auth, expected) => {
    const { status, location } = await open(path, query, auth)
    expect([status, location]).toEqual([expected ? 302 : 200, expected])
  })

  test.each([
    ['/login', 'client', [{ role: 'tutor' }]],
    ['/client-login', 'tutor', [{ role: 'client' }]],
    ['/login', 'tutor', []],
  ] as const)('takes up by %s the role it is for, where the other was %s', async (path, current_role, taken) => {
    const { post } = await open(path, '', { ...both, current_role })
    expect(post.mock.calls.map(([, input]) => input)).toEqual(taken)
  })
})

/** For how long another code can't be had, s. */
const waitOf = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('site-island')]
    .map(({ dataset: { props = '{}' } }) => JSON.parse(props).seconds)
    .find((seconds) => seconds !== undefined)

describe('signing in by a code', () => {
  test('the order’s page asks for one', async () => {
    const { page } = await show('/client-login?back=/o/7', undefined)
    expect([page.querySelector('input[name=contact]') !== null, textOf(page.querySelector('main'))]).toEqual([true, expect.stringContaining('7')])
  })

  test('sends it, then asks for it', async () => {
    const sent = await show(
      '/client-login?way=code',
      { action: 'send', contact: '7015550101' },
      { client_id: 5, channel: 'sms', resend_after: 60, expires_in: 600 },
    )
    expect(sent.asked).toEqual([{ call: '/client/auth/get_auth_code', input: { phone_plain: '7015550101', phone_default_country_code: 1 } }])
    expect([sent.status, sent.value('client_id'), sent.value('auth_code')]).toEqual([200, '5', ''])
    // it is known until when the code works, whatever the wait for another
    expect(Number(sent.value('expires_at')) - Number(sent.value('resend_at'))).toBeCloseTo(540_000, -2)
  })

  test.each([
    ['too_big', 'length'],
    ['invalid_format', 'email'],
  ] as const)('an address that is refused as %s is told so', async (code, said) => {
    const { page } = await show('/client-login?way=code', { action: 'send', contact: 'long@example.test' }, { field: { email: code } })
    expect(textOf(page.getElementById('contact-error'))).toBe(fill(errors[said], { min: 6, max: 120 }))
  })

  test('has one place for the captcha, whether the code is entered or asked for again', async () => {
    const code = { client_id: 5, channel: 'sms', resend_after: 60, expires_in: 600 }
    const { page } = await show('/client-login?way=code', { action: 'send', contact: '7015550101' }, code)
    const ways = [...page.querySelectorAll<HTMLButtonElement>('main button[type=submit]')].map(({ form, name, value }) => [
      [name, value],
      form?.querySelector('input[name=recaptcha_token]'),
    ])
    expect(ways).toEqual([
      [['', ''], expect.anything()],
      [['action', 'send'], ways[0]?.[1]],
    ])
    expect(page.querySelectorAll('input[name=recaptcha_token]')).toHaveLength(1)
  })

  test('takes it with spaces and goes back to the order', async () => {
    const { asked, location } = await show(
      '/client-login?back=/o/7',
      { client_id: '5', contact: 'a@b.kz', auth_code: '123 456' },
      { redirect: '/o/7' },
    )
    expect([asked[0]?.input, location]).toEqual([{ client_id: 5, auth_code: '123456', back: '/o/7' }, '/o/7'])
  })

  test.each([
    ['code_wrong', true],
    ['code_expired', false],
    ['code_attempts', false],
  ] as const)('after %s the code can be entered again: %s', async (code, again) => {
    const { status, page } = await show('/client-login?way=code', { client_id: '5', contact: 'a@b.kz', auth_code: '123456' }, code)
    expect([status, page.querySelector('input[name=auth_code]') !== null, textOf(page.querySelector('main'))]).toEqual([
      400,
      again,
      expect.stringContaining(errors[code]),
    ])
  })

  test.each([
    ['', errors.required],
    ['12', errors.code_wrong],
    ['12345678901', errors.code_wrong],
  ])('"%s" is no code: it is asked for again, and nothing is spent on it', async (auth_code, said) => {
    const { asked, page } = await show('/client-login?way=code', { client_id: '5', contact: 'a@b.kz', auth_code })
    expect([asked, textOf(page.getElementById('auth_code-error'))]).toEqual([[], said])
  })

  test.each([
    ['20 s after it', () => Date.now() + 40_000, 40],
    ['two minutes after it', () => Date.now() - 60_000, 0],
    ['where mails are two minutes apart', () => Date.now() + 100_000, 100],
    ['with no moment', () => 'soon', 0],
  ])('a wrong code does not start the wait for another one anew: %s', async (_, resend_at, left) => {
    const typed = { client_id: '5', contact: 'a@b.kz', auth_code: '123456', resend_at: String(resend_at()) }
    const { page } = await show('/client-login?way=code', typed, 'code_wrong')
    expect(waitOf(page)).toBe(left)
  })

  test('one that is on its way is asked for anew without another being sent', async () => {
    const [resend_at, expires_at] = [String(Date.now() + 30_000), String(Date.now() + 570_000)]
    const kept = { client_id: '5', contact: 'a@b.kz', resend_at, expires_at }
    const { status, asked, page, value } = await show('/client-login?way=code', { action: 'ask', ...kept })
    expect([status, asked, value('client_id'), value('expires_at'), waitOf(page)]).toEqual([200, [], '5', expires_at, 30])
    expect(page.querySelector('input[name=auth_code]')).toBeTruthy()
  })

  test.each([
    ['7015550101', '+7 701 555 01 01'],
    ['dana@example.test', 'dana@example.test'],
  ])('says where it went: of %s as %s', async (contact, shown) => {
    const { page } = await show('/client-login?way=code', { action: 'ask', client_id: '5', contact, resend_at: '0' })
    expect(textOf(page.querySelector('main'))).toContain(shown)
  })

  test('too many codes are refused in words', async () =>
    expect((await show('/client-login?way=code', { action: 'send', contact: 'a@b.kz' }, 'too_many_requests')).alert).toBe(errors.too_many_requests))

  test.each([
    ['at first', {}, 'contact'],
    ['once more', { client_id: '5', auth_code: '' }, 'auth_code'],
  ])('one that was asked for too soon, %s, says when it may be', async (_, typed, field) => {
    const { alert, page } = await show('/client-login?way=code', { action: 'send', contact: 'a@b.kz', ...typed }, { retry_after: 47 })
    expect([alert, page.querySelector(`input[name=${field}]`) !== null]).toEqual([fill(errors.too_soon, { when: 'через 47 секунд' }), true])
  })

  test.each([
    ['/client-login?way=new', { email: 'a@b.kz' }],
    ['/client-login', client],
    ['/login', tutor],
    ['/recovery', { email: 'a@b.kz' }],
  ])('so does whatever else %s refuses for a while', async (path, fields) =>
    expect((await show(path, fields, { retry_after: 900 })).alert).toBe(fill(errors.too_soon, { when: 'через 15 минут' })),
  )
})

test('a captcha that was not passed is said beside the fields that are wrong, and its spent token is gone', async () => {
  const wrong = { email: 'required', recaptcha_token: 'recaptcha_failed' }
  const { page, value } = await show('/login', { ...tutor, recaptcha_token: 'spent' }, { field: wrong })
  expect([textOf(page.querySelector('main form')), value('recaptcha_token')]).toEqual([expect.stringContaining(errors.recaptcha_failed), ''])
})

describe('a new password', () => {
  test('is mailed to a client, known or not', async () => {
    const { status, asked, alert } = await show('/client-login?way=new', { email: 'a@b.kz' })
    expect([status, asked[0]?.call, alert]).toEqual([200, '/client/auth/generate_password', expect.stringContaining('a@b.kz')])
  })

  test('comes to a tutor by a link', async () => {
    const { status, asked, alert } = await show('/recovery', { email: 'a@b.kz' })
    expect([status, asked[0]?.call, alert]).toEqual([200, '/tutor/profile/password/get_reset_code', expect.stringContaining('a@b.kz')])
  })

  test.each(['', 'a'.repeat(501)])('is not asked for behind a link that can’t be whole (%s): another one is offered', async (code) => {
    const fail = async () => ({ status: 'fail', data: null, error: { reset_code: 'too_small' } })
    const { page } = await showPage(
      '/recovery',
      {},
      { query: new URLSearchParams({ reset_code: code }), api: () => ({ get: fail, post: fail }) as unknown as Api },
    )
    expect([textOf(page.querySelector('h1')), page.querySelector('main form')]).toEqual([locales.ru.auth.recovery.invalid, null])
  })

  test('is set twice the same behind the link', async () => {
    const code = 'a'.repeat(32)
    const differ = await show(`/recovery?reset_code=${code}`, { password: 'docento-demo-2', confirm_password: 'docento-demo-3' })
    expect([differ.status, textOf(differ.page.getElementById('confirm_password-error'))]).toEqual([400, errors.password_mismatch])
    const set = await show(`/recovery?reset_code=${code}`, { password: 'docento-demo-2', confirm_password: 'docento-demo-2' })
    expect([set.status, set.location]).toEqual([303, '/login?done=1'])
  })

  test('can’t be set by a link that no longer holds', async () => {
    const { page } = await show(`/recovery?reset_code=${'a'.repeat(32)}`, undefined, 'token_invalid')
    expect([textOf(page.querySelector('h1')), page.querySelector('input[type=password]')]).toEqual([t.recovery.invalid, null])
  })
})

test('a prefix of a language is written once on the way back', async () => {
  const { location } = await showPage(
    '/client-login',
    {},
    {
      edition: 'ua',
      language: 'ru',
      query: new URLSearchParams({ back: '/ru/o/7' }),
      fields: { client_id: '5', contact: 'a@b.ua', auth_code: '123456' },
      api: () =>
        ({
          get: async () => ({}),
          post: async (_: string, { back }: { back: string }) => ({ status: 'success', data: { redirect: back } }),
        }) as unknown as Api,
    },
  )
  expect([location, editionOf('ua').locales[0]]).toEqual(['/ru/o/7', 'ua'])
})

describe('who comes back from the provider', () => {
  const door = async (edition: string, language: Language, path: string, query: Record<string, string>) => {
    const shown = await showPage(path, {}, { edition, language, query: new URLSearchParams(query), provider: 'Example' })
    return { ...shown, where: [shown.status, shown.location], alert: textOf(shown.page.querySelector('[role=alert]')) }
  }
  const code = { code: 'abc', state: 'en.xyz' }

  test.each(['/login', '/client-login'])('to %s goes on in the language they left in, with what the provider said', async (path) => {
    for (const query of [code, { state: 'en.xyz', error: 'access_denied' }])
      expect((await door('pl', 'pl', path, query)).where).toEqual([303, `/en${path}?${new URLSearchParams(query)}`])
  })

  test.each<[edition: string, language: Language, state: string]>([
    ['pl', 'en', 'en.xyz'],
    ['ua', 'ru', 'en.xyz'],
    ['pl', 'pl', 'xyz'],
    ['pl', 'pl', 'ru.xyz'],
    ['kz', 'ru', 'en.xyz'],
  ])('stays where nothing calls for another language: %s in %s, %s', async (edition, language, state) => {
    expect((await door(edition, language, '/login', { ...code, state })).status).toBe(200)
  })

  test.each([
    ['/login', tutor],
    ['/client-login', client],
  ])('hears of turning back at %s until they sign in otherwise', async (path, fields) => {
    const of = async (typed?: Record<string, string>) => (await show(`${path}?state=xyz&error=access_denied`, typed, 'wrong_credentials')).page
    const told = async (typed?: Record<string, string>) =>
      textOf(await of(typed).then((page) => page.querySelector('main'))).includes(joining.provider.cancelled)
    expect([await told(), await told(fields)]).toEqual([true, false])
  })

  test.each([
    ['/login', { back: '/nz', affiliate_id: 5 }, '/login?with=provider&back=%2Fnz&affiliate_id=5'],
    ['/client-login', { back: '/o/7' }, '/client-login?with=provider&back=%2Fo%2F7'],
  ])('to %s without having signed in there keeps the way back and who brought them', async (path, wanted, href) => {
    for (const error of ['access_denied', 'temporarily_unavailable']) {
      const get = async (call: string) =>
        call.endsWith('/oauth/wanted') ? { status: 'success', data: wanted } : { status: 'fail', data: null, error: 'not_found' }
      const options = { provider: 'Example', api: () => ({ get }) as unknown as Api }
      const { status, location = '' } = await showPage(path, {}, { ...options, query: new URLSearchParams({ state: 'xyz', error }) })
      expect(status).toBe(303)
      const { page } = await showPage(path, {}, { ...options, query: new URLSearchParams(location.split('?')[1]) })
      expect(page.querySelector('a[href*="with=provider"]')?.getAttribute('href')).toBe(href)
    }
  })

  test('too late starts again: no link was used', async () => {
    const { page } = await showPage('/login', {}, { query: new URLSearchParams({ ...code, state: 'xyz' }), refusal: { error: 'token_invalid' } })
    expect(textOf(page.querySelector('[role=alert]'))).toBe(errors.provider_late)
  })

  test('is told that it could not serve them, and not when they turned back', async () => {
    const of = async (error: string) => (await door('kz', 'ru', '/client-login', { state: 'xyz', error })).alert
    expect([await of('temporarily_unavailable'), await of('access_denied')]).toEqual([errors.provider_away, ''])
  })
})

describe('a link of ours that was used or is old', () => {
  const noteOf = async (path: string) => textOf((await show(path, undefined)).page.querySelector('h1 + div'))

  test.each([
    ['/client-login?back=/o/7', t.client.order.replace('{id}', '7').replaceAll('\u00a0', ' ')],
    ['/client-login?back=/client_chats/chat/', t.back],
    ['/login?back=/nz', t.back],
  ])('is said to be so at %s, with what to do next', async (path, next) => {
    expect([await noteOf(path), await noteOf(`${path}&link=used`)]).toEqual([next, `${t.link_used} ${next}`])
  })
})

test.each([
  ['token_invalid', 'alert', `${joining.email.failed} ${joining.email.late}`],
  ['already_confirmed', null, joining.email.already],
])('a link to confirm an address that answers %s says what to do next', async (error, role, words) => {
  const { page } = await show(`/login?code_error=${error}`, undefined)
  const note = page.querySelector('[data-code-error] > div')
  expect([note?.getAttribute('role') ?? null, textOf(note)]).toEqual([role, words])
})

test.each([
  ['token_invalid', `${joining.email.failed} ${joining.email.inside.late}`],
  ['already_confirmed', joining.email.inside.already],
])('a link to confirm an address that answers %s tells a signed-in tutor to look at the profile, not to sign in', async (error, words) => {
  const get = async (call: string) =>
    call === '/auth/role/get'
      ? { status: 'success', data: null, auth: { ...signedOut, tutor: true } }
      : { status: 'fail', data: null, error: 'not_found' }
  const { page } = await showPage('/login', {}, { query: new URLSearchParams({ code_error: error }), api: () => ({ get }) as unknown as Api })
  expect([textOf(page.querySelector('[data-code-error] > div')), page.querySelector('main form')]).toEqual([words, null])
  expect(page.querySelector('main section a')?.getAttribute('href')).toBe('/profile/')
})

test.each(['', 'a'.repeat(501)])('an address is not confirmed by a link that can’t be whole (%s), and the page says so', async (code) => {
  const { page } = await show(`/login?confirmation_code=${code}`, undefined)
  const note = page.querySelector('[data-code-error][data-confirming]')
  expect([textOf(note), page.querySelectorAll('main form').length]).toEqual([`${joining.email.failed} ${joining.email.late}`, 1])
})

test('a client who confirmed a tutor address is told so above the new password', async () => {
  const { page } = await show(`/recovery?confirmed=1&reset_code=${'a'.repeat(32)}`, undefined)
  expect(textOf(page.querySelector('main')).includes(t.recovery.confirmed)).toBe(true)
})

test('who confirmed an address without being signed in is told so where the profile asks to sign in', async () => {
  const redirect = '/login?confirmed=1&back=%2Fprofile%2F'
  const confirmed = await show('/login?confirmation_code=1', { action: 'confirm' }, { redirect })
  expect([confirmed.status, confirmed.location]).toEqual([303, redirect])
  const { page } = await show(redirect, undefined)
  const text = textOf(page.querySelector('main'))
  expect([text.includes(joining.email.done), text.includes(t.back)]).toEqual([true, false])
})

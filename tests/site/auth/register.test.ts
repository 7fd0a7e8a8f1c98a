import { expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import type { Api } from '../../../schemas/api.ts'
import { errorsIn } from '../../texts.ts'
import { showPage, textOf } from '../show-page.ts'

const errors = errorsIn('ru')
const { register: t } = locales.ru.joining
const typed = {
  name: 'Дана',
  last_name: 'Новая',
  phone_plain: '7015550101',
  email: 'dana@example.test',
  lesson_id: '8',
  city_id: '9',
  work_online: '1',
}
const secrets = { password: 'newcomer-pass-1', confirm_password: 'newcomer-pass-1' }

/** The page of registration, after a post where there are fields; a refusal is what the call says. */
async function show(path: string, fields?: Record<string, string>, refusal?: string | object) {
  const [pathname = '', search = ''] = path.split('?')
  const asked: object[] = []
  const lists = { lessons: [{ id: 8, name: 'Математика' }], cities: [{ id: 9, name: 'Алматы' }] }
  const get = async (call: string) =>
    call === '/tutor/register_options' ? { status: 'success', data: lists } : { status: 'fail', data: null, error: 'not_found' }
  const post = async (_: string, input: object) => {
    asked.push(input)
    return refusal ? { status: 'fail', data: null, error: refusal } : { status: 'success', data: { redirect: '/profile/' } }
  }
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
  return { ...shown, asked }
}

test('a newcomer without script is led on, with whom they came by', async () => {
  const { status, location, asked } = await show('/register?affiliate_id=5', { ...typed, ...secrets, terms: '1', recaptcha_token: 'token' })
  expect([status, location]).toEqual([303, '/profile/'])
  expect(asked).toEqual([
    expect.objectContaining({
      affiliate_id: 5,
      email: typed.email,
      lesson_id: 8,
      city_id: 9,
      work_online: true,
      terms: true,
      recaptcha_token: 'token',
    }),
  ])
})

const inOrder = ['name', 'last_name', 'phone_plain', 'email', 'lesson_id', 'city_id', 'password', 'confirm_password', 'terms']
test.each(inOrder)('refused from %s on has the focus there without script', async (first) => {
  const wrong = inOrder.slice(inOrder.indexOf(first)).reverse()
  const { page } = await show('/register', { ...typed, ...secrets }, Object.fromEntries(wrong.map((name) => [name, 'required'])))
  expect(page.querySelector('main [autofocus]')?.getAttribute('name')).toBe(first)
})

test('all that is wrong is said at its field in one page, which keeps what was typed but passwords and the spent token', async () => {
  const refusal = { name: 'too_small', email: 'email_taken', phone_plain: 'phone_taken', terms: 'terms', recaptcha_token: 'recaptcha_failed' }
  const { status, page } = await show('/register', { ...typed, ...secrets, name: 'Д', recaptcha_token: 'spent' }, refusal)
  const value = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
  expect([status, value('name'), value('email'), value('phone_plain'), value('password'), value('recaptcha_token')]).toEqual([
    ...[400, 'Д', typed.email, typed.phone_plain, '', ''],
  ])
  expect([page.querySelector('[name=lesson_id] [selected]')?.textContent, page.querySelector('[name=work_online]')?.hasAttribute('checked')]).toEqual(
    ['Математика', true],
  )
  const wrong = [...page.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'))
  expect(wrong).toEqual(['name', 'phone_plain', 'email', 'terms'])
  const said = (name: string) => textOf(page.querySelector(`#${page.querySelector(`[name=${name}]`)?.getAttribute('aria-describedby')}`))
  expect([said('email'), said('phone_plain')]).toEqual([t.taken.email_taken, t.taken.phone_taken])
  expect(said('name')).toBe('От 2 до 50 символов')
  expect(textOf(page.querySelector('main form'))).toContain(errors.recaptcha_failed)
})

test.each([
  ['/register?affiliate_id=5', ['/login?affiliate_id=5', '/login?with=provider&affiliate_id=5']],
  ['/register?affiliate_id=5%20or%201', ['/login', '/login?with=provider']],
])('the doors beside %s lead on with whom one came by', async (path, doors) => {
  const { page } = await show(path)
  const links = [...page.querySelectorAll('main a[href*="/login"]')].map((link) => link.getAttribute('href'))
  expect(links.toSorted()).toEqual(doors.toSorted())
  expect(textOf(page.querySelector('h1'))).toBe(t.title)
})

const ownOf = (robots: Record<string, string>) => ({
  '/tutor/register_options': { lessons: [], cities: [] },
  '/client/page_metatags': { metatags: null, robots, open_graph: {} },
})
test.each([
  ['/register', 'all its languages', {}, ['uk', 'ru', 'en', 'x-default']],
  ['/register', 'those in which staff do not keep it out', { ru: 'noindex, follow' }, ['uk', 'en', 'x-default']],
  ['/login', 'none, being no place to be found', { ru: 'index, follow' }, []],
])('%s names to search engines %s', async (path, _, robots, langs) => {
  const { page } = await showPage(path, ownOf(robots), { edition: 'ua' })
  expect([...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => link.getAttribute('hreflang'))).toEqual(langs)
})

test.each([
  ['index, follow', null],
  ['noindex, follow', { title: '', metad: '', h1: '', robots: 'noindex, follow', text: '' }],
])('/register tells search engines "%s", as staff say', async (robots, metatags) => {
  const { page } = await showPage('/register', { ...ownOf({}), '/client/page_metatags': { metatags, robots: {}, open_graph: {} } }, { edition: 'ua' })
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(robots)
})

test.each(['ua', 'ru'] as const)(
  'to whoever speaks no language of ours /register in %s names the one in the first of the edition',
  async (language) => {
    const { page } = await showPage('/register', ownOf({}), { edition: 'ua', language })
    expect(page.querySelector('link[hreflang=x-default]')?.getAttribute('href')).toBe('https://x.example/register')
  },
)

test('a page of sign-in that staff want found in two languages names these', async () => {
  const robots = 'index, follow'
  const own = { title: '', metad: '', h1: '', robots, text: '' }
  const { page } = await showPage(
    '/login',
    { '/client/page_metatags': { metatags: own, robots: { ru: robots, en: robots }, open_graph: {} } },
    { edition: 'ua', language: 'ru' },
  )
  const links = [...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])
  expect(links).toEqual([
    ['ru', 'https://x.example/ru/login'],
    ['en', 'https://x.example/en/login'],
    ['x-default', 'https://x.example/ru/login'],
  ])
})

test('who named no subject is asked to choose one: there is nothing to fill in', async () => {
  const { page } = await show('/register', { ...typed, ...secrets, lesson_id: '', terms: '1' }, { lesson_id: 'invalid_type' })
  expect(page.querySelector('#lesson_id-error')?.textContent).toBe(locales.ru['errors-requests'].empty_lesson)
})

test('who named neither a city nor lessons online is told that one of them will do', async () => {
  const { page } = await show('/register', { ...typed, ...secrets, city_id: '', work_online: '', terms: '1' }, { city_id: 'required' })
  expect([page.querySelector('#city_id-error')?.textContent, page.querySelector('#city_id')?.getAttribute('data-hint')]).toEqual([
    t.city_needed,
    t.city_hint,
  ])
  expect(page.querySelector('[data-instead-of=city_id]')?.getAttribute('name')).toBe('work_online')
})

test('what is wrong with a phone is right with another country', async () => {
  const { page } = await show('/register')
  expect(page.querySelector('[data-instead-of=phone_plain]')?.getAttribute('name')).toBe('phone_default_country_code')
})

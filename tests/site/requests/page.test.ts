import { describe, expect, test } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import { fill, plural } from '../../../theme/words.ts'
import { orderFormData } from '../../build/order-answers.ts'
import { packagesAnswer } from '../../build/packages-answer.ts'
import { errorsIn } from '../../texts.ts'
import { type Answers, showPage, textOf } from '../show-page.ts'

const form = '/client/tutor_data_for_order_form'
const { requests: t } = locales.ru
const errors = errorsIn('ru')
const sound = { lessons: '8', location_at_online: '1', client_name: 'Madina', phone_plain: '7015550101', privacy: '1' }
const post = (fields: Record<string, string>, answers: Answers = {}) => showPage('/request/3', { [form]: orderFormData(), ...answers }, { fields })

const fieldsOf = (page: Document) =>
  Object.fromEntries(Array.from(page.querySelectorAll<HTMLInputElement>('input[type=hidden]'), ({ name, value }) => [name, value]))

describe('a form that was sent without script and without a captcha', () => {
  const contact = { ...sound, email: 'd@example.test' }
  const bought = { kind: 'base', package_base: '8', lesson: '8-68', screen: '1', go: 'next' }
  const ofSchool = { '/client/school_lessons': { lessons: [{ id: 13, name: 'Lesson', alias: 'l' }] } }
  test.each<[string, Answers, Record<string, string>]>([
    ['/request/3', { [form]: orderFormData() }, { ...sound, screen: '3', go: 'next' }],
    ['/school-request', ofSchool, { ...contact, lesson_id: '13', time_intervals: '2' }],
    ['/packages/3', { '/client/packages': packagesAnswer() }, { ...contact, ...bought, time_intervals: '2' }],
  ])('says at %s how to pass it once it was asked for, and not before', async (path, answers, fields) => {
    const said = async (error: 'duplicate_request' | 'recaptcha_failed', typed?: typeof fields) => {
      const { page } = await showPage(path, answers, { captcha: true, refusal: { error }, ...(typed && { fields: typed }) })
      // what stands in it is drawn by the built server alone
      return page.querySelectorAll('form noscript').length
    }
    expect([await said('recaptcha_failed'), await said('duplicate_request', fields)]).toEqual([0, 0])
    expect(await said('recaptcha_failed', fields)).toBe(1)
  })
})

describe('the page of the order form, without script', () => {
  test('shows the first step under a header of the logo alone, not for robots', async () => {
    const { status, page } = await showPage('/request/3', { [form]: orderFormData() })
    expect([status, textOf(page.querySelector('h1'))]).toEqual([200, expect.stringContaining('Aigerim S.')])
    expect([page.querySelector('footer nav'), page.querySelectorAll('header nav').length]).toEqual([null, 0])
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    expect(page.querySelectorAll('input[name=lessons]')).toHaveLength(2)
  })

  test('says up to how many subjects may be chosen: of a tutor who has two, two', async () => {
    const { page } = await showPage('/request/3', { [form]: orderFormData() })
    expect(textOf(page.querySelector('main'))).toContain(plural(t.lessons.hint, 2, editionOf('kz'), 'ru'))
  })

  test.each([
    ['9', ['9']],
    ['77', []],
  ])('has chosen what a link asks for with ?lesson=%s: %j', async (lesson, expected) => {
    const { page } = await showPage('/request/3', { [form]: orderFormData() }, { query: new URLSearchParams({ lesson }) })
    expect([...page.querySelectorAll('input[name=lessons][checked]')].map((box) => box.getAttribute('value'))).toEqual(expected)
  })

  test('goes on to the next step and carries what was typed', async () => {
    const { status, page } = await post({ ...sound, screen: '0', go: 'next' })
    expect([status, page.querySelectorAll('input[name=location_at_client]').length]).toEqual([200, 1])
    expect(fieldsOf(page)).toMatchObject({ screen: '1', lessons: '8', client_name: 'Madina' })
  })

  test('has no empty room where the only city is not asked about', async () => {
    const { tutor, ...rest } = orderFormData()
    const [[id, city] = ['13', undefined]] = Object.entries(tutor.locations_travel)
    const locations_travel = { [id]: { ...city, districts: [] } } as typeof tutor.locations_travel
    const { page } = await post({ ...sound, screen: '0', go: 'next' }, { [form]: { ...rest, tutor: { ...tutor, locations_travel } } })
    const only = page.querySelector('input[type=hidden][name=client_city]')
    expect([only?.getAttribute('value'), only?.nextElementSibling?.querySelector('input')?.getAttribute('name')]).toEqual([id, 'address'])
  })

  test('takes a phone no longer than the server reads it, so that its own rule says what is wrong', async () => {
    const { page } = await post({ ...sound, screen: '2', go: 'next' })
    expect(page.querySelector('input[name=phone_plain]')?.getAttribute('maxlength')).toBe('30')
  })

  test('comes back with its problems in words and its values kept', async () => {
    const { status, page } = await post({ ...sound, client_name: 'M', screen: '3', go: 'next' })
    const name = page.querySelector<HTMLInputElement>('input[name=client_name]')
    expect([status, name?.value, name?.getAttribute('aria-invalid')]).toEqual([400, 'M', 'true'])
    expect(textOf(page.getElementById('client_name-error'))).toContain('2')
  })

  test.each<[screen: string, first: string, wrong: Record<string, string>]>([
    ['0', 'lessons', { lessons: '' }],
    ['1', 'location_at_online', { location_at_online: '' }],
    ['1', 'address', { location_at_client: '1', address: 'a'.repeat(201) }],
    ['2', 'wishes', { wishes: 'a'.repeat(2001) }],
    ['3', 'client_name', { client_name: '', phone_plain: '1' }],
    ['3', 'phone_plain', { phone_plain: '1', email: 'x' }],
    ['3', 'email', { email: 'x', privacy: '' }],
    ['3', 'privacy', { privacy: '' }],
  ])('sent back to step %s has the focus on the first that is wrong: %s', async (screen, first, wrong) => {
    const { page } = await post({ ...sound, ...wrong, screen, go: 'next' })
    expect(page.querySelector('main [autofocus]')?.getAttribute('name')).toBe(first)
  })

  test('leads to the order when it is sent', async () => {
    const answers = {
      '/client/make_personal_request': { order_id: 7, client_id: 1, need_login: false, login_by: null, at_school: false, school_lessons: [] },
    }
    expect(await post({ ...sound, screen: '3', go: 'next' }, answers)).toMatchObject({ status: 303, location: '/o/7' })
  })

  test('leads to the partner school’s question first where the school teaches it', async () => {
    const school_lessons = [{ id: 8, name: 'Математика', rname: 'математики' }]
    const answers = {
      '/client/make_personal_request': { order_id: 7, client_id: 1, need_login: false, login_by: null, at_school: false, school_lessons },
    }
    expect(await post({ ...sound, screen: '3', go: 'next' }, answers)).toMatchObject({ status: 303, location: '/request/7/school?lessons=8' })
  })

  test('of a tutor of the online block is short and posted as such', async () => {
    const query = new URLSearchParams('from=online')
    const { page } = await showPage('/request/3', { [form]: orderFormData() }, { query })
    const [path = '', posted] = (page.querySelector('form')?.getAttribute('action') ?? '').split('?')
    const answers = {
      [form]: orderFormData(),
      '/client/make_personal_request_short_form': { order_id: 7, client_id: 1, need_login: false, login_by: null, at_school: false },
    }
    const fields = { ...sound, screen: '0', go: 'next' }
    expect(await showPage(path, answers, { query: new URLSearchParams(posted), fields })).toMatchObject({ status: 303, location: '/o/7' })
  })

  test('says above itself why the server refused it', async () => {
    const { status, page } = await post({ ...sound, screen: '3', go: 'next' })
    expect([status, textOf(page.querySelector('[role=alert]'))]).toEqual([400, errors.not_found])
  })

  test('is not there for a tutor who does not exist', async () => expect((await showPage('/request/3', {})).status).toBe(404))

  test('says under a heading that a tutor takes no requests now, and leads to all others', async () => {
    const { status, page } = await showPage('/request/3', {}, { refusal: { error: 'tutor_unavailable' } })
    expect([status, textOf(page.querySelector('h1'))]).toEqual([200, t.unavailable.title])
    expect(textOf(page.querySelector('main a[href="/request/"]'))).toBe(t.unavailable.general)
  })

  test('asks nobody in particular at /request/', async () => {
    const { page } = await showPage('/request/', { '/client/request_options': { lessons: [], cities: [] } })
    expect(textOf(page.querySelector('h1'))).toBe(t.title_general)
  })
})

test.each<[string, Answers, Record<string, string>]>([
  ['/request/3', { [form]: orderFormData() }, { ...sound, screen: '3', go: 'next' }],
  [
    '/school-request',
    { '/client/school_lessons': { lessons: [{ id: 8, name: 'Математика', alias: 'matematika' }] } },
    { lesson_id: '8', time_intervals: '2', client_name: 'Дана', phone_plain: '+7 705 123 45 67', email: 'd@example.test', privacy: '1' },
  ],
  [
    '/request/7/school?lessons=8',
    {
      '/client/school_lessons': { lessons: [{ id: 8, name: 'Математика', alias: 'matematika' }] },
      '/client/order/additional_school_request': { lesson: null },
    },
    { lesson: '8' },
  ],
])('too many tries at %s say when the next may be made', async (path, answers, fields) => {
  const [at = '', query] = path.split('?')
  const refusal = { error: 'too_many_requests', retry_after: 900 } as const
  const { page } = await showPage(at, answers, { query: new URLSearchParams(query), fields, refusal })
  expect(textOf(page.querySelector('[role=alert]'))).toContain(fill(errors.too_soon, { when: 'через 15 минут' }))
})

describe('the partner school’s question as a page', () => {
  const words = locales.ru['school-offer']
  const at = '/request/7/school'
  const before = '/client/order/additional_school_request'
  const taught = { '/client/school_lessons': { lessons: [{ id: 8, name: 'Математика', alias: 'matematika' }] } }
  const school = { ...taught, [before]: { lesson: null } }
  const additional = '/client/order/make_additional_school_request'
  const query = new URLSearchParams('lessons=8')
  const asked = { id: 9, client_id: 1, client_email: null, client_phone_plain: null, client_phone_default_country_code: null }

  test('asks for a subject that the address names and the school teaches, not for robots', async () => {
    const { status, page } = await showPage(at, school, { query })
    expect([status, textOf(page.querySelector('h1'))]).toEqual([200, words.title])
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    expect(page.querySelector<HTMLAnchorElement>(`a[href='/o/7']`)).toBeTruthy()
  })

  test.each(['', 'lessons=11', 'lessons=x'])('leads on to the order where it has nothing to ask: %j', async (query) => {
    expect(await showPage(at, school, { query: new URLSearchParams(query) })).toMatchObject({ status: 302, location: '/o/7' })
  })

  test('asks the school and thanks', async () => {
    const inputs: unknown[] = []
    const { status, location } = await showPage(at, { ...school, [additional]: asked }, { query, inputs, fields: { lesson: '8' } })
    expect([status, location]).toEqual([303, at])
    expect(inputs.at(-1)).toEqual({ order_id: 7, lesson_rname: 'Математика' })
  })

  test('names the subject that the school has been asked for, whichever is asked for then', async () => {
    const { page } = await showPage(at, { ...taught, [before]: { lesson: { id: 13, name: 'Английский язык' } } }, { query })
    expect(textOf(page.querySelector('[role=alert]'))).toBe(`${words.responce} ${words.lesson}: Английский язык.`)
    expect(page.querySelector('form[method=post]')).toBeNull()
  })

  test('says of no request that it was sent but the visitor’s own', async () => {
    expect(await showPage(at, taught, { query })).toMatchObject({ status: 302, location: '/o/7' })
  })

  test('says that the school has got nothing', async () => {
    const { status, page } = await showPage(at, school, { query, fields: { lesson: '8' } })
    expect([status, textOf(page.querySelector('[role=alert]'))]).toEqual([400, `${words.responce_error} ${errors.not_found}`])
  })
})

describe('the short form of the school as a page, without script', () => {
  const words = locales.ru['school-request']
  const school = { '/client/school_lessons': { lessons: [8, 13].map((id) => ({ id, name: `Lesson ${id}`, alias: `l-${id}` })) } }
  const typed = { lesson_id: '13', time_intervals: '2', client_name: 'Дана', phone_plain: '+7 705 123 45 67', email: 'd@example.test', privacy: '1' }
  const at = '/school-request'

  test('begins with the subject of the page it was asked for on, not for robots', async () => {
    const { status, page } = await showPage(at, school, { query: new URLSearchParams('lesson=13') })
    expect([status, page.querySelector<HTMLOptionElement>('select[name=lesson_id] option:checked')?.value]).toEqual([200, '13'])
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    expect(page.querySelector('h1')?.firstChild?.textContent).toBe(words.title)
  })

  test('leads to the order when it is sent', async () => {
    const contact = { client_email: null, client_phone_plain: null, client_phone_default_country_code: null }
    const made = { id: 41, client_id: 7, login_by: null, ...contact }
    const inputs: unknown[] = []
    const answers = { ...school, '/client/make_short_school_request': made }
    expect(await showPage(at, answers, { fields: typed, inputs })).toMatchObject({ status: 303, location: '/o/41' })
    expect(inputs.at(-1)).toMatchObject({ lesson_id: 13, time_intervals: [2], phone_plain: '7051234567', privacy: true })
  })

  test('comes back with its problems in words and its values kept', async () => {
    const { status, page } = await showPage(at, school, { fields: { ...typed, email: '' } })
    expect([status, textOf(page.getElementById('email-error'))]).toEqual([400, errors.required])
    expect(page.querySelector<HTMLInputElement>('input[name=client_name]')?.value).toBe('Дана')
    expect(page.querySelector<HTMLInputElement>('input[name=time_intervals]:checked')?.value).toBe('2')
    const refused = await showPage(at, school, { fields: typed })
    expect(textOf(refused.page.querySelector('[role=alert]'))).toBe(errors.not_found)
  })

  test.each(['time_intervals', 'client_name', 'phone_plain', 'email', 'privacy'])('sent back without %s has the focus there', async (name) => {
    const { page } = await showPage(at, school, { fields: { ...typed, [name]: '' } })
    expect(page.querySelector('main [autofocus]')?.getAttribute('name')).toBe(name)
  })

  test('is not there where there is no school', async () =>
    expect((await showPage(at, { '/client/school_lessons': { lessons: [] } })).status).toBe(404))
})

import { describe, expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { fill } from '../../../theme/words.ts'
import { packagesAnswer } from '../../build/packages-answer.ts'
import { errorsIn } from '../../texts.ts'
import { type Answers, showPage, textOf } from '../show-page.ts'

const { 'school-packages': t, 'errors-requests': own } = locales.ru
const errors = errorsIn('ru')
const sold: Answers = { '/client/packages': packagesAnswer() }
const chosen = { kind: 'base', package_base: '8' }
const sound = {
  ...chosen,
  lesson: '8-68',
  time_intervals: '2',
  client_name: 'Дана',
  phone_plain: '+7 (705) 123-45-67',
  email: 'd@example.test',
  privacy: '1',
}
const post = (fields: Record<string, string>, answers: Answers = {}, inputs: unknown[] = []) =>
  showPage('/packages/3', { ...sold, ...answers }, { fields, inputs })
const hidden = (page: Document) =>
  Object.fromEntries(Array.from(page.querySelectorAll<HTMLInputElement>('input[type=hidden]'), ({ name, value }) => [name, value]))

describe('the page of a school tutor’s packages, without script', () => {
  test('shows each with its price, not for robots, and leads back to the profile', async () => {
    const { status, page } = await showPage('/packages/3', sold)
    expect([status, textOf(page.querySelector('h1'))]).toEqual([200, expect.stringContaining('Aliya')])
    expect(page.querySelectorAll('input[name=package_base]')).toHaveLength(5)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    expect(page.querySelector('a[href="/user-3/#packages"]')).toBeTruthy()
    expect(textOf(page.querySelector('footer button'))).toBe(t.next)
  })

  test('goes on to the contacts and back, with what was chosen', async () => {
    const { status, page } = await post({ ...chosen, screen: '0', go: 'next' })
    expect([status, page.querySelectorAll('select[name=lesson]').length]).toEqual([200, 1])
    expect(hidden(page)).toMatchObject({ screen: '1', package_base: '8' })
    const back = await post({ ...sound, screen: '1', go: 'back' })
    expect(hidden(back.page)).toMatchObject({ screen: '0', client_name: 'Дана' })
    expect(back.page.querySelector<HTMLInputElement>('input[name=package_base]:checked')?.value).toBe('8')
  })

  test('comes back with its problems in words', async () => {
    const { status, page } = await post({ ...sound, client_name: '', privacy: '', screen: '1', go: 'next' })
    expect([status, textOf(page.getElementById('client_name-error'))]).toEqual([400, errors.required])
    expect(textOf(page.getElementById('privacy-error'))).toBe(own.privacy)
  })

  test('says when it may be sent again after too many', async () => {
    const refusal = { error: 'too_many_requests', retry_after: 900 } as const
    const { page } = await showPage('/packages/3', sold, { fields: { ...sound, screen: '1', go: 'next' }, refusal })
    expect(textOf(page.querySelector('[role=alert]'))).toBe(fill(errors.too_soon, { when: 'через 15 минут' }))
  })

  test('leads to the order when it is sent, where it is paid', async () => {
    const inputs: unknown[] = []
    const contact = { client_email: null, client_phone_plain: null, client_phone_default_country_code: null }
    const made = { id: 41, client_id: 7, login_by: null, ...contact }
    expect(await post({ ...sound, screen: '1', go: 'next' }, { '/client/order/make_school_request': made }, inputs)).toMatchObject({
      status: 303,
      location: '/o/41',
    })
    expect(inputs.at(-1)).toMatchObject({
      request: { tutor_id: 3, package_id: 8, lesson_id: 8, level_id: 68, time_intervals: [2], phone_plain: '7051234567' },
    })
  })

  test('says above itself why the server refused it', async () => {
    const { status, page } = await post({ ...sound, screen: '1', go: 'next' })
    expect([status, textOf(page.querySelector('[role=alert]'))]).toEqual([400, errors.not_found])
  })

  test('says under a heading that a tutor has none, and leads to the profile', async () => {
    const { tutor } = packagesAnswer()
    const nothing = { packages: { base: [], advanced: [] }, tutor: { ...tutor, lessons: [] } }
    const { status, page } = await showPage('/packages/3', { '/client/packages': nothing })
    expect([status, textOf(page.querySelector('h1'))]).toEqual([200, t.unavailable.title])
    expect(textOf(page.querySelector('main a[href="/user-3/"]'))).toBe(tutor.name)
  })

  test('is not there for a tutor who sells none', async () => expect((await showPage('/packages/3', {})).status).toBe(404))
})

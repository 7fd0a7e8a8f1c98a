import { expect, test } from 'vitest'
import { editionOf } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { useBrowser } from '../browser.ts'
import { apiOf } from './api.ts'
import { messagesTo, newClient } from './people.ts'

const { visit } = await useBrowser()
const texts = {
  birth_date: '1990-05-01',
  short_description: 'Clear steps instead of rules by heart',
  description: 'I explain what a rule is for before we use it, and we come back to it a week later. '.repeat(3),
  practice_id: 2 as const,
}

test.each(['kz', 'ua'] as const)('a newcomer of %s is shown to others when the profile is whole and staff have published it', async (code) => {
  const edition = editionOf(code)
  const t = textsOf(edition, edition.locales[0])
  const { register } = t.joining
  const staff = await visit('/about', { as: 'staff 1', edition: code })
  const page = await visit('/register', { edition: code })
  const { phone_plain, email } = newClient(edition)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field(register.name).fill('Дана')
  await field(register.last_name).fill('Новая')
  await field(register.phone).fill(phone_plain)
  await field(register.email).fill(email)
  await field(register.lesson).selectOption({ index: 1 })
  await field(register.city).selectOption({ index: 1 })
  await field(register.password).fill('newcomer-pass-1')
  await field(register.confirm).fill('newcomer-pass-1')
  await page.locator('input[name=terms]').check()
  await page.getByRole('button', { name: register.submit }).click()
  await page.waitForURL('/profile/')
  await page.getByRole('heading', { name: t.profile.road.title }).waitFor()

  const api = apiOf(page)
  const own = await api.get('/tutor/profile/get', {})
  if (own.status === 'fail') throw new Error('the newcomer has no profile')
  const { id: tutor_id, lessons } = own.data.tutor
  const lesson_id = lessons[0]?.id ?? 0
  const offered = await api.get('/api/resources/tutor_profile', { types: ['lessons'] })
  const level = offered.status === 'success' ? offered.data.lessons?.find(({ id }) => id === lesson_id)?.levels[0] : undefined
  const levels = { lesson_levels: { [lesson_id]: [level?.id ?? 0] }, lesson_descriptions: { [lesson_id]: texts.description } }
  const online = { locations: { online: { work_online: true } }, rate_id: edition.ratePoints[3] }
  const saved = await api.post('/tutor/profile/save', { tutor: { ...texts, ...levels, ...online } })
  expect([saved.error, saved.data && 'missing' in saved.data ? saved.data.missing : null]).toEqual([null, []])
  if (edition.flags.phoneConfirm) {
    await api.post('/tutor/profile/phone/resend_code')
    const [told] = (await messagesTo(staff, phone_plain)).filter(({ template }) => template === 'tutor_phone_code')
    expect((await api.post('/tutor/profile/phone/confirm', { code: /\d{6}/.exec(told?.text ?? '')?.[0] ?? '' })).error).toBeNull()
  }
  await page.reload()
  await page.getByText(t.profile.road.checking).first().waitFor()

  const stranger = await visit('/about', { edition: code, meets: [404] })
  await stranger.goto(`/user-${tutor_id}/`)
  expect(await stranger.getByRole('heading', { level: 1, name: 'Дана Н.' }).count()).toBe(0)
  expect((await apiOf(staff).post('/admin/tutor/publish', { tutor_id })).error).toBeNull()
  await stranger.goto(`/user-${tutor_id}/`)
  await stranger.getByRole('heading', { level: 1, name: 'Дана Н.' }).waitFor()
  const [mail] = (await messagesTo(staff, email)).filter(({ template }) => template === 'tutor_published')
  expect(mail).toBeDefined()
})

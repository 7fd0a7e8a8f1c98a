import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Edition, editionOf, languageTable } from '../../editions/index.ts'
import { textsOf } from '../../locales/index.ts'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { apiAs, apiOf } from './api.ts'
import { messagesTo, newClient } from './people.ts'

const { visit } = await useBrowser()
const texts = {
  sex: 2 as const,
  birth_date: '1990-05-01',
  short_description: 'Clear steps instead of rules by heart',
  description: 'I explain what a rule is for before we use it, and we come back to it a week later. '.repeat(3),
  practice_id: 2 as const,
}

const english = 'Short steps, one rule a lesson, no cramming'

/** A newcomer of the edition who has just registered, before their editor. */
async function register(edition: Edition) {
  const t = textsOf(edition, edition.locales[0])
  const { register } = t.joining
  const page = await visit('/register', { edition: edition.code })
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
  const own = await apiOf(page).get('/tutor/profile/get', {})
  if (own.status === 'fail') throw new Error('the newcomer has no profile')
  return { page, phone_plain, email, tutor: own.data.tutor }
}

async function fillByCalls(page: Page, lesson_id: number, edition: Edition) {
  const api = apiOf(page)
  const offered = await api.get('/api/resources/tutor_profile', { types: ['lessons'] })
  const level = offered.status === 'success' ? offered.data.lessons?.find(({ id }) => id === lesson_id)?.levels[0] : undefined
  const levels = { lesson_levels: { [lesson_id]: [level?.id ?? 0] }, lesson_descriptions: { [lesson_id]: texts.description } }
  const online = { locations: { online: { work_online: true } }, rate_id: edition.ratePoints[3] }
  const saved = await api.post('/tutor/profile/save', { tutor: { ...texts, ...levels, ...online } })
  expect([saved.error, saved.data && 'missing' in saved.data ? saved.data.missing : null]).toEqual([null, []])
  await page.reload()
}

/** Group by group as the road asks for them, phone and photo too. */
async function fillByHand(page: Page, lesson: string, edition: Edition, codeOf: () => Promise<string>) {
  const { profile: t, 'profile-forms': f, 'enums-tutors': enums, joining, common } = textsOf(edition, edition.locales[0])
  const group = (name: keyof typeof t.groups) => page.getByRole('region', { name: t.groups[name] })
  const open = (name: keyof typeof t.groups) => page.getByRole('button', { name: `${t.edit}: ${t.groups[name]}` }).click()
  const save = async (name: keyof typeof t.groups) => {
    await group(name).getByRole('button', { name: t.save, exact: true }).click()
    await page.getByRole('button', { name: `${t.edit}: ${t.groups[name]}` }).waitFor()
  }

  await open('about')
  const about = group('about')
  await about.getByLabel(f.birth_date).fill(texts.birth_date)
  await about.getByLabel(f.practice).selectOption({ index: 2 })
  await about.getByLabel(f.short_description).fill(texts.short_description)
  await about.getByLabel(f.description, { exact: true }).fill(texts.description)
  await about.getByRole('button', { name: languageTable.en.name }).click()
  await about.getByLabel(f.short_description).fill(english)
  await save('about')

  await open('subjects')
  const subjects = group('subjects')
  await subjects.getByLabel(f.rate, { exact: true }).selectOption({ index: 3 })
  await subjects.locator('summary').click()
  await subjects.getByRole('group', { name: f.levels }).getByRole('button').first().click()
  await subjects.getByLabel(fill(f.lesson_text, { lesson })).fill(texts.description)
  await save('subjects')

  await open('schedule')
  await group('schedule').locator('[data-cell="6-21"]').click()
  await save('schedule')

  await open('photo')
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  await group('photo').locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('dialog').getByRole('button', { name: f.use_part }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await group('photo').getByRole('button', { name: common.close, exact: true }).click()

  await open('contacts')
  await group('contacts')
    .getByRole('button', { name: `${joining.contacts.confirm}: ${joining.contacts.phone}` })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: joining.contacts.get_code }).click()
  const code = dialog.getByLabel(joining.contacts.code)
  // it is asked for once the code has been sent
  await code.waitFor()
  await code.fill(await codeOf())
  await dialog.getByRole('button', { name: joining.contacts.confirm, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await group('contacts').getByText(enums.sex[texts.sex], { exact: true }).click()
  await save('contacts')

  await open('places')
  await group('places').getByRole('switch', { name: f.online }).check()
  await save('places')
}

test.each(['kz', 'ua'] as const)('a newcomer of %s is shown to others when the profile is whole and staff have published it', async (code) => {
  const edition = editionOf(code)
  const staff = await apiAs('staff 1', code)
  const { page, phone_plain, email, tutor } = await register(edition)
  const { road } = textsOf(edition, edition.locales[0]).profile
  const lesson = tutor.lessons[0] ?? { id: 0, name: '' }
  const codeOf = async () => {
    const [told] = (await messagesTo(staff, phone_plain)).filter(({ template }) => template === 'tutor_phone_code').slice(-1)
    return /\d{6}/.exec(told?.text ?? '')?.[0] ?? ''
  }
  if (code === 'kz') await fillByCalls(page, lesson.id, edition)
  else await fillByHand(page, lesson.name, edition, codeOf)
  await page.getByText(road.checking).first().waitFor()

  const stranger = await visit('about:blank', { edition: code, meets: [404] })
  await stranger.goto(`/user-${tutor.id}/`)
  expect(await stranger.getByRole('heading', { level: 1, name: 'Дана Н.' }).count()).toBe(0)
  expect((await staff.post('/admin/tutor/publish', { tutor_id: tutor.id })).error).toBeNull()
  await stranger.goto(`/user-${tutor.id}/`)
  await stranger.getByRole('heading', { level: 1, name: 'Дана Н.' }).waitFor()
  await stranger.getByText(texts.short_description).waitFor()
  if (code === 'ua') {
    await stranger.goto(`/en/user-${tutor.id}/`)
    await stranger.getByText(english).waitFor()
  }
  const [mail] = (await messagesTo(staff, email)).filter(({ template }) => template === 'tutor_published')
  expect(mail).toBeDefined()
})

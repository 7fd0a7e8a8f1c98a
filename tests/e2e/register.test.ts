import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../browser.ts'
import { apiAs } from './api.ts'
import { linkInMessage, messagesTo } from './people.ts'
import { settled } from './settled.ts'
import { expectToast, t } from './site.ts'

const { visit } = await useBrowser()
const { register } = t.joining
let number = Date.now() % 1_000_000

/** Fills the form in with what nobody has yet. */
async function fillIn(page: Page, { password = 'newcomer-pass-1' } = {}) {
  number += 1
  const email = `newcomer${number}@example.test`
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field(register.name).fill('Дана')
  await field(register.last_name).fill('Новая')
  await field(register.phone).fill(`8 702 ${String(number).padStart(7, '0')}`)
  await field(register.email).fill(email)
  await field(register.lesson).selectOption({ index: 1 })
  await field(register.city).selectOption({ index: 1 })
  await field(register.password).fill(password)
  await field(register.confirm).fill(password)
  await page.getByRole('checkbox', { name: register.terms.split(' ')[0] ?? '' }).check()
  return email
}
const send = (page: Page) => page.getByRole('button', { name: register.submit }).click()

describe.each([
  ['with script', true],
  ['without script', false],
])('a newcomer %s', (_, script) => {
  test('registers, is signed in and led on', async () => {
    const page = await visit('/register?affiliate_id=1', { javaScriptEnabled: script })
    await fillIn(page)
    await send(page)
    await page.waitForURL((url) => url.pathname !== '/register')
    expect((await page.context().cookies()).some(({ name }) => name === 'sid')).toBe(true)
  })

  test('keeps what was typed but the passwords where the form is refused, and is told what is wrong', async () => {
    const page = await visit('/register', { meets: [400], javaScriptEnabled: script })
    await fillIn(page, { password: 'short' })
    await page.getByLabel(register.last_name, { exact: true }).fill('Н')
    const email = 'tutor@docento.test'
    await page.getByLabel(register.email, { exact: true }).fill(email)
    await send(page)
    await page.locator('[aria-invalid=true]').first().waitFor()
    const value = (name: string) => page.getByLabel(name, { exact: true }).inputValue()
    expect([await value(register.email), await value(register.name), await value(register.password)]).toEqual([email, 'Дана', ''])
    const wrong = await page.locator('[aria-invalid=true]').evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    expect(wrong).toEqual(['last_name', 'email', 'password'])
    await page.getByText(register.taken.email_taken).waitFor()
  })
})

test('the first wrong field stands at a third of the window', async () => {
  const page = await visit('/register', { meets: [400] })
  await page.setViewportSize({ width: 390, height: 600 })
  await fillIn(page, { password: 'short' })
  await send(page)
  await page.locator('[aria-invalid=true]').waitFor()
  await settled(page)
  const top = await page.locator('[aria-invalid=true]').evaluate((at) => at.getBoundingClientRect().top)
  expect(Math.abs(top - 200)).toBeLessThan(2)
})

test('a link that confirms nothing says so on whichever page, and leaves its code out of the address', async () => {
  const page = await visit('/about?confirmation_code=ffffffffffffffffffffffffffffffff', { meets: [409] })
  await page.getByRole('alert').getByText(t['errors-auth'].token_invalid).waitFor()
  expect(new URL(page.url()).search).toBe('?code_error=token_invalid')
})

test('a newcomer may come through the provider, and one who turns back is told', async () => {
  const page = await visit('/register')
  await page.getByRole('link', { name: t.joining.provider.with.replace('{name}', 'Example') }).click()
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/sign-in\//)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText(t.joining.provider.cancelled).waitFor()
  await page.getByRole('link', { name: t.joining.provider.with.replace('{name}', 'Example') }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`provider${number}@example.test`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.hostname === 'kz.localhost' && url.pathname !== '/login')
  // who came without the form is asked for the terms, and for nothing else before that
  const dialog = page.getByRole('dialog', { name: t.joining.terms.title })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  await dialog.getByRole('button', { name: t.joining.terms.accept }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.reload()
  await settled(page)
  expect(await dialog.count()).toBe(0)
})

test('a newcomer confirms the address by the mailed link and the phone by a code, and sees both done', async () => {
  const staff = await apiAs('staff 1')
  const page = await visit('/register')
  const email = await fillIn(page)
  await send(page)
  await page.waitForURL('/profile/')
  await page.goto(await linkInMessage(staff, email, 'tutor_email_confirm'))
  await page.waitForURL('/profile/')
  await settled(page)

  const { contacts } = t.joining
  await page.getByRole('button', { name: `${t.profile.edit}: ${t.profile.groups.contacts}` }).click()
  await page.getByRole('button', { name: `${contacts.confirm}: ${contacts.phone}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: contacts.get_code }).click()
  const field = dialog.getByRole('textbox', { name: contacts.code })
  await field.waitFor()
  await field.fill('12')
  await dialog.getByRole('button', { name: contacts.confirm }).click()
  await dialog.getByText(t['errors-auth'].code_wrong).waitFor()
  const [message] = (await messagesTo(staff, `702${String(number).padStart(7, '0')}`)).filter(({ template }) => template === 'tutor_phone_code')
  await field.fill(/\d{6}/.exec(message?.text ?? '')?.[0] ?? '')
  await dialog.getByRole('button', { name: contacts.confirm }).click()
  await expectToast(page, contacts.done)
  await dialog.waitFor({ state: 'hidden' })
  for (const contact of [contacts.phone, contacts.email]) await page.getByRole('button', { name: `${contacts.change}: ${contact}` }).waitFor()
})

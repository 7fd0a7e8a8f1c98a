import { screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOGIN_CONTACT } from '../../../site/auth/login-contact.ts'
import { session } from '../../../site/browser/storage.ts'
import LoginContact from '../../../site/islands/LoginContact.tsx'
import LoginResend from '../../../site/islands/LoginResend.tsx'
import { renderIn } from '../in-site.tsx'

const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
const cameBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as ReturnType<typeof performance.getEntriesByType>)

/** The form that asks for the code of one that went out so many minutes ago. */
const showCodeForm = (minutes: number) => {
  const at = (after: number) => String(Date.now() + (after - minutes) * 60_000)
  const sent = { contact: 'a@b.kz', client_id: '5', resend_at: at(1), expires_at: at(10) }
  renderIn(<LoginResend words={{ resend: 'Again', resend_in: '{seconds}' }} seconds={0} sent={sent} />)
}
const showContactForm = () => renderIn(<LoginContact id="contact" name="contact" value="" invalid={false} describedBy="" />)
/** What the page asked its own address for, by field. */
const asked = () => submit.mock.contexts.map((form) => Object.fromEntries(new FormData(form as HTMLFormElement)))

beforeEach(() => sessionStorage.clear())
afterEach(() => submit.mockClear())

test('a form of a code that is loaded anew goes on with it, and keeps no code', async () => {
  showCodeForm(2)
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  cameBy('reload')
  showContactForm()
  const kept = { contact: 'a@b.kz', client_id: '5', resend_at: expect.any(String), expires_at: expect.any(String) }
  await waitFor(() => expect(asked()).toEqual([{ action: 'ask', ...kept }]))
})

test.each([
  ['that has just expired', 10.1, 'reload'],
  ['to another contact, which a link leads to', 2, 'navigate'],
])('it asks where to send a code in place of one %s', async (_, minutes, type) => {
  showCodeForm(minutes)
  await waitFor(() => expect(sessionStorage).toHaveLength(1))
  cameBy(type)
  showContactForm()
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  expect(asked()).toEqual([])
})

test.each([
  ['stands where a code is sent to', false, '7015550101'],
  ['does not come back to a field that was refused empty', true, ''],
])('the contact of a request %s', async (_, invalid, shown) => {
  session.write(LOGIN_CONTACT, '7015550101')
  renderIn(<LoginContact id="contact" name="contact" value="" invalid={invalid} describedBy="" />)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(shown))
})

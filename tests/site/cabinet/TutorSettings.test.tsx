import { screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { saveTutorPrivacy, saveTutorSettings, setTutorPassword } from '../../../schemas/index.ts'
import { leaveBy } from '../../../site/browser/unsaved.ts'
import { screen as settings } from '../../../site/cabinet/TutorSettings.tsx'
import { fill } from '../../../theme/words.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { showScreen } from '../orders/show-screen.tsx'

const { settings: t, common } = locales.en
const errors = errorsIn('en')

const choices = {
  settings: {
    email_subscribe: { new_orders: true, potential_orders: true, news: true, promo: false },
    sms_subscribe: true,
    catalog_paused: false,
    lang: 'ru',
  },
  privacy: { phone_visible_after_appointment: true, photo_in_ads: true, marketing_emails: false, profile_in_search_engines: true },
}
const show = () => showScreen(settings, { isDone: false, ...choices }, '/tutor-settings')
const field = (name: 'old_password' | 'password' | 'confirm_password') => screen.getByLabelText(t.password[name])
const save = () => userEvent.click(screen.getByRole('button', { name: t.password.save }))
const type = async (old: string, fresh: string, again = fresh) => {
  for (const [name, text] of [
    ['old_password', old],
    ['password', fresh],
    ['confirm_password', again],
  ] as const) {
    await userEvent.clear(field(name))
    if (text) await userEvent.type(field(name), text)
  }
}

test.each([
  ['nothing', ['', '', ''], { old_password: errors.required, password: errors.required }],
  ['a password without a digit', ['old-password-1', 'password', 'password'], { password: fill(errors.password, { min: 8, max: 64 }) }],
  ['two different ones', ['old-password-1', 'new-password-1', 'new-password-2'], { confirm_password: errors.password_mismatch }],
] as const)('a new password is asked for again when the form holds %s', async (_, [old, fresh, again], expected) => {
  show()
  await type(old, fresh, again)
  await save()
  for (const [name, text] of Object.entries(expected)) {
    const input = field(name as keyof typeof expected)
    expect([input.getAttribute('aria-invalid'), document.getElementById(`${name}-error`)?.textContent]).toEqual(['true', text])
  }
})

test('a wrong present password is said at its field; the mended form is sent and emptied', async () => {
  const seen = vi.fn()
  api.use(
    mock(setTutorPassword, ({ input }) => {
      if (input.old_password !== 'old-password-1') fail({ old_password: 'password_wrong' })
      seen(input)
      return {}
    }),
  )
  show()
  await type('wrong-password-1', 'new-password-1')
  await save()
  await screen.findByText(errors.password_wrong)
  await userEvent.clear(field('old_password'))
  await userEvent.type(field('old_password'), 'old-password-1')
  expect(screen.queryByText(errors.password_wrong)).toBeNull()
  await save()
  await screen.findByText(t.password.done)
  expect(seen.mock.calls).toEqual([[{ old_password: 'old-password-1', password: 'new-password-1', confirm_password: 'new-password-1' }]])
  expect(field('password')).toHaveProperty('value', '')
})

test('the page asks before a typed password is lost, not after it was saved', async () => {
  const leave = vi.fn()
  api.use(mock(setTutorPassword, () => ({})))
  show()
  await type('old-password-1', 'new-password-1')
  leaveBy(leave)
  await userEvent.click(await screen.findByRole('button', { name: common.stay }))
  expect([leave.mock.calls.length, field('password')]).toEqual([0, expect.objectContaining({ value: 'new-password-1' })])
  await save()
  await waitFor(() => expect(field('password')).toHaveProperty('value', ''))
  leaveBy(leave)
  expect(leave).toHaveBeenCalledOnce()
})

test('a switch is saved as soon as it is turned, alone', async () => {
  const seen = vi.fn()
  api.use(
    mock(saveTutorSettings, ({ input }) => {
      seen(input)
      return choices.settings
    }),
    mock(saveTutorPrivacy, ({ input }) => {
      seen(input)
      return choices.privacy
    }),
  )
  show()
  await userEvent.click(screen.getByRole('switch', { name: new RegExp(t.mails.promo.label) }))
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(1))
  await userEvent.click(screen.getByRole('switch', { name: new RegExp(t.mails.taking.label) }))
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(2))
  await userEvent.click(screen.getByRole('switch', { name: new RegExp(t.privacy.profile_in_search_engines.label) }))
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(3))
  expect(seen.mock.calls).toEqual([
    [expect.objectContaining({ email_subscribe: expect.objectContaining({ promo: true }) })],
    [expect.objectContaining({ catalog_paused: true })],
    [{ tutor: expect.objectContaining({ profile_in_search_engines: false }) }],
  ])
})

test('a switch that could not be saved goes back, and says why', async () => {
  api.use(mock(saveTutorPrivacy, () => fail('other')))
  show()
  const one = screen.getByRole('switch', { name: new RegExp(t.privacy.photo_in_ads.label) })
  await userEvent.click(one)
  await waitFor(() => expect(one).toHaveProperty('checked', true))
})

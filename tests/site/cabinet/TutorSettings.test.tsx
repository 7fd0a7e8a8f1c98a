import { screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { editionOf } from '../../../editions/index.ts'
import { locales } from '../../../locales/index.ts'
import {
  type Auth,
  cancelTutorDeletion,
  countUnreadChats,
  deleteTutorProfile,
  getRole,
  getTutorNotifications,
  loginTutor,
  saveTutorPrivacy,
  saveTutorSettings,
  sendTutorDeletionCode,
  setTutorPassword,
} from '../../../schemas/index.ts'
import { holdUnsaved, leaveBy } from '../../../site/browser/unsaved.ts'
import { screen as settings } from '../../../site/cabinet/TutorSettings.tsx'
import { arrive, become, tell } from '../../../site/layout/account/store.ts'
import { fill } from '../../../theme/words.ts'
import { asClient, asTutor } from '../../build/auth.ts'
import { noBell } from '../../build/notifications.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { showScreen } from '../orders/show-screen.tsx'

// who signs in again has a bell; nobody is here before a test that says so
beforeEach(() =>
  api.use(
    mock(getTutorNotifications, () => noBell),
    mock(countUnreadChats, () => ({ count: 0 })),
  ),
)
afterEach(() => become(undefined))

const { settings: t, common, leaving } = locales.en
const errors = errorsIn('en')

const choices = {
  settings: {
    email_subscribe: { new_orders: true, potential_orders: true, news: true, promo: false },
    sms_subscribe: true,
    catalog_paused: false,
    lang: 'ru',
  },
  privacy: {
    ...{ phone_visible_after_appointment: true, photo_in_ads: true, marketing_emails: false, profile_in_search_engines: true },
    ...{ delete_requested_at: null, delete_at: null, has_password: true, wallet_balance: 0, support_email: 'help@docento.test', open_order: null },
  },
}
const show = (privacy: object = {}) =>
  showScreen(settings, { isDone: false, ...choices, privacy: { ...choices.privacy, ...privacy } }, '/tutor-settings')
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

test('who has no password sets the first one without being asked for another; from then on there is one', async () => {
  const seen = vi.fn()
  api.use(
    mock(setTutorPassword, ({ input }) => {
      seen(input)
      return {}
    }),
  )
  const { reload } = show({ has_password: false })
  expect(screen.queryByLabelText(t.password.old_password)).toBeNull()
  await userEvent.type(field('password'), 'new-password-1')
  await userEvent.type(field('confirm_password'), 'new-password-1')
  await save()
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(seen.mock.calls).toEqual([[{ password: 'new-password-1', confirm_password: 'new-password-1' }]])
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

test('a language of mails that could not be saved goes back', async () => {
  api.use(mock(saveTutorSettings, () => fail('server_error')))
  const data = { isDone: false, ...choices, settings: { ...choices.settings, lang: 'pl' } }
  showScreen(settings, data, '/tutor-settings', { edition: editionOf('pl') })
  const language = screen.getByLabelText(t.mails.lang)
  await userEvent.selectOptions(language, 'en')
  await waitFor(() => expect(language).toHaveProperty('value', 'pl'))
})

test('two switches that were turned when the session had ended are both saved after signing in once', async () => {
  let isSignedIn = false
  const seen: string[] = []
  const note = (name: string) => (isSignedIn ? seen.push(name) : fail('unauthorized'))
  api.use(
    mock(saveTutorSettings, () => {
      note('settings')
      return choices.settings
    }),
    mock(saveTutorPrivacy, () => {
      note('privacy')
      return choices.privacy
    }),
    mock(loginTutor, () => {
      isSignedIn = true
      return { redirect: '/nz' }
    }),
  )
  show()
  for (const { label } of [t.mails.promo, t.privacy.photo_in_ads]) await userEvent.click(screen.getByRole('switch', { name: new RegExp(label) }))
  const signIn = within(await screen.findByRole('dialog', { name: locales.en.auth.again.title }))
  await userEvent.type(signIn.getByLabelText(locales.en.auth.email), 'tutor@docento.test')
  await userEvent.type(signIn.getByLabelText(locales.en.auth.password), 'right-password-1')
  await userEvent.click(signIn.getByRole('button', { name: locales.en.auth.submit }))
  await waitFor(() => expect(seen.toSorted()).toEqual(['privacy', 'settings']))
})

test('who signs in again in another tab goes on, in whichever of their roles they did so there', async () => {
  let isSignedIn = false
  const seen = vi.fn()
  api.use(
    mock(saveTutorPrivacy, () => {
      if (!isSignedIn) fail('unauthorized')
      seen()
      return choices.privacy
    }),
    mock(getRole, () => ({}), { ...asClient, tutor: true }),
  )
  show()
  await userEvent.click(screen.getByRole('switch', { name: new RegExp(t.privacy.photo_in_ads.label) }))
  const dialog = within(await screen.findByRole('dialog', { name: locales.en.auth.again.title }))
  const elsewhere = dialog.getByRole('link', { name: `${locales.en.auth.tutor.title} (${common.new_tab})` })
  expect([elsewhere.getAttribute('href'), elsewhere.getAttribute('target')]).toEqual(['/en/login', '_blank'])
  isSignedIn = true
  await waitFor(() => {
    window.dispatchEvent(new Event('focus'))
    expect(seen).toHaveBeenCalled()
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what was typed waits for its owner: somebody else who signs in sends none of it', async () => {
  const as = (id: number): Auth => ({ ...asTutor, tutor_info: { ...asTutor.tutor_info, id } })
  tell({ auth: as(7) })
  const [asked, seen] = [vi.fn(() => ({})), vi.fn()]
  api.use(
    mock(saveTutorPrivacy, () => {
      seen()
      return fail('unauthorized')
    }),
    mock(getRole, asked, as(8)),
    mock(loginTutor, () => ({ redirect: '/nz' }), as(8)),
  )
  show()
  await userEvent.click(screen.getByRole('switch', { name: new RegExp(t.privacy.photo_in_ads.label) }))
  const dialog = within(await screen.findByRole('dialog', { name: locales.en.auth.again.title }))
  const [real, reload] = [window.location, vi.fn()]
  vi.stubGlobal('location', new Proxy({}, { get: (_, name) => (name === 'reload' ? reload : Reflect.get(real, name)) }))
  onTestFinished(() => void vi.unstubAllGlobals())
  await userEvent.type(dialog.getByLabelText(locales.en.auth.email), 'other@docento.test')
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await userEvent.type(dialog.getByLabelText(locales.en.auth.password), 'right-password-1')
  await userEvent.click(dialog.getByRole('button', { name: locales.en.auth.submit }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(seen).toHaveBeenCalledOnce()
})

test('what was typed waits for its owner where somebody else has signed in in another tab, and is sent once the owner is back', async () => {
  const as = (id: number): Auth => ({ ...asTutor, tutor_info: { ...asTutor.tutor_info, id } })
  tell({ auth: as(7) })
  onTestFinished(holdUnsaved({ changed: () => true, ask: () => {} }))
  const seen = vi.fn()
  api.use(
    mock(saveTutorPrivacy, () => {
      seen()
      return choices.privacy
    }),
    mock(loginTutor, () => ({ redirect: '/nz' }), as(7)),
  )
  const cabinet = document.body.appendChild(document.createElement('div'))
  cabinet.id = 'cabinet'
  onTestFinished(() => cabinet.remove())
  show()
  arrive(as(8))
  const press = () => userEvent.click(screen.getByRole('switch', { name: new RegExp(t.privacy.photo_in_ads.label) }))
  await press()
  const dialog = within(await screen.findByRole('dialog', { name: locales.en.auth.again.title }))
  expect(seen).not.toHaveBeenCalled()
  await userEvent.type(dialog.getByLabelText(locales.en.auth.email), 'tutor@docento.test')
  await userEvent.type(dialog.getByLabelText(locales.en.auth.password), 'right-password-1')
  await userEvent.click(dialog.getByRole('button', { name: locales.en.auth.submit }))
  await waitFor(() => expect(seen).toHaveBeenCalledOnce())
  await press()
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** The dialog that asks who wants to leave. */
const openDeletion = async () => {
  await userEvent.click(screen.getByRole('button', { name: t.deletion.ask }))
  return screen.findByRole('dialog')
}
const inDialog = () => within(screen.getByRole('dialog'))
const submitDeletion = () => userEvent.click(screen.getByRole('button', { name: leaving.submit }))

test('a deletion says what it does and what is in the wallet, and is asked for with the password', async () => {
  const seen = vi.fn()
  api.use(
    mock(deleteTutorProfile, ({ input }) => {
      if (input.password !== 'old-password-1') fail({ password: 'password_wrong' })
      seen(input)
      return { ...choices.privacy, delete_requested_at: 1, delete_at: 2 }
    }),
    mock(getRole, () => ({})),
  )
  const { reload } = show({ wallet_balance: 19_100 })
  const dialog = await openDeletion()
  for (const { text } of [leaving.means.now, leaving.means.until, leaving.means.after, leaving.means.stays])
    expect(dialog.textContent).toContain(text)
  expect(dialog.textContent).toContain('19,100')
  expect(dialog.textContent).toContain('help@docento.test')
  await submitDeletion()
  await screen.findByText(errors.required)
  await userEvent.type(inDialog().getByLabelText(leaving.password), 'wrong-password-1')
  await submitDeletion()
  await screen.findByText(errors.password_wrong)
  await userEvent.clear(inDialog().getByLabelText(leaving.password))
  await userEvent.type(inDialog().getByLabelText(leaving.password), 'old-password-1')
  await submitDeletion()
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(seen.mock.calls).toEqual([[expect.objectContaining({ password: 'old-password-1' })]])
})

test('who has no password is mailed a code', async () => {
  const seen = vi.fn()
  api.use(
    mock(sendTutorDeletionCode, () => ({ resend_after: 60, expires_in: 600 })),
    mock(deleteTutorProfile, ({ input }) => {
      seen(input)
      return { ...choices.privacy, delete_requested_at: 1, delete_at: 2 }
    }),
    mock(getRole, () => ({})),
  )
  show({ has_password: false })
  await openDeletion()
  expect(inDialog().queryByLabelText(leaving.password)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: leaving.send }))
  await screen.findAllByText(leaving.sent)
  await userEvent.type(inDialog().getByLabelText(leaving.code), '123456')
  await submitDeletion()
  await waitFor(() => expect(seen).toHaveBeenCalledWith(expect.objectContaining({ code: '123456' })))
})

test('an order that has the tutor stands in the place of the button, with the way to it', () => {
  show({ open_order: { order_id: 20_311, sum: 6000, date_payment_deadline: null } })
  expect(screen.queryByRole('button', { name: t.deletion.ask })).toBeNull()
  expect(screen.getByRole('link', { name: t.deletion.open_order }).getAttribute('href')).toBe('/en/zayavka/20311/')
})

test('a deletion that was asked for is taken back by one press', async () => {
  api.use(
    mock(cancelTutorDeletion, () => choices.privacy),
    mock(getRole, () => ({})),
  )
  const { reload } = show({ delete_requested_at: 1_800_000_000, delete_at: 1_801_209_600 })
  expect(screen.queryByRole('button', { name: t.deletion.ask })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: leaving.asked.take_back }))
  await waitFor(() => expect(reload).toHaveBeenCalled())
})

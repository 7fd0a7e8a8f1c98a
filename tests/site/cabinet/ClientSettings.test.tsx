import { act, renderHook, screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import {
  confirmClientContact,
  confirmClientTerms,
  deleteClient,
  getClientCode,
  getRole,
  saveClientProfile,
  setClientContact,
  subscribeClient,
} from '../../../schemas/index.ts'
import { screen as profile } from '../../../site/cabinet/ClientProfile.tsx'
import { screen as settings } from '../../../site/cabinet/ClientSettings.tsx'
import { tell, useAccount } from '../../../site/layout/account/store.ts'
import { fill } from '../../../theme/words.ts'
import { asClient, signedOut } from '../../build/auth.ts'
import { fail, mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { showScreen } from '../orders/show-screen.tsx'

const t = locales.en['client-account']
const { contacts } = locales.en.joining
const errors = errorsIn('en')
const lists = { reminders: true, news: false, promo: false }
const client = {
  ...{ name: 'Helen', last_name: '', email: 'helen@example.test', email_confirmed: true, phone_plain: '+77010000001', phone_default_country_code: 1 },
  ...{
    phone_confirmed: false,
    terms_confirmed: true,
    terms_declined: false,
    email_subscriptions: lists,
    additional_emails: [],
    lang: 'ru',
    city_id: null,
  },
  deletion: { orders_count: 2, tutors: ['Irene', 'Paul'] },
}
const show = (own: object = {}) => showScreen(settings, { ...client, ...own }, '/settings')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => screen.findByRole('dialog')
const seen = vi.fn()
beforeEach(() => {
  seen.mockReset()
  // the header reads who is here once more
  api.use(mock(getRole, () => ({})))
})

test('a list is saved as soon as it is switched, and goes back when it could not be', async () => {
  let isAway = false
  api.use(
    mock(subscribeClient, ({ input }) => {
      if (isAway) fail('server_error')
      seen(input)
      return { client, is_mailed: false }
    }),
  )
  show()
  const news = screen.getByRole('switch', { name: new RegExp(t.settings.mails.news.label) })
  await userEvent.click(news)
  await waitFor(() => expect(seen).toHaveBeenCalledWith(expect.objectContaining({ subscriptions: { news: true } })))
  isAway = true
  await userEvent.click(news)
  await waitFor(() => expect((news as HTMLInputElement).checked).toBe(true))
})

test('another address is taken away when that is asked for by its own verb', async () => {
  api.use(
    mock(subscribeClient, ({ input }) => {
      seen(input)
      return { client, is_mailed: false }
    }),
  )
  show({ additional_emails: [{ email: 'mother@example.test', subscriptions: lists }] })
  await press(fill(t.settings.others.remove, { to: 'mother@example.test' }))
  const box = within(await dialog())
  expect(seen).not.toHaveBeenCalled()
  await userEvent.click(box.getByRole('button', { name: t.settings.others.asked.submit }))
  await screen.findByText(t.settings.others.removed)
  // the row is gone, and the list has its focus
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: t.settings.others.title })))
  expect(seen).toHaveBeenCalledWith({ email: 'mother@example.test', subscriptions: { reminders: false, news: false, promo: false } })
})

test('the lists of another address, which begin with capitals, stand between dots', () => {
  show({ additional_emails: [{ email: 'mother@example.test', subscriptions: { ...lists, promo: true } }] })
  expect(screen.getByText(`${t.settings.mails.reminders.label} · ${t.settings.mails.promo.label}`)).toBeTruthy()
})

test('another address is asked for with its lists, and said to be on its way', async () => {
  api.use(
    mock(subscribeClient, ({ input }) => {
      seen(input)
      return { client, is_mailed: true }
    }),
  )
  show()
  await press(t.settings.others.add)
  const box = within(await dialog())
  await userEvent.click(box.getByRole('button', { name: t.settings.others.submit }))
  await box.findByText(errors.required)
  await userEvent.type(box.getByLabelText(t.settings.others.email), 'parent@example.test')
  await userEvent.click(box.getByRole('button', { name: t.settings.others.submit }))
  await screen.findByText(fill(t.settings.others.sent, { to: 'parent@example.test' }))
  expect(seen).toHaveBeenCalledWith({ email: 'parent@example.test', subscriptions: lists })
})

test('another address that is there already takes its new lists at once: no link is said to be sent', async () => {
  api.use(mock(subscribeClient, () => ({ client, is_mailed: false })))
  show({ additional_emails: [{ email: 'mother@example.test', subscriptions: lists }] })
  await press(t.settings.others.add)
  const box = within(await dialog())
  await userEvent.type(box.getByLabelText(t.settings.others.email), 'Mother@example.test')
  await userEvent.click(box.getByRole('button', { name: t.settings.others.submit }))
  await screen.findByText(t.settings.saved)
  expect(screen.queryByText(fill(t.settings.others.sent, { to: 'Mother@example.test' }))).toBeNull()
})

test.each([
  [`parent@example.company`, errors.email],
  [`${'p'.repeat(110)}@example.test`, fill(errors.length, { min: 6, max: 120 })],
  ['Helen@Example.test', errors.email_own],
])('another address that can’t be taken is told why: %s', async (typed, why) => {
  api.use(mock(subscribeClient, () => ({ client, is_mailed: true })))
  show()
  await press(t.settings.others.add)
  const box = within(await dialog())
  await userEvent.click(box.getByLabelText(t.settings.others.email))
  await userEvent.paste(typed)
  await userEvent.click(box.getByRole('button', { name: t.settings.others.submit }))
  expect(await box.findByText(why)).toBeDefined()
})

test('a contact is taken on by the code that went to it; a wrong one is said at its field', async () => {
  api.use(
    mock(setClientContact, ({ input }) => {
      seen(input)
      return { channel: 'email' as const, resend_after: 60, expires_in: 600 }
    }),
    mock(confirmClientContact, ({ input }) => {
      if (input.code !== '123456') fail('code_wrong')
      seen(input)
      return { client }
    }),
  )
  show()
  await press(`${contacts.change}: ${contacts.email}`)
  const box = within(await dialog())
  const field = box.getByLabelText(contacts.email)
  await userEvent.clear(field)
  await userEvent.type(field, 'new@example.test')
  await userEvent.click(box.getByRole('button', { name: contacts.get_code }))
  const code = await box.findByLabelText(contacts.code)
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ email: 'new@example.test' }))
  await userEvent.type(code, '000000')
  await userEvent.click(box.getByRole('button', { name: contacts.confirm }))
  await box.findByText(errors.code_wrong)
  await userEvent.clear(code)
  await userEvent.type(code, '123456')
  await userEvent.click(box.getByRole('button', { name: contacts.confirm }))
  await screen.findByText(t.settings.contacts.done)
})

test('deleting says what ends and who is told, and asks one who has been here for long for a code', async () => {
  api.use(
    mock(deleteClient, ({ input }) => {
      seen(input)
      if (!input.auth_code) fail({ auth_code: 'required' })
      return fail('code_wrong')
    }),
    mock(getClientCode, ({ input }) => {
      seen(input)
      return { client_id: 77, channel: 'email' as const, resend_after: 60, expires_in: 600 }
    }),
  )
  show()
  await press(t.settings.deletion.open)
  const box = within(await dialog())
  box.getByText('2 requests are closed')
  box.getByText(fill(t.settings.deletion.orders_text, { names: 'Irene, Paul' }))
  await userEvent.type(box.getByLabelText(new RegExp(t.settings.deletion.reason.replace('?', '\\?'))), 'Done')
  const submit = box.getByRole('button', { name: t.settings.deletion.submit })
  await userEvent.click(submit)
  const code = await box.findByLabelText(t.settings.deletion.code)
  await waitFor(() => expect(document.activeElement).toBe(code))
  // the confirmed one of the two contacts
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ email: client.email }))
  await userEvent.click(submit)
  await box.findByText(errors.required)
  await userEvent.type(code, '123456')
  await userEvent.click(submit)
  await box.findByText(errors.code_wrong)
  expect(seen).toHaveBeenLastCalledWith({ reason: 'Done', code_id: 77, auth_code: '123456' })
})

test('a client who declined the terms can accept them later', async () => {
  api.use(
    mock(confirmClientTerms, ({ input }) => {
      seen(input)
      return {}
    }),
  )
  // who was never asked is, by a dialog
  show({ terms_confirmed: false })
  const { accept } = locales.en.joining.terms
  expect(screen.queryByRole('button', { name: accept })).toBeNull()
  const { reload } = show({ terms_confirmed: false, terms_declined: true })
  await press(accept)
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(seen).toHaveBeenCalledWith({ confirmation_terms: true })
})

test('who deletes an account with a code that is too old is sent another one', async () => {
  const codes = [77, 78]
  api.use(
    mock(deleteClient, ({ input }) => {
      seen(input)
      return fail(input.auth_code ? 'code_expired' : { auth_code: 'required' })
    }),
    mock(getClientCode, () => ({ client_id: codes.shift() ?? 0, channel: 'email' as const, resend_after: 0, expires_in: 600 })),
  )
  show()
  await press(t.settings.deletion.open)
  const box = within(await dialog())
  const submit = box.getByRole('button', { name: t.settings.deletion.submit })
  await userEvent.click(submit)
  await userEvent.type(await box.findByLabelText(t.settings.deletion.code), '123456')
  await userEvent.click(submit)
  await box.findByText(errors.code_expired)
  await userEvent.click(box.getByRole('button', { name: locales.en.auth.code.resend }))
  await waitFor(() => expect(codes).toEqual([]))
  await userEvent.click(submit)
  expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ code_id: 78, auth_code: '123456' }))
})

test('a deleted account is nobody’s any more: the header and other tabs know, and the dialog says that it is done', async () => {
  api.use(mock(deleteClient, () => ({}), signedOut))
  show()
  act(() => tell({ auth: asClient, unread: 2 }))
  const { result } = renderHook(() => useAccount(({ auth, unread }) => [auth, unread]))
  const told = vi.spyOn(Storage.prototype, 'setItem')
  await press(t.settings.deletion.open)
  await userEvent.click(within(await dialog()).getByRole('button', { name: t.settings.deletion.submit }))
  await screen.findByRole('dialog', { name: t.settings.deletion.done })
  await waitFor(() => expect(result.current).toEqual([null, null]))
  expect(told).toHaveBeenCalledWith('account', expect.stringMatching(/^,*$/))
})

test('of a profile only what was changed is sent: the rest may have been changed in another window', async () => {
  api.use(
    mock(saveClientProfile, ({ input }) => {
      seen(input.client)
      return { client }
    }),
  )
  showScreen(profile, { client, cities: [{ id: 9, name: 'Almaty' }], isDone: false }, '/client_profile')
  const cities = screen.getByLabelText(new RegExp(t.profile.city))
  for (const city of ['9', '']) {
    await userEvent.selectOptions(cities, city)
    await press(t.profile.save)
  }
  await waitFor(() => expect(seen.mock.calls).toEqual([[{ city_id: 9 }], [{ city_id: null }]]))
})

test('a profile without a name is not sent; a refused one keeps what was typed, and is mended', async () => {
  api.use(
    mock(saveClientProfile, ({ input }) => {
      seen(input)
      return { client }
    }),
  )
  showScreen(profile, { client, cities: [{ id: 9, name: 'Almaty' }], isDone: false }, '/client_profile')
  const name = screen.getByLabelText(t.profile.name)
  await userEvent.clear(name)
  await press(t.profile.save)
  await screen.findByText(errors.required)
  expect(seen).not.toHaveBeenCalled()
  await userEvent.type(name, 'Hanna')
  await userEvent.type(screen.getByLabelText(new RegExp(t.profile.last_name)), 'K')
  await userEvent.selectOptions(screen.getByLabelText(new RegExp(t.profile.city)), '9')
  await press(t.profile.save)
  await screen.findByText(fill(errors.length, { min: 2, max: 50 }))
  expect(seen).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText(new RegExp(t.profile.last_name)), 'im')
  await press(t.profile.save)
  await screen.findByText(t.profile.done)
  expect(seen).toHaveBeenCalledWith({ client: { name: 'Hanna', last_name: 'Kim', city_id: 9 } })
})

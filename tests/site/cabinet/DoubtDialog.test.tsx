import { act, screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { answerDoubt, countUnreadChats } from '../../../schemas/index.ts'
import { tell } from '../../../site/layout/account/store.ts'
import { page } from '../../../site/page.ts'
import { asClient } from '../../build/auth.ts'
import { fail, mock, unreachable } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { errorsIn } from '../../texts.ts'
import { showScreen } from '../orders/show-screen.tsx'

const t = locales.en['doubted-contact']
const doubted = { ...asClient, client_info: { ...asClient.client_info, doubted_contact: '+77015550142' as string | null } }
const clientPage = page({ role: 'client', load: async () => '', head: () => ({ title: '' }), View: () => <h1>Settings</h1> })
const show = (auth: NonNullable<Parameters<typeof tell>[0]['auth']>) => {
  const shown = showScreen(clientPage, '', '/settings')
  act(() => tell({ auth }))
  return shown
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
beforeEach(() => {
  tell({ auth: null, bell: null })
  api.use(mock(countUnreadChats, () => ({ count: 0 })))
})

describe('a client whose contact is in doubt', () => {
  test.each([
    ['phone', '+77015550142', '+7 701 555 01 42', t.title.phone],
    ['address', 'mum@example.test', 'mum@example.test', t.title.email],
  ])('is asked for the %s', async (_, doubted_contact, shown, title) => {
    show({ ...doubted, client_info: { ...doubted.client_info, doubted_contact } })
    expect((await screen.findByRole('dialog', { name: title })).textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(shown)
  })

  test.each([
    [t.keep, true, t.kept],
    [t.drop, false, t.dropped],
  ])('answers with "%s"; the page is read again, and the question is gone', async (name, is_mine, done) => {
    const seen = vi.fn((_: object) => ({}))
    api.use(mock(answerDoubt, ({ input }) => seen(input), asClient))
    const { reload } = show(doubted)
    await screen.findByRole('dialog')
    await press(name)
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(seen.mock.calls).toEqual([[{ is_mine }]])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText(done)).toBeTruthy()
  })

  test.each([
    ['another client has it by now', mock(answerDoubt, () => fail('phone_taken')), errorsIn('en').phone_taken],
    ['there is no answer', unreachable(answerDoubt), errorsIn('en').network],
  ])('reads why where %s, and can still say no', async (_, handler, why) => {
    api.use(handler)
    show(doubted)
    await screen.findByRole('dialog')
    await press(t.keep)
    expect((await screen.findByRole('alert')).textContent).toBe(why)
    api.use(mock(answerDoubt, () => ({}), asClient))
    await press(t.drop)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('the terms are asked for before a contact', async () => {
  show({ ...doubted, client_info: { ...doubted.client_info, terms_due: true } })
  await screen.findByRole('dialog', { name: locales.en.joining.terms.title })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  act(() => tell({ auth: doubted }))
  await screen.findByRole('dialog', { name: t.title.phone })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test.each([
  ['a phone is in doubt', doubted, true],
  ['nothing is in doubt', asClient, false],
  ['staff act for the client', { ...doubted, impersonator: { id: 1, name: 'Olena', seconds_left: 60 } }, false],
])('the question is fetched where %s: %j', async (_, auth, isAsked) => {
  const fetchTexts = vi.fn(async () => {})
  showScreen(clientPage, '', '/settings', { fetchTexts })
  await act(async () => tell({ auth }))
  expect(fetchTexts.mock.calls.flat().includes('doubted-contact' as never)).toBe(isAsked)
})

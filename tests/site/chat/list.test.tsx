import { screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { countUnreadChats, listClientChats } from '../../../schemas/index.ts'
import { screen as clientChat } from '../../../site/cabinet/ClientChat.tsx'
import { screen as clientChats } from '../../../site/cabinet/ClientChats.tsx'
import { hearNews } from '../../../site/layout/account/news.ts'
import { tell } from '../../../site/layout/account/store.ts'
import { chatServer } from '../../build/chat-server.ts'
import { buildChat, tutorSaid } from '../../build/chats.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { showScreen } from '../orders/show-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  tell({ auth: null, unread: null })
})

test('the list of chats shows what is said in any of them at once, and what was said while the line was cut', async () => {
  tell({ auth: { current_role: 'client', client: true, client_info: { id: 9 } } as never, unread: 0 })
  const server = chatServer()
  let last_message = 'See you'
  const chats = () => [buildChat({ last_message: server.opened.length > 1 ? 'Friday?' : last_message })]
  api.use(
    server.handler,
    mock(listClientChats, () => ({ chats: chats(), messages: [], more: false })),
    mock(countUnreadChats, () => ({ count: 0 })),
  )
  showScreen(clientChats, chats(), '/client_chats')
  // jsdom has no locks: the only tab gets each at once
  vi.stubGlobal('navigator', { ...navigator, locks: { request: async (_name: string, _options: object, hold: () => Promise<void>) => hold() } })
  onTestFinished(hearNews('client', 9))
  await waitFor(() =>
    expect(server.opened.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([{ role: 'client', id: '9', news: '1' }]),
  )
  last_message = 'Thursday?'
  server.say(tutorSaid(last_message, { read_at: null }))
  expect(await screen.findByText('Thursday?')).toBeTruthy()
  server.close(4000)
  expect(await screen.findByText('Friday?')).toBeTruthy()
})

test('the list beside a chat that the server has closed shows nothing of the others either', async () => {
  tell({ auth: { current_role: 'client', client: true, client_info: { id: 9 } } as never, unread: 0 })
  const server = chatServer()
  const [chat, other] = [buildChat(), buildChat({ order_id: 8, name: 'Aliya', last_message: 'Secret' })]
  api.use(
    server.handler,
    mock(listClientChats, () => ({ chats: [chat, other], messages: [], more: false })),
    mock(countUnreadChats, () => ({ count: 0 })),
  )
  showScreen(clientChat, { chats: [chat, other], chat, messages: [], more: false }, '/client_chats/chat')
  await waitFor(() => expect(server.opened).toHaveLength(1))
  const list = screen.getByRole('complementary', { name: locales.en.chats.all })
  expect(list.textContent).toContain('Secret')
  server.tell({ status: 'fail', error: 'forbidden', data: null })
  await waitFor(() => expect(list.textContent).toBe(''))
})

test.each([
  ['the chat with staff', false, '/en/client_chats/chat/?order_id=7&recipient=admin&recipient_id=0'],
  ['the page of contacts, who is blacklisted', true, '/en/contacts'],
])('a chat that is closed leads to %s', async (_, closed, address) => {
  tell({ auth: { current_role: 'client', client: true, client_info: { id: 9 } } as never, unread: 0 })
  const server = chatServer()
  const [chat, staff] = [buildChat({ closed: true }), buildChat({ recipient: 'admin', recipient_id: 0, closed })]
  api.use(
    server.handler,
    mock(listClientChats, () => ({ chats: [chat, staff], messages: [], more: false })),
  )
  showScreen(clientChat, { chats: [chat, staff], chat, messages: [], more: false }, '/client_chats/chat')
  expect((await screen.findByRole('link', { name: locales.en.chats.write_to_staff })).getAttribute('href')).toBe(address)
})

test('who has no chat yet is told where one begins, and led there', () => {
  api.use(mock(listClientChats, () => ({ chats: [], messages: [], more: false })))
  showScreen(clientChats, [], '/client_chats')
  expect(screen.getByText(locales.en.chats.empty_text)).toBeTruthy()
  expect(screen.getByRole('link', { name: locales.en.chats.orders }).getAttribute('href')).toBe('/en/client_orders')
})

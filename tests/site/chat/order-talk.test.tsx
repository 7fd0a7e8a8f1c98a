import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { getChatMessages, getTutorNotifications } from '../../../schemas/index.ts'
import { screen as tutorOrder } from '../../../site/cabinet/TutorOrder.tsx'
import { tell } from '../../../site/layout/account/store.ts'
import { fill } from '../../../theme/words.ts'
import { signedOut } from '../../build/auth.ts'
import { chatServer } from '../../build/chat-server.ts'
import { buildChat } from '../../build/chats.ts'
import { noBell } from '../../build/notifications.ts'
import { orderForTutor } from '../../build/order-answers.ts'
import { mock } from '../../mock.ts'
import { api } from '../../setup/msw.ts'
import { showScreen } from '../orders/show-screen.tsx'

function show(closed: boolean) {
  const chat = buildChat({ recipient: 'client', name: 'Dana', closed })
  const withStaff = buildChat({ recipient: 'admin', name: '', last_message: 'Secret' })
  const server = chatServer()
  api.use(
    server.handler,
    mock(getChatMessages, () => ({ chat, messages: [], more: false })),
    mock(getTutorNotifications, () => noBell),
  )
  tell({ auth: { ...signedOut, tutor: true, current_role: 'tutor', tutor_info: { id: 7 } as never } })
  onTestFinished(() => tell({ auth: null }))
  showScreen(tutorOrder, { order: orderForTutor({ chats: [chat, withStaff], messages: [] }), wanted: undefined }, '/zayavka/7/')
  return server
}

test.each([
  ['its field', false, 'textbox'],
  ['what was said in it, when it is closed', true, 'log'],
] as const)('a chat that a tutor opens on an order gives the focus to %s', async (_, closed, role) => {
  show(closed)
  await userEvent.click(screen.getByRole('button', { name: fill(locales.en.chats.open_with, { name: 'Dana' }) }))
  await expect.poll(() => document.activeElement).toBe(await screen.findByRole(role))
})

test('a chat that an address opens leaves the focus where it was', async () => {
  show(false)
  window.location.hash = 'client_chat_block'
  await screen.findByRole('textbox')
  await new Promise((settled) => setTimeout(settled, 100))
  expect(document.activeElement).toBe(document.body)
})

test('a chat that the server has closed leaves nothing of the other one in sight', async () => {
  const server = show(false)
  await userEvent.click(screen.getByRole('button', { name: fill(locales.en.chats.open_with, { name: 'Dana' }) }))
  await expect.poll(() => server.opened).toHaveLength(1)
  expect(screen.getByText('Secret')).toBeTruthy()
  server.tell({ status: 'fail', error: 'forbidden', data: null })
  await expect.poll(() => screen.queryByText('Secret')).toBeNull()
})

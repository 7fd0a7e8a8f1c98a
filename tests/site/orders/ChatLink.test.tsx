import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { ChatLink } from '../../../site/orders/client/ChatLink.tsx'
import { fill } from '../../../theme/words.ts'
import { buildChat } from '../../build/chats.ts'
import { renderIn } from '../in-site.tsx'

const t = locales.en['orders-client'].order.chat

test.each([
  ['the staff', { recipient: 'admin' as const, unread: 1 }, t.to_staff, `${t.to_staff}, ${fill(t.new, { count: 1 })}`],
  ['a tutor', { recipient: 'tutor' as const, name: 'Timur', unread: 0 }, t.label, fill(t.with, { name: 'Timur' })],
])('the way to a chat with %s is called by what it says and how much waits there, and by no label beside its words', (_, chat, shown, called) => {
  renderIn(<ChatLink chat={buildChat(chat)} />)
  const link = screen.getByRole('link', { name: called })
  // a label that differs from the words in sight is what a voice can't press
  expect(link.getAttribute('aria-label')).toBeNull()
  expect(link.querySelector('[aria-hidden=true].row')?.textContent).toBe(shown + (chat.unread || ''))
})

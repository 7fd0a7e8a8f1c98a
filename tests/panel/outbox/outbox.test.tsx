import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import type { OutboxRow } from '../../../schemas/index.ts'
import { restResource } from '../build/rest.ts'
import { openPanel } from '../open-panel.tsx'

type Message = z.output<typeof OutboxRow>
const buildMessage = (given: Partial<Message> = {}): Message => ({
  id: 3,
  channel: 'mail',
  template: 'client_order_created',
  recipient: 'ruslan@docento.test',
  subject: 'Заявка № 20431 у нас',
  text: 'Ми отримали вашу заявку.',
  html: '',
  lang: 'ru',
  order_id: 20431,
  state: 'kept',
  tries: 0,
  last_error: '',
  created_at: 1_795_000_000,
  next_try_at: null,
  delivered_at: null,
  ...given,
})

describe('the outbox', () => {
  test.each([1440, 390])('names the template of each message, %i px wide', async (width) => {
    openPanel('/panel/outbox/', { width, handlers: restResource('outbox', [buildMessage()]) })
    expect(await screen.findByText('Клієнту: заявку отримано')).toBeDefined()
    expect(screen.queryByText('client_order_created')).toBeNull()
  })

  test('asks for a template by its name', async () => {
    const asked = vi.fn()
    const { user } = openPanel('/panel/outbox/', { handlers: restResource('outbox', [buildMessage()], asked) })
    await user.type(await screen.findByRole('combobox', { name: 'Шаблон' }), 'прострочено{Enter}')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ template: 'tutor_pay_overdue' }))
  })

  test('tells a message’s language by name, and why a kept one went nowhere', async () => {
    openPanel('/panel/outbox/3/', { handlers: restResource('outbox', [buildMessage()]) })
    expect(await screen.findByText('російська')).toBeDefined()
    expect(screen.getByText(/назовні нічого не пішло/)).toBeDefined()
  })
})

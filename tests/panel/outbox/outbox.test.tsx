import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { getOutboxRow, type OutboxRow, retryOutboxRow } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { restResource } from '../build/rest.ts'
import { findByTyping } from '../find-by-typing.ts'
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
  can_retry: false,
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
    await findByTyping(user, 'Шаблон', 'прострочено')
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ template: 'tutor_pay_overdue' }))
  })

  test('tells a message’s language by name, and why a kept one went nowhere', async () => {
    openPanel('/panel/outbox/3/', { handlers: restResource('outbox', [buildMessage()]) })
    expect(await screen.findByText('російська')).toBeDefined()
    expect(screen.getByText(/назовні нічого не пішло/)).toBeDefined()
  })

  test('shows a mail as its reader sees it, and runs nothing of it', async () => {
    const html = '<!doctype html><html><head></head><body><a href="https://x.example/o/1">Відкрити</a></body></html>'
    openPanel('/panel/outbox/3/', { handlers: restResource('outbox', [buildMessage({ html })]) })
    const frame = await screen.findByTitle<HTMLIFrameElement>('Лист')
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms)/)
    expect(frame.srcdoc).toContain('<a href="https://x.example/o/1">')
  })

  test('shows the text alone of a short message', async () => {
    openPanel('/panel/outbox/3/', { handlers: restResource('outbox', [buildMessage({ channel: 'sms', subject: '', text: 'Код 1234' })]) })
    expect(await screen.findByText('Код 1234')).toBeDefined()
    expect(screen.queryByTitle('Лист')).toBeNull()
  })

  test('says in words why a message did not leave, and sends it again', async () => {
    let message = buildMessage({ state: 'dead', tries: 4, last_error: 'connect ECONNREFUSED 127.0.0.1:25', can_retry: true })
    const retry = mock(retryOutboxRow, () => {
      message = { ...message, state: 'waiting', tries: 0, can_retry: false }
      return { message }
    })
    const { user } = openPanel('/panel/outbox/3/', { handlers: [retry, mock(getOutboxRow, () => ({ row: message }))] })
    expect(await screen.findByText(/Сервер не відповідає/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Надіслати ще раз' }))
    expect(await screen.findByText('У черзі')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Надіслати ще раз' })).toBeNull()
  })

  test('does not offer to send again what lost its code, and says why', async () => {
    openPanel('/panel/outbox/3/', { handlers: restResource('outbox', [buildMessage({ state: 'dead', tries: 4 })]) })
    expect(await screen.findByText(/код у повідомленні вже стерто/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Надіслати ще раз' })).toBeNull()
  })
})

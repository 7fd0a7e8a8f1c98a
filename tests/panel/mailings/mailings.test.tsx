import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  countMailing,
  getMailing,
  listAudit,
  listMailings,
  type MailingRow,
  previewMailing,
  saveMailing,
  sendMailing,
  testMailing,
} from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

const mailing = (more: Partial<MailingRow> = {}): MailingRow => ({
  ...{
    id: 4,
    list: 'news',
    audience: 'tutors',
    lang: 'ua',
    subject: 'Новини листопада',
    text: 'Розклад тепер видно на картці.',
    button: '',
    link: '',
  },
  ...{ state: 'draft', mails: 0, created_at: NOW, sent_at: null, version: 2 },
  ...more,
})
const seen = (row = mailing()) => [
  mock(getMailing, () => ({ row })),
  mock(listMailings, () => ({ rows: [row], total_count: 1 })),
  mock(listAudit, () => ({ rows: [], total_count: 0 }) as never),
  mock(previewMailing, ({ input }) => ({ subject: `Тема: ${input.subject}`, html: '<p>Лист</p>' })),
  mock(countMailing, () => ({ receivers: 2 })),
]
beforeEach(() => {
  // a refused send is written to the console
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
const send = () => screen.findByRole('button', { name: 'Надіслати' })

test('the list tells whose a mailing is and how far it came', async () => {
  openPanel('/panel/mailings/', { handlers: seen(mailing({ state: 'sending', sent_at: NOW, mails: 1000 })) })
  const row = (await screen.findByRole('link', { name: 'Новини листопада' })).closest('tr')
  expect(row?.textContent).toMatch(/Репетитори · Новини.*Надсилається.*1\s000/)
})

describe('a draft', () => {
  test('is sent after it was said to how many, and only as it is saved', async () => {
    const sent = vi.fn(() => ({ mailing: mailing({ state: 'sending', sent_at: NOW }) }))
    const { user } = openPanel('/panel/mailings/4/', { handlers: [...seen(), mock(sendMailing, sent)] })
    await user.click(await send())
    expect(await screen.findByText('Отримають 2 людини. Повернути листи буде неможливо.')).toBeDefined()
    await user.click(screen.getAllByRole('button', { name: 'Надіслати' }).at(-1) as HTMLElement)
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.type(screen.getByLabelText(/^Тема/), '!')
    expect(await send()).toHaveProperty('disabled', true)
  })

  test('that a colleague sent meanwhile says so and stays', async () => {
    const { user } = openPanel('/panel/mailings/4/', { handlers: [...seen(), mock(sendMailing, () => fail('wrong_status'))] })
    await user.click(await send())
    await user.click((await screen.findAllByRole('button', { name: 'Надіслати' })).at(-1) as HTMLElement)
    expect(await screen.findByText('Невірний статус!')).toBeDefined()
  })

  test('is not sent by who may only write it', async () => {
    openPanel('/panel/mailings/4/', { status: 3, handlers: seen() })
    expect(await screen.findByRole('button', { name: 'Надіслати собі' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Надіслати' })).toBeNull()
  })

  test('goes to who tries it', async () => {
    const tried = vi.fn(() => ({ sent_to: 'a@example.test' }))
    const { user } = openPanel('/panel/mailings/4/', { handlers: [...seen(), mock(testMailing, tried)] })
    await user.click(await screen.findByRole('button', { name: 'Надіслати собі' }))
    await waitFor(() => expect(tried).toHaveBeenCalledOnce())
  })

  test('says at its field what the server refuses', async () => {
    const refuse = mock(saveMailing, () => fail({ link: 'required' }))
    const { user } = openPanel('/panel/mailings/4/', { handlers: [...seen(), refuse] })
    await user.type(await screen.findByLabelText(/^Напис на кнопці/), 'Відкрити')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(screen.getByLabelText(/^Куди веде кнопка/).getAttribute('aria-invalid')).toBe('true'))
  })
})

test('what is sent is only read', async () => {
  openPanel('/panel/mailings/4/', { handlers: seen(mailing({ state: 'sent', sent_at: NOW, mails: 1003 })) })
  expect(await screen.findByText('Тема: Новини листопада')).toBeDefined()
  expect(screen.getByText(/^1\s003$/)).toBeDefined()
  for (const name of ['Зберегти', 'Надіслати', 'Видалити']) expect(screen.queryByRole('button', { name })).toBeNull()
})

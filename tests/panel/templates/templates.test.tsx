import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Line } from '../../../panel/audit/fields.tsx'
import type { Email, Sms } from '../../../panel/templates/fields.tsx'
import {
  createEmail,
  getEmail,
  getSms,
  listAudit,
  listEmailProfiles,
  listEmails,
  previewEmail,
  previewSms,
  saveEmail,
  saveSms,
  sendTestEmail,
} from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { restResource } from '../build/rest.ts'
import { openPanel } from '../open-panel.tsx'

const email: Email = {
  ...{ id: 7, key: 'client_order_created', lang: 'ru', name: '', profile_id: null, subject: 'Заявка', text: 'Своє {order_id}', button: 'Відкрити' },
  ...{ html: '', variables: ['order_id', 'lessons_name'], active: true, is_own: true, is_used: true, version: 2, updated_at: 1_795_000_000 },
  standard: { subject: 'Стандартна', text: 'Стандартний текст', button: 'Відкрити' },
}
const sms: Sms = {
  ...{ id: 3, key: 'client_auth_code', lang: 'ua', name: '', text: 'Код {secret}', channels: ['sms'], variables: ['secret'], active: true },
  ...{ is_own: false, is_used: true, version: 1, updated_at: 1_795_000_000, standard: 'Код {secret}' },
}
const seen = (asked: string[] = []) => [
  mock(getEmail, () => ({ email })),
  mock(getSms, () => ({ sms })),
  mock(listEmailProfiles, () => ({ profiles: [], total_count: 0, page_size: 25, pages_count: 0 })),
  mock(listAudit, () => ({ rows: [], total_count: 0 }) as never),
  mock(previewEmail, ({ input }) => {
    asked.push(input.email.text)
    return { subject: `Тема: ${input.email.subject}`, text: '', html: '<p>Лист</p>' }
  }),
  mock(previewSms, ({ input }) => ({ text: input.sms.text.replace('{secret}', '123456'), length: 10, parts: 1 })),
]

test('the list of mails tells by name which have words of staff', async () => {
  const listed = mock(listEmails, () => ({ emails: [email], total_count: 1, page_size: 25, pages_count: 1 }))
  openPanel('/panel/emails_show/', { handlers: [...seen(), listed] })
  const row = (await screen.findByRole('link', { name: 'Клієнту: заявку отримано' })).closest('tr')
  expect(row?.textContent).toContain('Ваші')
  expect(screen.getByRole('link', { name: 'Відправники листів' }).getAttribute('href')).toBe('/panel/email_profiles/')
})

describe('a mail', () => {
  test('is seen with what is typed, once the typing pauses', async () => {
    const asked: string[] = []
    const { user } = openPanel('/panel/emails_show/7/', { handlers: seen(asked) })
    await screen.findByText('Тема: Заявка')
    await user.type(screen.getByLabelText(/^Текст/), ' ще')
    await waitFor(() => expect(asked.at(-1)).toBe('Своє {order_id} ще'))
    expect(asked).toHaveLength(2)
  })

  test('names a place that nothing fills and is not sent', async () => {
    const saved = vi.fn(() => ({ email }))
    const { user } = openPanel('/panel/emails_show/7/', { handlers: [...seen(), mock(saveEmail, saved)] })
    await user.type(await screen.findByLabelText(/^Текст/), ' {{phone}')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    expect(await screen.findByText('{phone} нічим заповнити')).toBeDefined()
    expect(saved).not.toHaveBeenCalled()
  })

  test('takes a place where the cursor stands', async () => {
    const { user } = openPanel('/panel/emails_show/7/', { handlers: seen() })
    await user.click(await screen.findByLabelText(/^Текст/))
    await user.click(screen.getByRole('button', { name: '{lessons_name}' }))
    expect(screen.getByLabelText(/^Текст/)).toHaveProperty('value', 'Своє {order_id}{lessons_name}')
  })

  test('gets the product’s own words back', async () => {
    const saved: unknown[] = []
    const save = mock(saveEmail, ({ input }) => {
      saved.push(input.email)
      return { email: { ...email, is_own: false } }
    })
    const { user } = openPanel('/panel/emails_show/7/', { handlers: [...seen(), save] })
    await user.click(await screen.findByRole('button', { name: 'Повернути стандартні слова' }))
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toMatchObject([{ id: 7, subject: 'Стандартна', text: 'Стандартний текст', version: 2 }]))
  })

  test('goes to who tries it, and not while it has unsaved words', async () => {
    const sent = vi.fn(() => ({ sent_to: 'a@example.test' }))
    const { user } = openPanel('/panel/emails_show/7/', { handlers: [...seen(), mock(sendTestEmail, sent)] })
    await user.click(await screen.findByRole('button', { name: 'Надіслати собі' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await user.type(screen.getByLabelText(/^Тема/), '!')
    expect(screen.getByRole('button', { name: 'Надіслати собі' })).toHaveProperty('disabled', true)
  })

  test('that the product sends has no button to delete it', async () => {
    openPanel('/panel/emails_show/7/', { handlers: seen() })
    await screen.findByRole('button', { name: 'Зберегти' })
    expect(screen.queryByRole('button', { name: 'Видалити' })).toBeNull()
  })

  test('of staff has one', async () => {
    openPanel('/panel/emails_show/7/', { handlers: [mock(getEmail, () => ({ email: { ...email, is_used: false, standard: null } })), ...seen()] })
    expect(await screen.findByRole('button', { name: 'Видалити' })).toBeDefined()
  })

  test('is made under a key of its own', async () => {
    const made: unknown[] = []
    const create = mock(createEmail, ({ input }) => {
      made.push(input.email)
      return { email }
    })
    const { user } = openPanel('/panel/emails_show/create/', { handlers: [...seen(), create] })
    await user.type(await screen.findByLabelText(/^Ключ/), 'autumn_letter')
    await user.type(screen.getByLabelText(/^Тема/), 'Осінь')
    await user.type(screen.getByLabelText(/^Текст/), 'Вітаємо')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(made).toMatchObject([{ key: 'autumn_letter', lang: 'ua', subject: 'Осінь' }]))
  })

  test('whose preview is refused says why', async () => {
    openPanel('/panel/emails_show/7/', { handlers: [mock(previewEmail, () => fail({ text: 'unknown_place' })), ...seen()] })
    expect((await screen.findByRole('alert')).textContent).toContain('Тут є місце, яке нічим заповнити')
  })
})

test('a short message is seen with its length and parts', async () => {
  openPanel('/panel/sms_show/3/', { handlers: seen() })
  expect(await screen.findByText('Код 123456')).toBeDefined()
  expect((await screen.findByText(/10 символів/)).textContent).toContain('1 частина з 5')
})

test('the ways of a short message are saved, and what was changed is told below it at once', async () => {
  let now = sms
  const lines: Line[] = []
  const save = mock(saveSms, ({ input: { sms: sent } }) => {
    now = { ...now, channels: sent.channels, version: now.version + 1 }
    const changes = { channels: { before: sms.channels, after: sent.channels } }
    const by = { admin_id: 1, admin_name: 'Ольга', acting_as: null, ip: '' }
    lines.push({ id: 1, at: 1_795_000_000, ...by, call: '/admin/sms/save', target: 'sms 3', changes })
    return { sms: now }
  })
  const { user } = openPanel('/panel/sms_show/3/', {
    handlers: [mock(getSms, () => ({ sms: now })), save, ...restResource('audit', lines), ...seen()],
  })
  await user.click(await screen.findByRole('checkbox', { name: 'SMS' }))
  await user.click(screen.getByRole('button', { name: 'Зберегти' }))
  expect(await screen.findByText('Заповніть це поле')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Viber' }))
  await user.click(screen.getByRole('button', { name: 'Зберегти' }))
  expect(await screen.findByRole('heading', { name: 'Зміни співробітників' })).toBeDefined()
  expect(now.channels).toEqual(['viber'])
})

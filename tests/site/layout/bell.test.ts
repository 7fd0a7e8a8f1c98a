import { afterEach, expect, test, vi } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { bellEntries } from '../../../site/layout/account/bell.ts'
import { unbroken } from '../../../site/ui/unbroken.ts'
import { noBell } from '../../build/notifications.ts'

afterEach(() => void vi.useRealTimers())

const almaty = { timeZone: 'Asia/Almaty', dateForm: 'dd-MM-yyyy' } as const

test('the bell has eight kinds, with deadlines as dd-MM-yyyy in the zone of the edition, and each payment names its request', () => {
  // 23:30 in UTC is the next day in Almaty
  const evening = Date.UTC(2026, 10, 24, 23, 30) / 1000
  vi.setSystemTime((evening - 3600) * 1000)
  const entries = bellEntries(
    {
      count: 6,
      personal_orders: [{ id: 1, client_name: 'Madina' }],
      potential_orders: [{ id: 2, lessons_name: ['Physics', 'Maths'] }],
      assigned: [{ id: 3, name: 'Oleg' }],
      waiting_for_pay: [{ id: 4, date_payment_deadline: evening }],
      deadline_pay_date: [{ id: 5, date_payment_deadline: evening }],
      overdue_pay_date: [{ id: 6, date_payment_deadline: evening }],
      client_notifications: { 7: { id: 7, name: 'Dana', count: 2 } },
      admin_notifications: { 8: { id: 8, name: 'Dana', count: 1 } },
      wallet_balance: 0,
    },
    locales.en.account.bell,
    almaty,
  )
  expect(entries.map(({ id, text }) => [id, text])).toEqual([
    [1, 'A request for you: Madina'],
    [2, 'A new request for your subject: Physics, Maths'],
    [3, 'You’ve been chosen: Oleg'],
    [4, `Pay the commission by ${unbroken('25-11-2026')}: request 4`],
    [5, 'The commission is due today: request 5'],
    [6, 'The payment is overdue: request 6'],
    [7, 'New messages from Dana: 2'],
    [8, 'Messages from Docento, request 8: 1'],
  ])
  expect(entries.slice(-2).map(({ hash }) => hash)).toEqual(['#client_chat_block', '#admin_chat_block'])
})

test.each([
  ['20:00 of the day before', Date.UTC(2026, 10, 24, 15), `Pay the commission by ${unbroken('25-11-2026')}: request 5`],
  ['midnight', Date.UTC(2026, 10, 24, 19), 'The commission is due today: request 5'],
])('a deadline at 15:00 in Almaty is said to be today when it is there: at %s', (_, now, text) => {
  vi.setSystemTime(now)
  const due = [{ id: 5, date_payment_deadline: Date.UTC(2026, 10, 25, 10) / 1000 }]
  expect(bellEntries({ ...noBell, deadline_pay_date: due }, locales.en.account.bell, almaty).map((entry) => entry.text)).toEqual([text])
})

import type { SiteEdition } from '../../../editions/site-edition.ts'
import type { Gets, Success } from '../../../schemas/api.ts'
import { formatDate } from '../../../theme/dates.ts'
import { fill } from '../../../theme/words.ts'
import type { Texts } from '../../texts.ts'
import { unbroken } from '../../ui/unbroken.ts'

export type Notifications = Success<Gets['/tutor/on_site_notifications']>

interface BellEntry {
  key: string
  /** Order that it leads to. */
  id: number
  text: string
  /** Where on that page. */
  hash?: string
}

/** The eight kinds of the bell as lines, in the order of their urgency to read (spec: public 2.4, decisions MSG-7). */
export function bellEntries(data: Notifications, words: Texts['account']['bell'], zone: Pick<SiteEdition, 'timeZone' | 'dateForm'>): BellEntry[] {
  const lines = <Kind extends keyof typeof words & keyof Notifications, Row extends { id: number }>(
    kind: Kind,
    rows: readonly Row[],
    values: (row: Row) => Record<string, string | number>,
  ) => rows.map((row) => ({ key: `${kind}-${row.id}`, id: row.id, text: fill(String(words[kind]), { id: row.id, ...values(row) }) }))
  const chats = (kind: 'client_notifications' | 'admin_notifications', hash: string) =>
    lines(kind, Object.values(data[kind]), ({ name, count }) => ({ name, count })).map((line) => ({ ...line, hash }))
  const date = ({ date_payment_deadline }: { date_payment_deadline: number }) => ({ date: unbroken(formatDate(date_payment_deadline, zone)) })
  const today = unbroken(formatDate(Date.now() / 1000, zone))
  return [
    ...lines('personal_orders', data.personal_orders, ({ client_name }) => ({ client_name })),
    ...lines('potential_orders', data.potential_orders, ({ lessons_name }) => ({ lessons_name: lessons_name.join(', ') })),
    ...lines('assigned', data.assigned, ({ name }) => ({ name })),
    ...lines('waiting_for_pay', data.waiting_for_pay, date),
    // 24 hours may end tomorrow: only the day itself is called today
    ...data.deadline_pay_date.flatMap((row) => lines(date(row).date === today ? 'deadline_pay_date' : 'waiting_for_pay', [row], date)),
    ...lines('overdue_pay_date', data.overdue_pay_date, date),
    ...chats('client_notifications', '#client_chat_block'),
    ...chats('admin_notifications', '#admin_chat_block'),
  ]
}

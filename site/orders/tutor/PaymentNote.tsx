import type { Gets, Success } from '../../../schemas/api.ts'
import { fill } from '../../../theme/words.ts'
import { pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { Note } from '../../ui/Note.tsx'
import { wholeDay } from '../when.ts'

export type Notifications = Success<Gets['/tutor/on_site_notifications']>

/** The commission that is due first, above the lists; what is overdue comes before everything. */
export function PaymentNote({ waiting }: { waiting: Notifications }) {
  const { edition, language } = useSite()
  const t = useTexts('orders-tutor-lists')
  const { pay_now } = useTexts('orders-tutor')
  const href = useHref()
  const first = (rows: Notifications['waiting_for_pay']) => rows.toSorted((one, other) => one.date_payment_deadline - other.date_payment_deadline)[0]
  const overdue = first(waiting.overdue_pay_date)
  const order = overdue ?? first([...waiting.deadline_pay_date, ...waiting.waiting_for_pay])
  if (!order) return null
  return (
    <Note tone={overdue ? 'bad' : 'mark'}>
      <b>{fill(overdue ? t.due_over : t.due, { id: order.id, date: wholeDay(order.date_payment_deadline, edition, language) })}</b>{' '}
      <a href={`${href(pathTo('tutorOrder', { id: order.id }))}?do=pay_from_wallet`}>{pay_now}</a>
    </Note>
  )
}

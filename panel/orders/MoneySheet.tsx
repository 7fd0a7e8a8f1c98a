import { useTranslate } from 'react-admin'
import { STATUS } from '../../schemas/order-life.ts'
import { formatDate, formatDateTime } from '../../theme/dates.ts'
import { formatMark } from '../../theme/marks.ts'
import { formatMoney, formatNumber } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Soft } from '../ui/boxes.ts'
import { Pairs } from '../ui/Pairs.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { commissionBasis } from './commission-basis.ts'
import { useOrder } from './order-record.ts'

/** The commission, until when it is due, and what has been paid. */
export function MoneySheet() {
  const { kind, first_class, date_payment_deadline, payment_data, status } = useOrder()
  const edition = useEdition()
  const translate = useTranslate()
  const paid = payment_data && (
    <>
      {kind === 'school' && payment_data.sum === 0
        ? translate('orders.money.to_school')
        : `${formatMoney(payment_data.sum, edition, edition.panelLanguage)}, ${translate(`enums.payment_method.${payment_data.method}`)}`}
      <br />
      <Soft>
        {formatDate(payment_data.date, edition)} · {translate(`enums.payer.${payment_data.payer}`)}
      </Soft>
      {payment_data.comment && <p>{payment_data.comment}</p>}
    </>
  )
  const deadline = (at: number) => {
    if (status === STATUS.lost) return translate('orders.money.stopped')
    const date = formatDateTime(at, edition)
    return status === STATUS.paused ? translate('orders.money.after_pause', { date }) : date
  }
  return (
    <Sheet title={translate('orders.money.title')}>
      <Pairs
        of={[
          [translate('orders.money.commission'), <CommissionSum key="commission" />],
          [translate('fields.first_class'), first_class && formatDateTime(first_class, edition)],
          [translate('orders.money.deadline'), date_payment_deadline && <b key="deadline">{deadline(date_payment_deadline)}</b>],
          [translate('orders.money.paid'), paid ?? translate('orders.money.nothing')],
        ]}
      />
    </Sheet>
  )
}

/** The sum and how it came about: "14 000 ₸ (7 000 × 2)". */
function CommissionSum() {
  const order = useOrder()
  const edition = useEdition()
  const translate = useTranslate()
  const { sum, factor } = order.commission
  const basis = commissionBasis(order, edition)
  if (basis === 'unknown' || basis === 'free') return translate(`orders.money.${basis}`)
  const minimum = basis === 'minimum' && `(${translate('orders.money.minimum')})`
  const formula =
    typeof basis === 'object' &&
    `(${formatNumber(basis.price, edition, edition.panelLanguage)} × ${formatMark(factor, edition, edition.panelLanguage)})`
  return (
    <>
      {formatMoney(sum, edition, edition.panelLanguage)} <Soft>{formula || minimum}</Soft>
    </>
  )
}

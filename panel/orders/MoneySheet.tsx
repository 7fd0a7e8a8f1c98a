import { useTranslate } from 'ra-core'
import { formatDate, formatDateTime } from '../../theme/dates.ts'
import { formatMoney, formatNumber } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Soft } from '../ui/boxes.ts'
import { Pairs } from '../ui/Pairs.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useOrder } from './order-record.ts'

/** The commission, until when it is due, and what has been paid. */
export function MoneySheet() {
  const { commission, rate, first_class, date_payment_deadline, payment_data } = useOrder()
  const edition = useEdition()
  const translate = useTranslate()
  const formula = rate && (
    <Soft>
      ({formatNumber(rate.id, edition)} × {formatNumber(commission.factor, edition)})
    </Soft>
  )
  const paid = payment_data && (
    <>
      {formatMoney(payment_data.sum, edition)}, {translate(`enums.payment_method.${payment_data.method}`)}
      <br />
      <Soft>
        {formatDate(payment_data.date, edition)} · {translate(`enums.payer.${payment_data.payer}`)}
      </Soft>
      {payment_data.comment && <p>{payment_data.comment}</p>}
    </>
  )
  return (
    <Sheet title={translate('orders.money.title')}>
      <Pairs
        of={[
          [
            translate('orders.money.commission'),
            <span key="commission">
              {formatMoney(commission.sum, edition)} {formula}
            </span>,
          ],
          [translate('fields.first_class'), first_class && formatDateTime(first_class, edition)],
          [translate('orders.money.deadline'), date_payment_deadline && <b key="deadline">{formatDateTime(date_payment_deadline, edition)}</b>],
          [translate('orders.money.paid'), paid ?? translate('orders.money.nothing')],
        ]}
      />
    </Sheet>
  )
}

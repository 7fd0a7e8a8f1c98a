import { useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import { newSending } from '../../../data-providers/sending.ts'
import { formatMoney } from '../../../theme/money.ts'
import { showPhone } from '../../../theme/shown-phone.ts'
import { fill } from '../../../theme/words.ts'
import { isOpen, pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { Note } from '../../ui/Note.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import type { TutorDialogProps } from './dialog.ts'

/** Pays the commission out of the wallet; too little there is said before it is tried (spec: decisions ORD-14, PAY-6). */
export function PayDialog({ order, doing, take, onClose }: TutorDialogProps) {
  const { edition, language } = useSite()
  const shown = useTexts('orders-tutor').order.pay
  const t = useTexts('orders-tutor-dialogs').pay
  const href = useHref()
  const money = (sum: number) => formatMoney(sum, edition, language)
  // whole hundredths: a difference of decimals may be off by a hair
  const left = Math.round((order.wallet_balance - order.commission.sum) * 100) / 100
  const [sending] = useState(newSending)
  const pay = async () => {
    const call = () => api.post('/tutor/order/pay_from_wallet', { order_id: order.id }, sending)
    if (await doing.run('pay_from_wallet', call, t.done, ({ order }) => take(order))) onClose()
  }
  return (
    <ActionDialog
      id="pay"
      title={shown.title}
      submit={fill(t.submit, { sum: money(order.commission.sum) })}
      closed={left < 0}
      doing={doing}
      onSubmit={pay}
      onClose={onClose}
    >
      <dl className="pairs num">
        <dt>{shown.sum}</dt>
        <dd>
          <b>{money(order.commission.sum)}</b>
        </dd>
        <dt>{shown.balance}</dt>
        <dd>{money(order.wallet_balance)}</dd>
        {left >= 0 && (
          <>
            <dt>{t.left}</dt>
            <dd>{money(left)}</dd>
          </>
        )}
      </dl>
      {left < 0 && (
        <Note tone="bad">
          <b>{fill(t.missing, { sum: money(-left) })}.</b> {fill(t.top_up, { phone: showPhone(edition.supportPhones[0], edition) })}
        </Note>
      )}
      {isOpen('wallet') && (
        <p>
          <a href={href(pathTo('wallet'))}>{t.wallet}</a>
        </p>
      )}
    </ActionDialog>
  )
}

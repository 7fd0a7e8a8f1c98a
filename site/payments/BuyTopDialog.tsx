import { useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { newSending, sendingOf } from '../../data-providers/sending.ts'
import { CARDS } from '../../schemas/payment-terms.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill, plural } from '../../theme/words.ts'
import { ActionDialog } from '../orders/ActionDialog.tsx'
import { useAction } from '../orders/use-action.ts'
import { useSite, useTexts } from '../site.ts'
import { Bill, usePaying } from './Bill.tsx'
import { usePayment } from './use-payment.ts'
import { useUntouched } from './ways.ts'

interface Props {
  plan: { id: number; days: number; price: number }
  balance: number
  onDone: () => void
  onClose: () => void
}

/** Buys one TOP plan, out of the wallet or by a bank (spec: decisions PAY-8). */
export function BuyTopDialog({ plan, balance, onDone, onClose }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('tops')
  const words = useTexts('payment').bill
  const doing = useAction()
  const paying = usePaying(plan.price, balance)
  const { way, ways } = paying
  useUntouched(doing, ways)
  const [sending] = useState(newSending)
  const top = plan.id as 1 | 2 | 3

  const payFromWallet = async () => {
    const call = () => api.post('/tutor/top/pay_from_wallet', { top }, sending)
    if (await doing.run('pay', call, t.done, onDone)) onClose()
  }
  const payBy = usePayment(doing, onClose)
  const pay = () =>
    payBy(way, {
      bank: (provider) =>
        provider === 'card_form'
          ? api.post('/tutor/top/get_payment_form/{provider}', { provider, top })
          : api.post('/tutor/top/get_payment_url/{provider}', { provider, top }),
      card: (card_id) => api.get('/tutor/top/pay_by_token/{provider}', { provider: CARDS, top, card_id }, sendingOf(sending, card_id)),
    })
  return (
    <ActionDialog
      id="buy-top"
      title={fill(t.buy_title, { days: plural(t.days, plan.days, edition, language) })}
      submit={fill(words.submit, { sum: formatMoney(plan.price, edition, language) })}
      closed={way === null}
      doing={doing}
      onSubmit={() => (way === 'wallet' ? payFromWallet() : doing.once('pay', pay))}
      onClose={onClose}
    >
      <Bill paying={paying} />
    </ActionDialog>
  )
}

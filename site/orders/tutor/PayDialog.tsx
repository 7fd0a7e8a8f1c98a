import { useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import { newSending, sendingOf } from '../../../data-providers/sending.ts'
import { CARDS } from '../../../schemas/payment-terms.ts'
import { formatMoney } from '../../../theme/money.ts'
import { fill } from '../../../theme/words.ts'
import { Bill, usePaying } from '../../payments/Bill.tsx'
import { sumOf } from '../../payments/sum-of.ts'
import { usePayment } from '../../payments/use-payment.ts'
import { cardIn } from '../../payments/way.ts'
import { isForm, useUntouched } from '../../payments/ways.ts'
import { useSite, useTexts } from '../../site.ts'
import { Field, Input } from '../../ui/Field.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import { useAction } from '../use-action.ts'
import type { TutorDialogProps } from './dialog.ts'

/** Pays the commission out of the wallet or by a bank; too little in the wallet is said before it is tried (spec: decisions ORD-14, PAY-2, PAY-6). */
export function PayDialog({ order, take, onClose }: TutorDialogProps) {
  const doing = useAction()
  const { edition, language } = useSite()
  const { title } = useTexts('orders-tutor').order.pay
  const t = useTexts('orders-tutor-dialogs').pay
  const words = useTexts('payment')
  const money = (sum: number) => formatMoney(sum, edition, language)
  const { sum } = order.commission
  const paying = usePaying(sum, order.wallet_balance)
  const { way, ways } = paying
  useUntouched(doing, ways)
  const [donated, setDonated] = useState('')
  // a kept card is one of the same provider
  const byCard = way === CARDS || cardIn(way) !== null
  const donateMax = byCard && ways && ways !== 'failed' ? ways.donate_max : 0
  const donation = donateMax > 0 && donated.trim() ? sumOf(donated) : 0
  const [sending] = useState(newSending)

  const payFromWallet = async () => {
    const call = () => api.post('/tutor/order/pay_from_wallet', { order_id: order.id }, sending)
    if (await doing.run('pay_from_wallet', call, t.done, ({ order }) => take(order))) onClose()
  }
  const payBy = usePayment(doing, onClose)
  const pay = async () => {
    if (donation === null || donation > donateMax) return doing.refuse({ donate_sum: 'sum' })
    const { id: order_id } = order
    return payBy(way, {
      bank: (provider) =>
        isForm(provider)
          ? api.post('/tutor/order/get_payment_form/{provider}', { provider, order_id })
          : api.post('/tutor/order/get_payment_url/{provider}', {
              provider,
              order_id,
              donate_sum: donation,
              save_token: doing.read().save_token === '1',
            }),
      card: (card_id) =>
        api.get(
          '/tutor/order/pay_by_token/{provider}',
          { provider: CARDS, order_id, card_id, donate_sum: donation },
          sendingOf(sending, card_id, donation),
        ),
    })
  }
  return (
    <ActionDialog
      id="pay"
      title={title}
      submit={fill(words.bill.submit, { sum: money(sum + (donation ?? 0)) })}
      closed={way === null}
      doing={doing}
      onSubmit={() => (way === 'wallet' ? payFromWallet() : doing.once('pay', pay))}
      onClose={onClose}
    >
      <Bill paying={paying} keepsCards />
      {donateMax > 0 && (
        <Field
          name="donate_sum"
          label={`${words.donate}, ${edition.currencySign}`}
          hint={fill(words.donate_hint, { max: money(donateMax) })}
          error={doing.problems.donate_sum && fill(words.donate_hint, { max: money(donateMax) })}
        >
          {(control) => (
            <Input {...control} value={donated} onInput={(event) => setDonated(event.currentTarget.value)} inputMode="decimal" autoComplete="off" />
          )}
        </Field>
      )}
    </ActionDialog>
  )
}

import { useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { newSending } from '../../data-providers/sending.ts'
import { CARDS } from '../../schemas/payment-terms.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill, plural } from '../../theme/words.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { ActionDialog } from '../orders/ActionDialog.tsx'
import { useAction } from '../orders/use-action.ts'
import { useSite, useTexts } from '../site.ts'
import { Bill, usePaying } from './Bill.tsx'
import { goOn, goToBank } from './to-bank.ts'
import { bankIn, cardIn } from './way.ts'
import type { Provider } from './ways.ts'

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
  const { go } = useCabinet()
  const doing = useAction()
  const paying = usePaying(plan.price, balance)
  const { way } = paying
  const [sending] = useState(newSending)
  const top = plan.id as 1 | 2 | 3

  const payFromWallet = async () => {
    const call = () => api.post('/tutor/top/pay_from_wallet', { top }, sending)
    if (await doing.run('pay', call, t.done, onDone)) onClose()
  }
  const payBy = (provider: Provider) =>
    doing.once('pay', async () => {
      const answer =
        provider === 'card_form'
          ? await api.post('/tutor/top/get_payment_form/{provider}', { provider, top })
          : await api.post('/tutor/top/get_payment_url/{provider}', { provider, top })
      if (answer.status === 'fail') return doing.refuse(errorOf(answer))
      doing.settle()
      goToBank(answer.data)
      return 'leaving'
    })
  const payByCard = (card_id: number) =>
    doing.once('pay', async () => {
      const answer = await api.get('/tutor/top/pay_by_token/{provider}', { provider: CARDS, top, card_id }, sending)
      if (answer.status === 'fail') return doing.refuse(errorOf(answer))
      doing.settle()
      onClose()
      goOn(answer.data, go)
    })
  const submit = () => {
    const [card_id, provider] = [cardIn(way), bankIn(way)]
    if (card_id !== null) return payByCard(card_id)
    return provider ? payBy(provider) : payFromWallet()
  }
  return (
    <ActionDialog
      id="buy-top"
      title={fill(t.buy_title, { days: plural(t.days, plan.days, language) })}
      submit={fill(words.submit, { sum: formatMoney(plan.price, edition, language) })}
      closed={way === null}
      doing={doing}
      onSubmit={submit}
      onClose={onClose}
    >
      <Bill paying={paying} />
    </ActionDialog>
  )
}

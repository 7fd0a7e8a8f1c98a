import { useState } from 'react'
import { api, errorOf } from '../../../data-providers/api.ts'
import type { OrderForClient } from '../../../schemas/orders.ts'
import { formatMoney } from '../../../theme/money.ts'
import { fill, plural } from '../../../theme/words.ts'
import { useCabinet } from '../../cabinet/Cabinet.tsx'
import { failureText } from '../../forms/failure-text.ts'
import { useReadErrors } from '../../forms/read-errors.ts'
import { goToBank } from '../../payments/to-bank.ts'
import { WayField } from '../../payments/WayField.tsx'
import { bankIn, type Way } from '../../payments/way.ts'
import { useSite, useTexts } from '../../site.ts'
import { Options, Radio } from '../../ui/Option.tsx'
import { showToast } from '../../ui/Toast.tsx'
import { ActionDialog } from '../ActionDialog.tsx'
import { useAction } from '../use-action.ts'

type Offer = NonNullable<OrderForClient['school_payment']>
type Props = Offer & Pick<OrderForClient, 'package_id'> & { order_id: number; onClose: () => void }

/** A package of the school's lessons, paid at a bank (spec: decisions PAY-2, SCH-8). */
export function PayDialog({ order_id, packages, providers, package_id, onClose }: Props) {
  const { edition, language } = useSite()
  const { ask, reload } = useCabinet()
  const { pay: title, lessons } = useTexts('orders-client').order.school
  const { pay: t } = useTexts('orders-client-dialogs')
  const words = useTexts('payment')
  const { close, open } = useTexts('common')
  const readErrors = useReadErrors('errors-status')
  const doing = useAction()
  const [chosen, choose] = useState(packages.find(({ size }) => size === package_id) ?? packages[0])
  const [way, setWay] = useState<Way | null>(providers[0] ?? null)
  const money = (sum: number) => formatMoney(sum, edition, language)
  const provider = bankIn(way)
  const pay = () =>
    doing.once('pay', async () => {
      const url = providers.find((one) => one === provider)
      if (!chosen || !url) return
      const package_id = chosen.size as 1 | 8 | 16 | 32 | 64
      const answer = await ask(() => api.get('/client/order/get_payment_url/{provider}', { provider: url, order_id, package_id }))
      if (answer.status === 'fail') {
        if (answer.error !== 'wrong_status') return doing.refuse(errorOf(answer))
        // closed or paid meanwhile: the page has this dialog no more, so the words outlive it
        showToast({ text: failureText(await readErrors(), 'status_shown'), tone: 'bad' }, { close, open })
        return reload()
      }
      doing.settle()
      goToBank(answer.data)
      return 'leaving'
    })
  return (
    <ActionDialog
      id="pay"
      title={title}
      submit={fill(words.bill.submit, { sum: money(chosen?.sum ?? 0) })}
      closed={!chosen || !provider}
      doing={doing}
      onSubmit={pay}
      onClose={onClose}
    >
      <Options legend={t.packages} className="col snug">
        {packages.map((one) => (
          <Radio key={one.size} tile name="package_id" value={one.size} checked={one === chosen} onChange={() => choose(one)}>
            <b>{plural(lessons, one.size, edition, language)}</b>, {money(one.sum)}{' '}
            <small className="soft">{fill(t.each, { price: money(one.price) })}</small>
          </Radio>
        ))}
      </Options>
      {providers.length > 1 && <WayField providers={providers} cards={[]} value={way} onChange={setWay} />}
    </ActionDialog>
  )
}

import { useEffect, useState } from 'react'
import type { PaymentPurpose } from '../../schemas/payments.ts'
import { formatMoney } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { notFound, Outcome, page } from '../page.ts'
import { pathTo } from '../routes.ts'
import { useHref, useSite, useTexts } from '../site.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import * as icons from '../ui/icons.ts'
import { useCabinet } from './Cabinet.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loaded } from './loaded.ts'

/** How often, and for how long, the bank's word is asked for (spec: decisions PAY-4). */
const EVERY = 3000
const TIMES = 40

/** Back to what was paid for. */
function wayOn({ purpose, target_id }: { purpose: PaymentPurpose; target_id: number | null }): string {
  if (purpose === 'order' && target_id) return pathTo('tutorOrder', { id: target_id })
  if (purpose === 'client_order' && target_id) return pathTo('clientOrder', { id: target_id })
  return pathTo(purpose === 'top' ? 'tops' : 'wallet')
}

/** Where a bank leads back to: what has become of the payment, and the way on. */
export const screen = page({
  role: 'tutor',
  roleBy: (query) => (query.get('payer') === 'client' ? 'client' : 'tutor'),
  texts: ['payment'],
  keeps: ['payment_id', 'payer', 'cancelled'],
  async load({ api, query: { payment_id, payer, cancelled } }) {
    if (!payment_id) return notFound()
    const asked = { payment_id }
    const data = loaded(await (payer === 'client' ? api.post('/client/payments/get_status', asked) : api.post('/tutor/payments/get_status', asked)))
    return data instanceof Outcome || data === null ? data : { payment: data, isCancelled: cancelled === '1' }
  },
  head: (_, { texts }) => ({ title: texts('payment').title }),
  View: ({ data }) => {
    const { edition, language } = useSite()
    const { refresh } = useCabinet()
    const t = useTexts('payment')
    const href = useHref()
    const [asked, setAsked] = useState(0)
    // who turned back at the bank has nothing to wait for
    const known = data?.isCancelled && data.payment.status === 'created' ? 'failed' : data?.payment.status
    const status = data?.payment.checked ? 'checked' : known
    const isOpen = status === 'created' || status === 'pending'
    useEffect(() => {
      if (!isOpen || asked >= TIMES) return
      const timer = setTimeout(() => refresh().finally(() => setAsked((times) => times + 1)), EVERY)
      return () => clearTimeout(timer)
    }, [isOpen, asked, refresh])
    if (!data || !status) return <LoadFailed />
    const { purpose, sum, donate_sum, applied } = data.payment
    const words = { sum: formatMoney(sum + donate_sum, edition, language) }
    const unused = status === 'paid' && !applied ? (purpose === 'client_order' ? ('back' as const) : ('wallet' as const)) : null
    const told = {
      created: { ...t.waiting, icon: icons.clock },
      pending: { ...t.waiting, icon: icons.clock },
      paid: unused
        ? { title: fill(t.unused[unused].title, words), text: t.unused[unused].text, icon: icons.info }
        : { title: fill(t.paid[purpose], words), text: '', icon: icons.check },
      failed: { ...t.failed, icon: icons.info },
      checked: { ...t.checked, icon: icons.clock },
      refunded: { title: fill(t.refunded, words), text: '', icon: icons.check },
    }[status]
    const isLate = isOpen && asked >= TIMES
    const on = unused === 'wallet' ? { purpose: unused, target_id: null } : data.payment
    const { title, text, icon } = isLate ? { ...t.late, icon: icons.clock } : told
    return (
      <div className="col wide">
        <h1>{t.title}</h1>
        <div role="status">
          {/* not every bank says who turned back; as long as it has said nothing, who waits may be one of them */}
          <Empty title={title} text={status === 'created' ? `${text} ${t.turned_back}` : text} icon={icon}>
            {isLate && <Button onClick={() => setAsked(0)}>{t.again}</Button>}
            <LinkButton href={href(wayOn(on))} look="line">
              {t.to[on.purpose]}
            </LinkButton>
          </Empty>
        </div>
      </div>
    )
  },
})

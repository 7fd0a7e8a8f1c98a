import { useEffect, useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import { STATUS } from '../../../schemas/order-status.ts'
import type { OrderForTutor } from '../../../schemas/orders.ts'
import { formatMoney } from '../../../theme/money.ts'
import { fill } from '../../../theme/words.ts'
import { useLater } from '../../cabinet/use-later.ts'
import { useAnyNews } from '../../cabinet/use-news.ts'
import { TutorChats } from '../../chat/TutorChats.tsx'
import { pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Price } from '../../ui/Price.tsx'
import { orderTitle } from '../names.ts'
import { OrderDetails } from '../OrderDetails.tsx'
import styles from '../OrderList.module.css'
import { Pairs } from '../Pairs.tsx'
import { ReviewShown } from '../ReviewShown.tsx'
import { usePress } from '../use-press.ts'
import { dayAndTime, wholeDay } from '../when.ts'
import { ClientContacts } from './ClientContacts.tsx'
import { dialogs } from './dialogs.ts'
import { OwnAnswer } from './OwnAnswer.tsx'
import type { TutorDialog } from './row-action.ts'
import { TutorBadge } from './TutorBadge.tsx'
import { TutorNextStep } from './TutorNextStep.tsx'

/** A tutor's order: what comes next, what was asked for, whose it is, what it costs (spec: decisions ORD-4, ORD-10, ORD-14). */
export function TutorOrderView({ order: first, wanted }: { order: OrderForTutor; wanted: string | undefined }) {
  const { edition, language } = useSite()
  const t = useTexts('orders')
  const tutor = useTexts('orders-tutor')
  const { per_hour } = useTexts('common')
  const href = useHref()
  const doing = usePress()
  const [order, take] = useState(first)
  const dialog = useLater(dialogs, ['orders-dialogs', 'orders-tutor-dialogs', 'payment', 'enums-money'])
  useEffect(() => take(first), [first])
  // what is said meanwhile stands below, not only its number
  useAnyNews()
  // a dialog that a list's button asked for opens in the browser alone
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    const asked = first.actions.find((action) => action === wanted)
    if (asked && asked in dialogs) dialog.open(asked as TutorDialog)
  }, [first.id, wanted])

  const can = (action: string) => order.actions.includes(action)
  const { opens } = dialog
  const words = tutor.order
  const { own } = order
  const rate = order.rate?.id || own?.rate_id
  const isDue = order.status === STATUS.waiting_pay
  const hasRefused = own?.state === 'refused'

  const askReview = () =>
    doing.run(
      'request_review',
      () => api.post('/tutor/order/request_review', { order_id: order.id }),
      words.ask_review_done,
      ({ order }) => take(order),
    )
  return (
    <div className="col wide">
      <header className="col snug">
        <p>
          <a className="s" href={href(pathTo('newOrders'))}>
            {words.all}
          </a>
        </p>
        <div className={styles.name}>
          <h1>{orderTitle(order)}</h1>
          {rate && <Price amount={formatMoney(rate, edition, language)} unit={per_hour} />}
        </div>
        <p className="row">
          <TutorBadge order={order} />
          <span className="s soft num dots">
            <span>{fill(t.number, { id: order.id })}</span> <span>{fill(t.sent_at, { date: wholeDay(order.date_create, edition, language) })}</span>
          </span>
        </p>
      </header>
      <TutorNextStep order={order}>
        {can('respond_personal') && <Button {...opens('respond_personal')}>{tutor.accept}</Button>}
        {can('respond_potential') && <Button {...opens('respond_potential')}>{tutor.answer}</Button>}
        {isDue && can('pay_from_wallet') && <Button {...opens('pay_from_wallet')}>{tutor.pay_now}</Button>}
        {can('set_first_class') && (
          <Button look={order.first_class ? 'line' : 'solid'} {...opens('set_first_class')}>
            {order.first_class ? t.first_class.change : t.first_class.title}
          </Button>
        )}
        {can('response_review') && (
          <Button look={order.review_response_text ? 'line' : 'solid'} {...opens('response_review')}>
            {order.review_response_text ? words.respond.edit : words.respond.title}
          </Button>
        )}
        {can('request_review') && (
          <Button busy={doing.busy === 'request_review'} onClick={askReview}>
            {words.ask_review}
          </Button>
        )}
        {can('refuse_personal') && (
          <Button look="line" {...opens('refuse_personal')}>
            {tutor.refuse}
          </Button>
        )}
        {!isDue && can('pay_from_wallet') && (
          <Button look="line" {...opens('pay_from_wallet')}>
            {words.pay.title}
          </Button>
        )}
        {can('set_refused_reason') && (
          <Button look={!hasRefused ? 'bad' : own.refused_reason_id ? 'line' : 'solid'} className="push" {...opens('set_refused_reason')}>
            {!hasRefused ? words.give_back : own.refused_reason_id ? words.why.edit : words.why.title}
          </Button>
        )}
      </TutorNextStep>
      <div className="split col wide">
        <div className="col far">
          <section className="col snug">
            <h2>{t.facts.title}</h2>
            <OrderDetails order={order} address={order.address} side="tutor" />
          </section>
          {own && <OwnAnswer own={own} />}
          <TutorChats order={order} />
          {order.review_mark && (
            <ReviewShown title={words.review} mark={order.review_mark} text={order.review_text} response={order.review_response_text} />
          )}
        </div>
        <aside className="col">
          <ClientContacts order={order} />
          {(own?.state === 'appointed' || can('respond_personal') || can('respond_potential')) && (
            <section className="sheet col">
              <h2 className="l">{words.commission}</h2>
              <Pairs
                lines={[
                  [words.pay.sum, formatMoney(order.commission.sum, edition, language)],
                  [t.facts.first_class, order.first_class && dayAndTime(order.first_class, edition, language)],
                  [words.pay_until, order.date_payment_deadline && wholeDay(order.date_payment_deadline, edition, language)],
                  [words.pay.balance, formatMoney(order.wallet_balance, edition, language)],
                ]}
              />
            </section>
          )}
        </aside>
      </div>
      {dialog.Dialog && <dialog.Dialog order={order} take={take} onClose={dialog.close} />}
    </div>
  )
}

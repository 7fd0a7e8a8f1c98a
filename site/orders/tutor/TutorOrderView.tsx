import { useEffect, useState } from 'react'
import { api } from '../../../data-providers/api.ts'
import { STATUS } from '../../../schemas/order-life.ts'
import type { OrderForTutor } from '../../../schemas/orders.ts'
import { formatDate, formatLongDate } from '../../../theme/dates.ts'
import { formatMoney } from '../../../theme/money.ts'
import { fill } from '../../../theme/words.ts'
import { pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Price } from '../../ui/Price.tsx'
import { FirstClassDialog } from '../FirstClassDialog.tsx'
import { orderTitle } from '../names.ts'
import { OrderDetails } from '../OrderDetails.tsx'
import styles from '../OrderList.module.css'
import { ReviewShown } from '../ReviewShown.tsx'
import { useAction } from '../use-action.ts'
import { dayAndTime, proposedDay } from '../when.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { AnswerReviewDialog } from './AnswerReviewDialog.tsx'
import { ClientContacts } from './ClientContacts.tsx'
import { OwnAnswer } from './OwnAnswer.tsx'
import { PayDialog } from './PayDialog.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'
import { type TutorDialog, tutorDialogs } from './row-action.ts'
import { TutorBadge } from './TutorBadge.tsx'
import { TutorNextStep } from './TutorNextStep.tsx'

/** A tutor's order: what comes next, what was asked for, whose it is, what it costs (spec: decisions ORD-4, ORD-10, ORD-14). */
export function TutorOrderView({ order: first, wanted }: { order: OrderForTutor; wanted: string | undefined }) {
  const { edition, language } = useSite()
  const t = useTexts('orders')
  const { per_hour } = useTexts('common')
  const href = useHref()
  const doing = useAction()
  const [order, take] = useState(first)
  const [open, setOpen] = useState<TutorDialog | null>(null)
  useEffect(() => take(first), [first])
  // a dialog that a list's button asked for opens in the browser alone
  useEffect(() => {
    const asked = tutorDialogs.find((name) => name === wanted)
    if (asked && first.actions.includes(asked)) setOpen(asked)
  }, [first, wanted])

  const can = (action: string) => order.actions.includes(action)
  const show = (dialog: TutorDialog) => {
    doing.clear()
    setOpen(dialog)
  }
  const given = { order, doing, take, onClose: () => setOpen(null) }
  const words = t.tutor.order
  const rate = order.rate ?? (order.own?.rate_id ? { id: order.own.rate_id } : null)

  const askReview = () =>
    doing.run(
      'request_review',
      () => api.post('/tutor/order/request_review', { order_id: order.id }),
      words.ask_review_done,
      ({ order }) => take(order),
    )
  const saveFirstClass = async (first_class: number) => {
    const call = () => api.post('/tutor/order/set_first_class', { order_id: order.id, first_class })
    if (await doing.run('set_first_class', call, t.done, ({ order }) => take(order))) given.onClose()
  }
  return (
    <div className="col wide">
      <header className="col snug">
        <p className="s">
          <a href={href(pathTo('newOrders'))}>{words.all}</a>
        </p>
        <div className={styles.name}>
          <h1>{orderTitle(order)}</h1>
          {rate && <Price amount={formatMoney(rate.id, edition)} unit={per_hour} />}
        </div>
        <p className="row">
          <TutorBadge order={order} />
          <span className="s soft num">
            {fill(t.number, { id: order.id })} · {fill(t.sent_at, { date: formatLongDate(order.date_create, edition, language) })}
          </span>
        </p>
      </header>
      <TutorNextStep order={order}>
        {can('respond_personal') && <Button onClick={() => show('respond_personal')}>{t.tutor.accept}</Button>}
        {can('respond_potential') && <Button onClick={() => show('respond_potential')}>{t.tutor.answer}</Button>}
        {can('pay_from_wallet') && order.status === STATUS.waiting_pay && <Button onClick={() => show('pay_from_wallet')}>{t.tutor.pay_now}</Button>}
        {can('set_first_class') && (
          <Button look={order.first_class ? 'line' : 'solid'} onClick={() => show('set_first_class')}>
            {order.first_class ? t.first_class.change : t.first_class.title}
          </Button>
        )}
        {can('response_review') && (
          <Button look={order.review_response_text ? 'line' : 'solid'} onClick={() => show('response_review')}>
            {order.review_response_text ? words.respond.edit : words.respond.title}
          </Button>
        )}
        {can('request_review') && (
          <Button busy={doing.busy === 'request_review'} onClick={askReview}>
            {words.ask_review}
          </Button>
        )}
        {can('refuse_personal') && (
          <Button look="line" onClick={() => show('refuse_personal')}>
            {t.tutor.refuse}
          </Button>
        )}
        {can('pay_from_wallet') && order.status !== STATUS.waiting_pay && (
          <Button look="line" onClick={() => show('pay_from_wallet')}>
            {words.pay.title}
          </Button>
        )}
        {can('set_refused_reason') && (
          <Button
            look={order.own?.state !== 'refused' ? 'bad' : order.own.refused_reason_id ? 'line' : 'solid'}
            className="push"
            onClick={() => show('set_refused_reason')}
          >
            {order.own?.state === 'refused' ? words.reason : words.refuse.give_back}
          </Button>
        )}
      </TutorNextStep>
      <div className="split col wide">
        <div className="col far">
          <section className="col snug">
            <h2>{t.facts.title}</h2>
            <OrderDetails order={order} address={order.address} side="tutor" />
          </section>
          {order.own && <OwnAnswer own={order.own} />}
          {order.review_mark && (
            <ReviewShown title={words.review} mark={order.review_mark} text={order.review_text} response={order.review_response_text} />
          )}
        </div>
        <aside className="col">
          <ClientContacts order={order} />
          {(order.own?.state === 'appointed' || can('respond_personal') || can('respond_potential')) && (
            <section className="sheet col">
              <h2 className="l">{words.commission}</h2>
              <dl className="pairs s num">
                <dt>{words.pay.sum}</dt>
                <dd>{formatMoney(order.commission.sum, edition)}</dd>
                {order.first_class && (
                  <>
                    <dt>{t.facts.first_class}</dt>
                    <dd>{dayAndTime(order.first_class, edition, language)}</dd>
                  </>
                )}
                {order.date_payment_deadline && (
                  <>
                    <dt>{words.pay_until}</dt>
                    <dd>{formatDate(order.date_payment_deadline, edition)}</dd>
                  </>
                )}
                <dt>{words.pay.balance}</dt>
                <dd>{formatMoney(order.wallet_balance, edition)}</dd>
              </dl>
            </section>
          )}
        </aside>
      </div>
      {open === 'respond_personal' && <AcceptDialog {...given} personal />}
      {open === 'respond_potential' && <AcceptDialog {...given} personal={false} />}
      {open === 'refuse_personal' && <RefuseDialog {...given} personal />}
      {open === 'set_refused_reason' && <RefuseDialog {...given} personal={false} />}
      {open === 'pay_from_wallet' && <PayDialog {...given} />}
      {open === 'response_review' && <AnswerReviewDialog {...given} />}
      {open === 'set_first_class' && (
        <FirstClassDialog
          value={order.first_class}
          proposed={proposedDay(order.own?.first_class, order.wished_first_class)}
          doing={doing}
          onSave={saveFirstClass}
          onClose={given.onClose}
        />
      )}
    </div>
  )
}

import { STATUS } from '../../../schemas/order-status.ts'
import { MOST_RESPONSES } from '../../../schemas/order-terms.ts'
import type { TutorOrderRow } from '../../../schemas/orders-tutor.ts'
import { formatMoney } from '../../../theme/money.ts'
import { fill } from '../../../theme/words.ts'
import { pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import * as icons from '../../ui/icons.ts'
import { Price } from '../../ui/Price.tsx'
import { intervalsText, orderTitle, placeText, rhythmText } from '../names.ts'
import styles from '../OrderList.module.css'
import { firstClassText, placeIcon } from '../row-facts.ts'
import { ago, dayAndTime, unixNow, wholeDay } from '../when.ts'
import { ANSWER_SECONDS } from './answer-time.ts'
import { rowAction } from './row-action.ts'
import { TutorBadge } from './TutorBadge.tsx'

/** An order in the tutor's lists: whose it is, what, where, when, what it pays, and the one thing to do. */
export function TutorOrderItem({ order, takesOrders }: { order: TutorOrderRow; takesOrders: boolean }) {
  const { edition, language } = useSite()
  const t = useTexts('orders')
  const tutor = useTexts('orders-tutor')
  const lists = useTexts('orders-tutor-lists')
  const enums = useTexts('enums-requests')
  const { per_hour } = useTexts('common')
  const href = useHref()(pathTo('tutorOrder', { id: order.order_id }))
  const action = rowAction(order)
  // the lists of open orders go by subject and city alone; the order itself is for those whom it fits (spec: decisions ORD-10, ORD-11)
  const mayOpen = order.own !== null || order.actions.length > 0
  const isFull = order.responses_count >= MOST_RESPONSES
  const taken = fill(lists.taken, { count: order.responses_count, limit: MOST_RESPONSES })
  const words = {
    respond_personal: tutor.accept,
    respond_potential: tutor.answer,
    set_first_class: t.first_class.title,
    pay_from_wallet: tutor.pay_now,
    response_review: tutor.order.respond.title,
  } as const
  return (
    <>
      <div className="col snug">
        <p className="row">
          <TutorBadge order={order} />
          <Urgency order={order} />
        </p>
        <div className={styles.name}>
          <h2 className="l">
            {mayOpen ? (
              <a className="quiet" href={href}>
                {orderTitle(order)}
              </a>
            ) : (
              orderTitle(order)
            )}
          </h2>
          {order.rate && <Price amount={formatMoney(order.rate.id, edition, language)} unit={per_hour} />}
        </div>
        <Facts
          facts={[
            { icon: placeIcon(order.place), text: placeText(order.place, order.places_name, enums.place_order) },
            { icon: icons.calendar, text: rhythmText(order, enums) },
            { icon: icons.clock, text: intervalsText(order.time_intervals, enums.any_time, edition) },
            {
              icon: icons.calendar,
              text: firstClassText(order, t.facts, edition, language),
            },
            { icon: icons.star, text: order.review_mark ? `${tutor.order.review}: ${order.review_mark}` : undefined },
          ]}
        />
        {order.wishes && <p className={styles.short}>{order.wishes}</p>}
      </div>
      <div className={styles.act}>
        <p className="s soft">
          {order.client_name} · {ago(order.date_create, unixNow(), edition, language)}
        </p>
        <div className="row">
          {action ? (
            <LinkButton look={action === 'respond_personal' || action === 'pay_from_wallet' ? 'solid' : 'soft'} href={`${href}?do=${action}`}>
              {words[action as keyof typeof words]}
            </LinkButton>
          ) : mayOpen ? (
            <LinkButton look="line" href={href}>
              {t.open}
            </LinkButton>
          ) : (
            <span className="s soft">{isFull ? taken : takesOrders ? lists.unfit : lists.not_in_status}</span>
          )}
          {order.actions.includes('refuse_personal') && (
            <LinkButton look="line" href={`${href}?do=refuse_personal`}>
              {tutor.refuse}
            </LinkButton>
          )}
        </div>
      </div>
    </>
  )
}

/** What runs out: the time to answer, free answers, the time to pay. */
function Urgency({ order }: { order: TutorOrderRow }) {
  const { edition, language } = useSite()
  const t = useTexts('orders-tutor-lists')
  if (order.actions.includes('respond_personal') && order.own?.asked_at) {
    const until = order.own.asked_at + ANSWER_SECONDS
    return until < unixNow() ? null : <b className="s">{fill(t.answer_by, { date: dayAndTime(until, edition, language) })}</b>
  }
  if (order.actions.includes('respond_potential'))
    return <span className="s soft">{fill(t.taken, { count: order.responses_count, limit: MOST_RESPONSES })}</span>
  if (order.status !== STATUS.waiting_pay || !order.date_payment_deadline || order.own?.state !== 'appointed' || order.commission.sum === 0)
    return null
  const date = wholeDay(order.date_payment_deadline, edition, language)
  return order.overdue ? (
    <Badge tone="bad" icon={icons.info}>
      {fill(t.overdue, { date })}
    </Badge>
  ) : (
    <b className="s num">{fill(t.pay_by, { date })}</b>
  )
}

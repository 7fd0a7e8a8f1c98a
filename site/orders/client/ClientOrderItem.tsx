import { REVIEW, STATUS } from '../../../schemas/order-status.ts'
import type { ClientOrderRow } from '../../../schemas/orders-client.ts'
import { fill, plural } from '../../../theme/words.ts'
import { pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { rateParts } from '../../tutors/rate-parts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import * as icons from '../../ui/icons.ts'
import { Price } from '../../ui/Price.tsx'
import { orderTitle, placeText } from '../names.ts'
import styles from '../OrderList.module.css'
import { firstClassText, placeIcon } from '../row-facts.ts'
import { statusLook } from '../status-look.ts'
import { wholeDay } from '../when.ts'

/** An order in the client's list: what, where it stands, who, and the one thing to do. */
export function ClientOrderItem({ order }: { order: ClientOrderRow }) {
  const { edition, language } = useSite()
  const t = useTexts('orders')
  const client = useTexts('orders-client')
  const lists = useTexts('orders-client-lists')
  const enums = useTexts('enums-requests')
  const href = useHref()(pathTo('clientOrder', { id: order.order_id }))
  const look = statusLook(order.status)
  const inSearch = order.status === STATUS.new || order.status === STATUS.processing || order.status === STATUS.potential
  const waits = inSearch && order.responses_count > 0
  const unreviewed = order.status === STATUS.paid && !order.review_mark && order.review_status !== REVIEW.closed
  return (
    <>
      <div className="col snug">
        <p className="row">
          <Badge tone={waits ? 'mark' : look.tone} icon={waits ? icons.users : look.icon}>
            {waits ? plural(lists.answers, order.responses_count, edition, language) : order.status_name}
          </Badge>
          <span className="s soft num dots">
            <span>{fill(t.number, { id: order.order_id })}</span>{' '}
            <span>{fill(t.sent_at, { date: wholeDay(order.date_create, edition, language) })}</span>
          </span>
        </p>
        <div className={styles.name}>
          <h2 className="l">
            <a className="quiet" href={href}>
              {orderTitle(order)}
            </a>
          </h2>
          {order.tutor?.rate && <Price {...rateParts(order.tutor.rate, edition, language)} />}
        </div>
        <Facts
          facts={[
            { icon: placeIcon(order.place), text: placeText(order.place, order.places_name, enums.place) },
            {
              icon: icons.calendar,
              text: firstClassText(order, t.facts, edition, language),
            },
            { icon: icons.star, text: order.review_mark ? fill(lists.your_mark, { mark: order.review_mark }) : undefined },
          ]}
        />
      </div>
      <div className={styles.act}>
        {order.tutor && (
          <p className="row">
            <Avatar src={order.tutor.avatar} size="xs" />
            <b>{order.tutor.name}</b>
          </p>
        )}
        {order.unread_chat > 0 && <span className="s">{plural(lists.unread, order.unread_chat, edition, language)}</span>}
        <LinkButton look={waits || unreviewed ? 'soft' : 'line'} href={href}>
          {waits ? lists.choose : unreviewed ? client.write_review : t.open}
        </LinkButton>
      </div>
    </>
  )
}

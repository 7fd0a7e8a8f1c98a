import { useEffect, useState } from 'react'
import { STATUS } from '../../../schemas/order-status.ts'
import type { OrderForClient, OrderTutorForClient } from '../../../schemas/orders.ts'
import { fill, plural } from '../../../theme/words.ts'
import { useLater } from '../../cabinet/use-later.ts'
import { useAnyNews } from '../../cabinet/use-news.ts'
import { cataloguePath, pathTo } from '../../routes.ts'
import { useHref, useSite, useTexts } from '../../site.ts'
import { Badge, Count } from '../../ui/Badge.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { orderTitle } from '../names.ts'
import { OrderDetails } from '../OrderDetails.tsx'
import { ReviewShown } from '../ReviewShown.tsx'
import { statusLook } from '../status-look.ts'
import { Timeline } from '../Timeline.tsx'
import { usePress } from '../use-press.ts'
import { unixNow, wholeDay } from '../when.ts'
import styles from './Candidate.module.css'
import { Candidate } from './Candidate.tsx'
import { ChatLink } from './ChatLink.tsx'
import { ClientNextStep } from './ClientNextStep.tsx'
import { isLessonAhead } from './client-step.ts'
import { clientDialogs, payDialogs } from './dialogs.ts'
import { OtherTutor } from './OtherTutor.tsx'
import { RateForm } from './RateForm.tsx'
import { whereItStands } from './where-it-stands.ts'
import { YourTutor } from './YourTutor.tsx'

/** A client's order: what comes next, who answered, what was asked for, where it stands (spec: decisions ORD-21). */
export function ClientOrderView({ order: first, isSchoolAway = false }: { order: OrderForClient; isSchoolAway?: boolean }) {
  const { edition, language } = useSite()
  const t = useTexts('orders')
  const client = useTexts('orders-client')
  const href = useHref()
  const doing = usePress()
  const [order, take] = useState(first)
  const [chosen, choose] = useState<OrderTutorForClient | null>(null)
  const dialog = useLater(clientDialogs, ['orders-dialogs', 'orders-client-dialogs'])
  const paying = useLater(payDialogs, ['orders-dialogs', 'orders-client-dialogs', 'payment', 'enums-money'])
  useEffect(() => take(first), [first])
  // tutors, staff and the partner school go on with it meanwhile
  useAnyNews()

  const can = (action: string) => order.actions.includes(action)
  const { opens } = dialog
  const words = client.order
  const title = orderTitle(order)
  const look = statusLook(order.status)
  const answered = order.tutors.filter(({ state }) => state === 'responded')
  const waiting = order.tutors.filter(({ state }) => state === 'asked')
  const ours = order.chats.find(({ recipient }) => recipient === 'admin')
  const chatWith = ({ tutor_id }: OrderTutorForClient) => {
    const chat = order.chats.find(({ recipient, recipient_id }) => recipient === 'tutor' && recipient_id === tutor_id)
    return chat && <ChatLink chat={chat} />
  }
  // its tutors hear of it from the school, which answers for them
  const isSchool = order.kind === 'school'
  const refused = order.tutors.filter(({ state }) => state === 'refused')

  return (
    <div className="col wide">
      <header className="col snug">
        {/* staff, who look on and have no chat with themselves, have no such list */}
        {ours && (
          <p>
            <a className="s" href={href(pathTo(order.status === STATUS.paid || order.status === STATUS.lost ? 'clientArchive' : 'clientOrders'))}>
              {client.title}
            </a>
          </p>
        )}
        <h1>{title}</h1>
        <p className="row">
          <Badge tone={look.tone} icon={look.icon}>
            {order.status_name}
          </Badge>
          <span className="s soft num dots">
            <span>{fill(t.number, { id: order.id })}</span> <span>{fill(t.sent_at, { date: wholeDay(order.date_create, edition, language) })}</span>
          </span>
        </p>
      </header>
      {isSchoolAway && (
        <Note tone="bad" alert>
          {words.school.away}
        </Note>
      )}
      <ClientNextStep order={order}>
        {can('set_review') && (
          <Button look={order.review_mark || isLessonAhead(order, unixNow()) ? 'line' : 'solid'} {...opens('set_review')}>
            {order.review_mark ? words.review.edit : client.write_review}
          </Button>
        )}
        {can('set_first_class') && (
          <Button look={order.first_class ? 'line' : 'solid'} {...opens('set_first_class')}>
            {order.first_class ? t.first_class.change : t.first_class.title}
          </Button>
        )}
        {can('pay') && order.school_payment && order.school_payment.providers.length > 0 && (
          <Button {...paying.opens('pay')}>{words.school.pay}</Button>
        )}
        {can('get_school_auth_token') && (
          // a page of its own: the server leads on to the school, and this one stays
          <LinkButton look="line" href={`${href(pathTo('clientOrder', { id: order.id }))}?school=1`} target="_blank" rel="noopener">
            {words.school.enter}
          </LinkButton>
        )}
        {order.status === STATUS.lost && (
          <LinkButton look="line" href={href(cataloguePath(edition))}>
            {client.find}
          </LinkButton>
        )}
      </ClientNextStep>
      <div className="split col wide">
        <div className="col far">
          {order.appointed_tutor && <YourTutor tutor={order.appointed_tutor}>{chatWith(order.appointed_tutor)}</YourTutor>}
          {order.review_mark && (
            <ReviewShown title={words.review.title} mark={order.review_mark} text={order.review_text} response={order.review_response_text} />
          )}
          {answered.length > 0 && (
            <section className="col snug">
              <h2>
                {words.answered} {can('appoint_tutor') && <Count>{answered.length}</Count>}
              </h2>
              <ul className={styles.list}>
                {answered.map((tutor) => (
                  <li key={tutor.response_id}>
                    <Candidate tutor={tutor}>
                      {can('appoint_tutor') &&
                        (tutor.can_appoint ? (
                          <Button aria-label={`${words.choose}: ${tutor.name}`} {...opens('appoint_tutor', () => choose(tutor))}>
                            {words.choose}
                          </Button>
                        ) : (
                          <p className="soft">{words.away}</p>
                        ))}
                      {chatWith(tutor)}
                    </Candidate>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {(waiting.length > 0 || can('make_personal_tutor')) && (
            <section className="col snug">
              {waiting.length > 0 && (
                <>
                  <h2>{isSchool ? words.school.wished : words.waiting}</h2>
                  <ul className={styles.list}>
                    {waiting.map((tutor) => (
                      <li key={tutor.response_id}>
                        <OtherTutor tutor={tutor} isSchool={isSchool}>
                          {chatWith(tutor)}
                        </OtherTutor>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {can('make_personal_tutor') && (
                <div>
                  <Button look="line" {...opens('make_personal_tutor')}>
                    {order.tutors.length > 0 ? words.ask : words.ask_first}
                  </Button>
                </div>
              )}
            </section>
          )}
          {refused.length > 0 && (
            <section className="col snug">
              <h2>{words.refused}</h2>
              <ul className={styles.list}>
                {refused.map((tutor) => (
                  <li key={tutor.response_id}>
                    <OtherTutor tutor={tutor} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className="col">
          <section className="sheet col">
            <h2 className="l">{words.yours}</h2>
            <OrderDetails
              order={order}
              address={order.address}
              side="client"
              own={[[words.school.package, order.package_id && plural(words.school.lessons, order.package_id, edition, language)]]}
            />
            <RateForm order={order} doing={doing} take={take} />
          </section>
          <section className="sheet col">
            <h2 className="l">{words.stands.title}</h2>
            <Timeline moments={whereItStands(order, words.stands, edition, language, unixNow())} />
            {ours && <ChatLink chat={ours} />}
          </section>
        </aside>
      </div>
      {paying.Dialog && order.school_payment && (
        <paying.Dialog order_id={order.id} package_id={order.package_id} {...order.school_payment} onClose={paying.close} />
      )}
      {dialog.Dialog && <dialog.Dialog order={order} tutor={chosen} take={take} onClose={dialog.close} />}
    </div>
  )
}

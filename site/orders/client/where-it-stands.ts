import type { Language } from '../../../editions/language-table.ts'
import type { SiteEdition } from '../../../editions/site-edition.ts'
import { STATUS } from '../../../schemas/order-status.ts'
import type { OrderForClient } from '../../../schemas/orders.ts'
import { fill } from '../../../theme/words.ts'
import type { Texts } from '../../texts.ts'
import type { Moment } from '../Timeline.tsx'
import { dayAndTime } from '../when.ts'
import { isLessonAhead } from './client-step.ts'

type Facts = Pick<OrderForClient, 'status' | 'kind' | 'review_status' | 'date_create' | 'first_class' | 'date_pause_off' | 'review_date'> & {
  appointed_tutor: Pick<NonNullable<OrderForClient['appointed_tutor']>, 'appointed_at'> | null
}

/** The road of an order for its client: sent, answered, dated, reviewed; pause and end stand where they came in. */
export function whereItStands(
  order: Facts,
  stands: Texts['orders-client']['order']['stands'],
  edition: SiteEdition,
  language: Language,
  now: number,
): Moment[] {
  const when = (unix: number | null | undefined) => (unix ? dayAndTime(unix, edition, language) : undefined)
  const isAhead = isLessonAhead(order, now)
  const reached =
    { [STATUS.appointed]: 2, [STATUS.waiting_pay]: 2, ...(!isAhead && { [STATUS.paid]: 3 }) }[order.status] ?? (order.appointed_tutor ? 2 : 1)
  const road: Moment[] = [
    { label: stands.sent, when: when(order.date_create), state: 'past' },
    {
      label: reached > 1 ? stands.chosen : order.kind === 'school' ? stands.school : stands.answer,
      when: when(order.appointed_tutor?.appointed_at),
      state: 'later',
    },
    { label: stands.lesson, when: when(order.first_class), state: 'later' },
    { label: stands.review, when: when(order.review_date), state: 'later' },
  ]
  const isOver = order.status === STATUS.lost || order.review_date !== null
  const placed = road.map(
    (moment, at): Moment => ({ ...moment, state: at < reached || order.review_date ? 'past' : at === reached ? 'now' : 'later' }),
  )
  if (order.status === STATUS.lost) return [...placed.slice(0, reached), { label: stands.closed, state: 'now' }]
  const paused = order.status === STATUS.paused
  const shown = placed.map((moment) => (moment.state === 'now' && !moment.when && !isOver && !paused ? { ...moment, when: stands.now } : moment))
  if (!paused) return shown
  const pause: Moment = { label: fill(stands.paused, { date: when(order.date_pause_off) ?? '' }), state: 'now' }
  return [...shown.slice(0, reached), pause, ...shown.slice(reached).map((moment): Moment => ({ ...moment, state: 'later' }))]
}

import type { ReactNode } from 'react'
import { MOST_RESPONSES, OVERDUE_DAYS, REVIEW_AGAIN_DAYS } from '../../../schemas/order-terms.ts'
import type { OrderForTutor } from '../../../schemas/orders.ts'
import { formatMoney } from '../../../theme/money.ts'
import { fill, plural } from '../../../theme/words.ts'
import { useSite, useTexts } from '../../site.ts'
import { NextStep } from '../NextStep.tsx'
import { dayAndTime, unixNow, wholeDay } from '../when.ts'
import { ANSWER_SECONDS } from './answer-time.ts'
import { tutorStep } from './tutor-step.ts'

const DAY = 86_400

/** What comes next for the tutor, in words, with the buttons that do it. */
export function TutorNextStep({ order, children }: { order: OrderForTutor; children: ReactNode }) {
  const { edition, language } = useSite()
  const t = useTexts('orders-tutor').order.steps
  const enums = useTexts('enums-orders')
  const day = order.date_pause_off ?? order.date_payment_deadline
  const values = {
    first_class: order.first_class ? dayAndTime(order.first_class, edition, language) : '',
    sum: formatMoney(order.commission.sum, edition, language),
    date: day ? wholeDay(day, edition, language) : '',
  }
  const now = unixNow()
  const step = tutorStep(order, now)
  const words = (): { title: string; mark?: string; text?: string } => {
    switch (step) {
      case 'personal': {
        const until = (order.own?.asked_at ?? order.date_create) + ANSWER_SECONDS
        // who is late may still answer
        const mark = until < now ? t.potential_mark : fill(t.personal_mark, { date: dayAndTime(until, edition, language) })
        return { title: t.personal, mark, text: t.personal_text }
      }
      case 'potential':
        return { title: t.potential, mark: t.potential_mark, text: fill(t.potential_text, { count: order.responses_count, limit: MOST_RESPONSES }) }
      case 'full':
        return { title: plural(t.full, MOST_RESPONSES, edition, language), text: t.full_text }
      case 'appointed':
        return {
          title: t.appointed,
          mark: t.appointed_mark,
          ...(order.commission.sum > 0 && { text: plural(t.appointed_text, edition.paymentDeadlineDays, edition, language) }),
        }
      case 'pay':
        return { title: fill(t.pay, values), mark: fill(t.pay_mark, values), text: t.pay_text }
      case 'overdue': {
        const isOut = (order.date_payment_deadline ?? now) + OVERDUE_DAYS * DAY <= now
        return {
          title: fill(t.overdue, values),
          mark: fill(t.overdue_mark, values),
          text: isOut ? t.overdue_out : plural(t.overdue_text, OVERDUE_DAYS, edition, language),
        }
      }
      case 'requested':
        return { title: t.requested, text: plural(t.requested_text, REVIEW_AGAIN_DAYS, edition, language) }
      case 'reviewed':
        return { title: t.reviewed, ...(order.actions.includes('response_review') && { mark: t.reviewed_mark, text: t.reviewed_text }) }
      case 'refused':
        return { title: t.refused, text: order.own?.refused_reason_id ? t.refused_known : t.refused_text }
      case 'gone': {
        const { state } = order.own as NonNullable<OrderForTutor['own']>
        // whom the client wishes for as teacher waits for the school's word
        if (state === 'asked') return { title: enums.order_status_tutor[order.status as keyof typeof enums.order_status_tutor] }
        return { title: enums.order_tutor_state[state], text: t.refused_known }
      }
      default:
        return { title: fill(t[step], values), text: t[`${step}_text`] }
    }
  }
  return <NextStep {...words()}>{children}</NextStep>
}

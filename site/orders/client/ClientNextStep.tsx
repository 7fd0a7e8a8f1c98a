import type { ReactNode } from 'react'
import { ANSWER_HOURS, REVIEW_DAYS } from '../../../schemas/order-terms.ts'
import type { OrderForClient } from '../../../schemas/orders.ts'
import { formatTime } from '../../../theme/dates.ts'
import { fill, plural } from '../../../theme/words.ts'
import { useSite, useTexts } from '../../site.ts'
import { NextStep } from '../NextStep.tsx'
import { dayAndTime, proposedDay, unixNow, wholeDay } from '../when.ts'
import { clientStep } from './client-step.ts'

/** What comes next for the client, in words, with the buttons that do it. */
export function ClientNextStep({ order, children }: { order: OrderForClient; children: ReactNode }) {
  const { edition, language } = useSite()
  const t = useTexts('orders-client').order.steps
  const day = (unix: number | null) => (unix ? wholeDay(unix, edition, language) : '')
  /** What the chosen tutor offered with the answer. */
  const offered = ({ appointed_tutor: tutor }: OrderForClient) => {
    const offer = proposedDay(tutor?.first_class)
    return tutor && offer ? fill(t.agree_offered, { name: tutor.name, date: dayAndTime(offer, edition, language) }) : undefined
  }
  const step = clientStep(order, unixNow())
  const words = (): { title: string; mark?: string; text?: string } => {
    switch (step) {
      case 'asked':
        return {
          title: fill(t.asked, { name: asked(order) }),
          text: order.is_offered_next ? plural(t.asked_text, ANSWER_HOURS, edition, language) : t.search_text,
        }
      case 'answers':
        return {
          title: plural(t.answers, order.tutors.filter((one) => one.can_appoint).length, edition, language),
          mark: t.answers_mark,
          text: t.answers_text,
        }
      case 'agree':
        return { title: t.agree, mark: t.agree_mark, text: offered(order) ?? t.agree_text }
      case 'lesson': {
        const values = { date: day(order.first_class), time: order.first_class ? formatTime(order.first_class, edition) : '' }
        return { title: fill(t.lesson, values), ...(order.actions.includes('set_first_class') && { text: t.lesson_text }) }
      }
      case 'paused':
        return { title: fill(t.paused, { date: day(order.date_pause_off) }), text: t.paused_text }
      case 'review':
        return { title: t.review, mark: t.review_mark, text: t.review_text }
      case 'thanks':
        return { title: t.thanks, ...(order.actions.includes('set_review') && { text: plural(t.thanks_text, REVIEW_DAYS, edition, language) }) }
      case 'school':
        // the school's teacher was told to get in touch
        return { title: t.school, text: order.appointed_tutor ? t.agree : t.school_text }
      default:
        return { title: t[step], text: t[`${step}_text`] }
    }
  }
  return <NextStep {...words()}>{children}</NextStep>
}

const asked = ({ tutors }: OrderForClient) =>
  tutors
    .filter(({ kind, state }) => kind === 'personal' && state === 'asked')
    .map(({ name }) => name)
    .join(', ')

import type { TranslateFunction } from 'react-admin'
import type { Refusal } from '../../data-providers/index.ts'

/** Tables that only belong to a record say no more to a reader than the record does. */
const parts: Readonly<Record<string, string>> = {
  order_lessons: 'orders',
  order_places: 'orders',
  order_tutors: 'orders',
  order_log: 'orders',
  tutor_lessons: 'tutors',
  tutor_levels: 'tutors',
  tutor_homes: 'tutors',
  tutor_travels: 'tutors',
  tops: 'tutors',
  lesson_levels: 'lessons',
}

const nameOf = (table: string, translate: TranslateFunction) => translate(`toast.referrers.${parts[table] ?? table}`, { _: '' })

/** Which records refer to one that can't be deleted, with their number where the call counts them: 'tutors (12), orders (3)'; '' where there are no words. */
export const referrersOf = ({ referrer, references }: Refusal, translate: TranslateFunction): string =>
  references.map(({ kind, count }) => `${nameOf(kind, translate) || kind} (${count})`).join(', ') || (referrer ? nameOf(referrer, translate) : '')

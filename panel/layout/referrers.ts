import type { TranslateFunction } from 'react-admin'

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

/** Which records refer to one that can't be deleted, by the table that does; undefined where it has no words. */
export const referrersOf = (table: string, translate: TranslateFunction): string | undefined =>
  translate(`toast.referrers.${parts[table] ?? table}`, { _: '' }) || undefined

import type { TutorProfile } from '../../schemas/index.ts'

/** Reviews by whole marks, 5 down to 1; `4+` counts with 4 (spec: public 3, tutor). */
export function distribution(counts: TutorProfile['order_reviews']['reviews_count_by_mark']): { mark: number; count: number }[] {
  return [5, 4, 3, 2, 1].map((mark) => ({ mark, count: (counts[mark] ?? 0) + (counts[`${mark}+`] ?? 0) }))
}

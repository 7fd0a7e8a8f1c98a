import { useTranslate } from 'ra-core'
import { useEdition } from '../edition.ts'
import { useOrderRules } from '../orders/order-filters.ts'
import type { Filter } from '../ui/list/filters.ts'

/** All filters of the list of tutors in the order of their use (spec: decisions ADM-12). */
export function useTutorFilters(): Filter[] {
  const options = useOrderRules()
  const { flags } = useEdition()
  const translate = useTranslate()
  const worded = (key: string, ids: readonly number[]) => ids.map((id) => ({ id, name: translate(`${key}.${id}`) }))
  return [
    { source: 'text', kind: 'text' },
    { source: 'status', kind: 'choice', options: worded('enums.tutor_status', [1, 2, 3, 4, 5, 6, 7, 8, 9]) },
    { source: 'lesson_id', kind: 'choice', options: options('lesson_id') },
    { source: 'city_id', kind: 'choice', options: options('city_id') },
    { source: 'id', kind: 'number' },
    { source: 'level_id', kind: 'choice', options: options('level_id') },
    { source: 'prof', kind: 'choice', options: worded('enums.prof', [1, 2]) },
    ...(flags.billing_data ? [{ source: 'billing_status', kind: 'choice', options: worded('tutors.billing_statuses', [0, 1, 2, 3]) } as const] : []),
    { source: 'points_from', kind: 'number' },
    { source: 'registered_from', kind: 'from' },
    { source: 'registered_to', kind: 'to' },
    { source: 'last_login_from', kind: 'from' },
    { source: 'last_login_to', kind: 'to' },
    { source: 'work_online', kind: 'flag' },
    { source: 'verified', kind: 'flag' },
    { source: 'verification_requested', kind: 'flag' },
    { source: 'has_top', kind: 'flag' },
    { source: 'favorite', kind: 'flag' },
  ]
}

import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api, dataOf } from '../../data-providers/index.ts'
import type { Option } from '../ui/form/inputs.tsx'
import type { Filter } from '../ui/list/filters.ts'

/** Options of the order form and its filters; managers may not call the lists of the reference data (spec: decisions ADM-1, ORD-22). */
export function useOrderRules() {
  const { data } = useQuery({
    queryKey: ['order_rules'],
    queryFn: () => dataOf(api.get('/admin/resources/order_rules')),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (field: string): RuleOption[] => data?.rules[field]?.options ?? []
}

export type RuleOption = Option & { parent?: number | undefined }

/** A level stands among the options once for each subject that has it. */
const distinct = (options: RuleOption[]) => [...new Map(options.map((option) => [option.id, option])).values()]

/** All filters of the list in the order of their use; the status stands in tabs of its own (spec: decisions ORD-9). */
export function useOrderFilters(): Filter[] {
  const options = useOrderRules()
  const translate = useTranslate()
  const worded = (key: string, ids: readonly (string | number)[]) => ids.map((id) => ({ id, name: translate(`${key}.${id}`) }))
  return [
    { source: 'client_text', kind: 'text' },
    { source: 'lesson_id', kind: 'choice', options: options('lesson_id') },
    { source: 'city_id', kind: 'choice', options: options('city_id') },
    { source: 'admin_id', kind: 'choice', options: [{ id: 0, name: translate('orders.no_manager') }, ...options('admin_id')] },
    { source: 'place', kind: 'choice', options: worded('enums.place_order', ['online', 'tutor', 'client']) },
    { source: 'order_id', kind: 'number' },
    { source: 'tutor_id', kind: 'number' },
    { source: 'client_id', kind: 'number' },
    { source: 'level_id', kind: 'choice', options: distinct(options('level_id')) },
    { source: 'kind', kind: 'choice', options: options('kind') },
    { source: 'request_origin', kind: 'choice', options: options('request_origin') },
    { source: 'review_status', kind: 'choice', options: worded('enums.review_status', [0, 1, 2, 3]) },
    { source: 'date_from', kind: 'from' },
    { source: 'date_to', kind: 'to' },
    { source: 'first_class_from', kind: 'from' },
    { source: 'first_class_to', kind: 'to' },
    { source: 'deadline', kind: 'choice', options: worded('orders.deadlines', ['near', 'overdue']) },
    { source: 'favorite', kind: 'flag' },
    { source: 'yellow', kind: 'flag' },
  ]
}

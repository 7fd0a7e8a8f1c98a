import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../../data-providers/index.ts'
import type { RuleOption } from '../orders/order-rules.ts'

/** Options of the tutor form, asked for once (spec: decisions ORD-22). */
export function useTutorRules() {
  const { data } = useQuery({
    queryKey: ['tutor_rules'],
    queryFn: () => dataOf(api.get('/admin/resources/tutor_rules')),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (field: string): RuleOption[] => data?.rules[field]?.options ?? []
}

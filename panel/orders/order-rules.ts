import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'

/** The rules and options of orders, asked for once. */
export const rulesQuery = {
  queryKey: ['order_rules'],
  queryFn: () => dataOf(api.get('/admin/resources/order_rules')),
  staleTime: Number.POSITIVE_INFINITY,
}

/** Options of the order form and its filters; managers may not call the lists of the reference data (spec: decisions ADM-1, ORD-22). */
export function useOrderRules() {
  const { data } = useQuery(rulesQuery)
  return (field: string): RuleOption[] => data?.rules[field]?.options ?? []
}

/** Whose an order is: a manager's, or first of all nobody's. */
export function useManagers(): RuleOption[] {
  const options = useOrderRules()
  const translate = useTranslate()
  return [{ id: 0, name: translate('orders.no_manager') }, ...options('admin_id')]
}

export interface RuleOption {
  id: string | number
  name: string
  parent?: number | undefined
}

/** Choices with "none of them" worded by a key, instead of react-admin's blank line: whoever takes it takes `isRequired` too. */
export const orNone = (name: string, options: readonly RuleOption[]): RuleOption[] => [{ id: '', name }, ...options]

/** A level stands among the options once for each subject that has it. */
export const distinct = (options: RuleOption[]) => [...new Map(options.map((option) => [option.id, option])).values()]

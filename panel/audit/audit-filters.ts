import { useTranslate } from 'ra-core'
import { useOrderRules } from '../orders/order-filters.ts'
import type { Filter } from '../ui/list/filters.ts'
import { auditedCalls } from './audited-calls.ts'

/** All filters of the audit trail in the order of their use. */
export function useAuditFilters(): Filter[] {
  const options = useOrderRules()
  const translate = useTranslate()
  return [
    { source: 'admin_id', label: 'audit.columns.admin', kind: 'choice', options: options('admin_id') },
    { source: 'call', kind: 'choice', options: auditedCalls.map((id) => ({ id, name: translate(`audit.calls.${id}`) })) },
    { source: 'record', kind: 'number' },
    { source: 'at_from', kind: 'from' },
    { source: 'at_to', kind: 'to' },
  ]
}

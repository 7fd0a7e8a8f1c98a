import { useNamed } from '../i18n.ts'
import { useOrderRules } from '../orders/order-filters.ts'
import type { Filter } from '../ui/list/filters.ts'

/** All filters of the audit trail in the order of their use. */
export function useAuditFilters(): Filter[] {
  const options = useOrderRules()
  const calls = useNamed('audit.calls')
  return [
    { source: 'admin_id', label: 'audit.columns.admin', kind: 'choice', options: options('admin_id') },
    { source: 'call', kind: 'choice', options: calls },
    { source: 'record', kind: 'number' },
    { source: 'at_from', kind: 'from' },
    { source: 'at_to', kind: 'to' },
  ]
}

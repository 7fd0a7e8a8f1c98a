import { useTranslate } from 'ra-core'
import type { Filter } from '../ui/list/filters.ts'

/** All filters of the list of clients (spec: decisions CLI-3). */
export function useClientFilters(): Filter[] {
  const translate = useTranslate()
  const terms = ['confirmed', 'declined'].map((id) => ({ id, name: translate(`clients.terms.${id}`) }))
  return [
    { source: 'text', kind: 'text' },
    { source: 'client_id', kind: 'number' },
    { source: 'terms', kind: 'choice', options: terms },
    { source: 'date_from', kind: 'from' },
    { source: 'date_to', kind: 'to' },
    { source: 'has_orders', kind: 'flag' },
    { source: 'blacklisted', kind: 'flag' },
  ]
}

import { useQuery } from '@tanstack/react-query'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { rulesQuery } from './order-rules.ts'

/** Without the options of orders forms and filters have nothing to choose from: over them, until they are read. */
export function RulesFailure() {
  const { error, refetch } = useQuery(rulesQuery)
  return error ? <ReadFailure error={error} onRetry={refetch} title="orders.no_options" /> : null
}

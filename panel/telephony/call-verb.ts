import { useQueryClient } from '@tanstack/react-query'
import { forgetSession } from '../../data-providers/session.ts'
import { slugs } from '../slugs.ts'

/** After something happened to a call, lists of calls and the bell are asked anew. */
export function useCallsChanged() {
  const queries = useQueryClient()
  return () => {
    forgetSession()
    void queries.invalidateQueries({ queryKey: ['session'] })
    void queries.invalidateQueries({ queryKey: [slugs.telephony] })
  }
}

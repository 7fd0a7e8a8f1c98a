import { useShowContext } from 'react-admin'
import { Refusal } from '../../../data-providers/refusal.ts'
import { NotLoaded } from '../NotLoaded.tsx'
import { NoRecord } from './NoRecord.tsx'

/** In place of a record that is not there, or could not be read. */
export function RecordFailure() {
  const { error, refetch } = useShowContext()
  return isNotFound(error) ? <NoRecord /> : <NotLoaded isPage error={error} onRetry={refetch} />
}

export const isNotFound = (error: unknown) => error instanceof Refusal && error.error === 'not_found'

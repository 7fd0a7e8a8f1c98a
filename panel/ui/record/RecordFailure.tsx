import { useContext } from 'react'
import { EditContext, ShowContext } from 'react-admin'
import { Refusal } from '../../../data-providers/refusal.ts'
import { NotLoaded } from '../NotLoaded.tsx'
import { NoRecord } from './NoRecord.tsx'

/** In place of a record that is not there, or could not be read. */
export function RecordFailure() {
  const show = useContext(ShowContext)
  const edit = useContext(EditContext)
  const { error, refetch } = show ?? edit ?? { error: undefined, refetch: () => {} }
  return error instanceof Refusal && error.error === 'not_found' ? <NoRecord /> : <NotLoaded isPage error={error} onRetry={refetch} />
}

import { Refusal } from '../../../data-providers/refusal.ts'
import { NotLoaded } from '../NotLoaded.tsx'
import { NoRecord } from './NoRecord.tsx'

/** In place of a record that is not there, or could not be read. */
export const RecordFailure = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) =>
  error instanceof Refusal && error.error === 'not_found' ? <NoRecord /> : <NotLoaded isPage error={error} onRetry={onRetry} />

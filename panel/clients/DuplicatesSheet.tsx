import { useGetList, useRecordContext } from 'react-admin'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { DuplicateLines } from './DuplicateLines.tsx'
import type { Client } from './fields.tsx'
import { DUPLICATES, type Duplicate } from './merging.ts'

/** Other clients who may be the same person; nothing where there are none. */
export function DuplicatesSheet() {
  const client = useRecordContext<Client>()
  const { data, error, refetch } = useGetList<Duplicate>(
    DUPLICATES,
    { filter: { client_id: client?.id }, pagination: { page: 1, perPage: 10 } },
    { enabled: client?.deleted_at === null },
  )
  if (!error && !data?.length) return null
  return (
    <Sheet title="clients.duplicates.title">{error ? <ReadFailure error={error} onRetry={refetch} /> : <DuplicateLines pairs={data ?? []} />}</Sheet>
  )
}

import type { ReactNode } from 'react'
import { type RaRecord, RecordContextProvider, useGetOne, useParams, useResourceContext } from 'react-admin'
import { NotLoaded } from './NotLoaded.tsx'
import { NoRecord } from './record/NoRecord.tsx'
import { isNotFound } from './record/RecordFailure.tsx'
import { Skeleton } from './Skeleton.tsx'

/** Loads the record of the address for the parts below, or says that it loads, failed, or is not there. */
export function RecordPage<R extends RaRecord>({ children }: { children: (record: R) => ReactNode }) {
  const resource = useResourceContext() ?? ''
  const { id = '' } = useParams()
  const isNumber = /^[1-9]\d*$/.test(id)
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<R>(resource, { id }, { enabled: isNumber })
  if (!isNumber || isNotFound(error)) return <NoRecord />
  if (error) return <NotLoaded isPage error={error} onRetry={refetch} />
  // A list leaves its row here as the record, and a row is not the whole of it.
  if (data && isFetchedAfterMount) return <RecordContextProvider value={data}>{children(data)}</RecordContextProvider>
  return <Skeleton lines={6} />
}

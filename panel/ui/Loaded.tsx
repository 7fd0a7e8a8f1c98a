import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRefresh } from '../layout/refresh.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { Skeleton } from './Skeleton.tsx'

/** What a query brought, looked at again while somebody works here; until then lines in its place, or why there is nothing and another try. */
export function Loaded<T>({ of: { data, error, refetch }, children }: { of: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  useRefresh(refetch)
  if (data !== undefined) return children(data)
  return error ? <NotLoaded error={error} onRetry={refetch} /> : <Skeleton lines={6} />
}

import { type RaRecord, RecordContextProvider, useGetOne, useParams, useResourceContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Refusal } from '../../data-providers/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { toastText } from '../layout/toast-text.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { Skeleton } from './Skeleton.tsx'

/** Loads the record of the address for the parts below, or says that it loads, failed, or is not there. */
export function RecordPage<R extends RaRecord>({ children }: { children: (record: R) => ReactNode }) {
  const resource = useResourceContext() ?? ''
  const { id = '' } = useParams()
  const translate = useTranslate()
  const isNumber = /^[1-9]\d*$/.test(id)
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<R>(resource, { id }, { enabled: isNumber })
  if (!isNumber || isNotFound(error)) {
    const list = <Link to={pathTo(resource)}>{translate(`menu.${resource}`)}</Link>
    return <Notice isPage icon="search" title={translate('errors.not_found')} way={list} />
  }
  // A list leaves its row here as the record, and a row is not the whole of it.
  if (data && isFetchedAfterMount && !error) return <RecordContextProvider value={data}>{children(data)}</RecordContextProvider>
  if (!error) return <Skeleton lines={6} />
  const retry = <Button onClick={() => refetch()}>{translate('common.retry')}</Button>
  return (
    <Notice isPage icon="info" title={translate('common.not_loaded')} way={retry}>
      {toastText(error, translate)}
    </Notice>
  )
}

const isNotFound = (error: unknown) => error instanceof Refusal && error.error === 'not_found'

import { styled } from '@mui/material/styles'
import { useListContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { toastText } from '../../layout/toast-text.ts'
import { Button } from '../Button.tsx'
import { Column } from '../boxes.ts'
import { Notice } from '../Notice.tsx'
import { Skeleton } from '../Skeleton.tsx'

// The rows of before stay until the new ones are there; after 300 ms they dim.
const Content = styled(Column)({ transition: 'opacity var(--fast) 300ms', '&[aria-busy=true]': { opacity: 0.55 } })

/** A list's content, or in its place that it loads, failed, or is empty, with the way on. */
export function ListStates({ children }: { children: ReactNode }) {
  const { isPending, isPlaceholderData, error, refetch, total, filterValues, setFilters } = useListContext()
  const translate = useTranslate()
  if (isPending) return <Skeleton lines={10} />
  if (error) {
    const retry = <Button onClick={() => refetch()}>{translate('common.retry')}</Button>
    return (
      <Notice icon="info" title={translate('common.not_loaded')} way={retry}>
        {toastText(error, translate)}
      </Notice>
    )
  }
  if (total !== 0) return <Content aria-busy={isPlaceholderData}>{children}</Content>
  if (Object.keys(filterValues).length === 0)
    return (
      <Notice icon="search" title={translate('common.nothing_yet')}>
        {translate('common.nothing_yet_why')}
      </Notice>
    )
  const clear = <Button onClick={() => setFilters({})}>{translate('common.clear_filters')}</Button>
  return (
    <Notice icon="search" title={translate('common.nothing_found')} way={clear}>
      {translate('common.nothing_found_why')}
    </Notice>
  )
}

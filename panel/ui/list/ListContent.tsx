import { styled } from '@mui/material/styles'
import type { HTMLAttributes } from 'react'
import { useListContext } from 'react-admin'
import { useRefresh } from '../../layout/refresh.ts'
import { NotLoaded } from '../NotLoaded.tsx'
import { Skeleton } from '../Skeleton.tsx'

// The rows of before stay until the new ones are there; after 300 ms they dim.
const Content = styled('div')({ transition: 'opacity var(--fast) 300ms', '&[aria-busy=true]': { opacity: 0.55 } })

/** A list's rows, which show what others do meanwhile, or in their place that they load or could not be read; rows that are there outlive a failed look for newer ones. */
export function ListContent(props: HTMLAttributes<HTMLDivElement>) {
  const { data, error, isPending, isPlaceholderData, refetch } = useListContext()
  useRefresh(refetch)
  if (isPending) return <Skeleton lines={10} />
  if (error && !data) return <NotLoaded error={error} onRetry={refetch} />
  return <Content {...props} aria-busy={isPlaceholderData} />
}

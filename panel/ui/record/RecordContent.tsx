import { type HTMLAttributes, useContext } from 'react'
import { EditContext, ShowContext, useRecordContext } from 'react-admin'
import { useRefresh } from '../../layout/refresh.ts'
import { RecordFailure } from './RecordFailure.tsx'

/**
 * A record's screen, or in its place that it could not be read; one that is there outlives a failed look for its newer state, and what is typed in it does.
 * Another record has it drawn anew, so that nothing typed or opened for one is taken for the next.
 */
export function RecordContent(props: HTMLAttributes<HTMLDivElement>) {
  const id = useRecordContext()?.id
  const show = useContext(ShowContext)
  const edit = useContext(EditContext)
  // A form stays as it was opened; what is only read shows what others do meanwhile.
  useRefresh(() => show?.refetch())
  const read = show ?? edit
  if (read?.error && !read.record) return <RecordFailure error={read.error} onRetry={read.refetch} />
  return <div key={id} {...props} />
}

import { type RaRecord, useNavigate, useRecordContext, useResourceContext } from 'react-admin'
import { pathTo } from '../layout/paths.ts'
import { type QueueStart, useQueue } from './queue.ts'

/** Leads to the next one of the queue, else to the one before; at its end to the list. */
export function useGoOn(start: QueueStart) {
  const id = useRecordContext<RaRecord>()?.id
  const resource = useResourceContext() ?? ''
  const { next, last } = useQueue(id, start)
  const navigate = useNavigate()
  return () => navigate(pathTo(resource, next ?? last))
}

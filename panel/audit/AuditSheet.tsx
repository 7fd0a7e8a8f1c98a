import { keepPreviousData } from '@tanstack/react-query'
import { RecordsIterator, useGetList, useRecordContext, WithRecord } from 'react-admin'
import { newest } from '../../data-providers/index.ts'
import { useMay } from '../layout/session.ts'
import { slugs } from '../slugs.ts'
import { Soft } from '../ui/boxes.ts'
import { Moment } from '../ui/moments.tsx'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { Changes } from './Changes.tsx'
import { ActionLink, Actor, type Line } from './fields.tsx'

const LINES = 20

/** What staff changed about one record, for those who may read the audit trail (spec: decisions ADM-15). */
export const AuditSheet = ({ target }: { target: string }) => (useMay('audit') ? <Trail target={target} /> : null)

function Trail({ target }: { target: string }) {
  // another version of the record has another line
  const meta = useRecordContext()?.version
  const { data, error, refetch } = useGetList<Line>(
    slugs.audit,
    { filter: { target }, sort: newest, pagination: { page: 1, perPage: LINES }, meta },
    { placeholderData: keepPreviousData },
  )
  if (error)
    return (
      <Sheet title="audit.timeline">
        <ReadFailure error={error} onRetry={refetch} />
      </Sheet>
    )
  if (!data || data.length === 0) return null
  return (
    <Sheet title="audit.timeline">
      <Timeline>
        <RecordsIterator data={data}>
          <TimelineEntry />
        </RecordsIterator>
      </Timeline>
    </Sheet>
  )
}

const TimelineEntry = () => (
  <WithRecord<Line>
    render={({ at, call, changes }) => (
      <li>
        <Soft>
          <Moment at={at} /> · <Actor />
        </Soft>
        <div>
          <ActionLink />
        </div>
        <Changes of={changes} call={call} />
      </li>
    )}
  />
)

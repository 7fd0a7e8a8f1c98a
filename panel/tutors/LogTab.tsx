import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import type { TutorActivityRow } from '../../schemas/index.ts'
import { Changes } from '../audit/Changes.tsx'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { useIsWide } from '../ui/is-wide.ts'
import { Moment } from '../ui/moments.tsx'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { besideKey, useTutor } from './tutor-record.ts'

/** What the tutor did and what was done to them, newest first (spec: decisions TUT-15). */
export function LogTab() {
  const { id: tutor_id } = useTutor()
  const [page, setPage] = useState(1)
  const isWide = useIsWide()
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: [...besideKey('log', tutor_id), page],
    queryFn: () => dataOf(api.get('/admin/tutor/get_log_activities', { tutor_id, page })),
    placeholderData: keepPreviousData,
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton lines={6} />
  const { activities, total_count: total, page_size: size, pages_count } = data
  const range = { from: (page - 1) * size + 1, to: Math.min(total, page * size), total }
  return (
    <Sheet title="tutors.tabs.log">
      {total === 0 ? <Soft>{translate('tutors.log.none')}</Soft> : isWide ? <Lines of={activities} /> : <Entries of={activities} />}
      {total > size && (
        <Row>
          <Soft>{translate('common.range', range)}</Soft>
          <Push />
          <Button variant="text" icon="back" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate('tutors.log.newer')}
          </Button>
          <Button variant="text" icon="next" disabled={page >= pages_count} onClick={() => setPage(page + 1)}>
            {translate('tutors.log.older')}
          </Button>
        </Row>
      )}
    </Sheet>
  )
}

const columns = ['audit.columns.at', 'tutors.log.actor', 'tutors.log.action', 'audit.columns.changes', 'tutors.log.ip']

function Lines({ of: rows }: { of: readonly TutorActivityRow[] }) {
  const translate = useTranslate()
  return (
    <div style={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(column)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>
                <Moment at={row.at} />
              </TableCell>
              <TableCell>
                <Who of={row} />
              </TableCell>
              <TableCell>
                <What of={row} />
              </TableCell>
              <TableCell>
                <Changes of={changesOf(row)} />
              </TableCell>
              <TableCell>
                <Soft>{row.ip}</Soft>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

const Entries = ({ of: rows }: { of: readonly TutorActivityRow[] }) => (
  <Timeline>
    {rows.map((row) => (
      <li key={row.id}>
        <Soft>
          <Moment at={row.at} /> · <Who of={row} />
        </Soft>
        <div>
          <What of={row} />
        </div>
        <Changes of={changesOf(row)} />
      </li>
    ))}
  </Timeline>
)

const changesOf = ({ changes }: TutorActivityRow) =>
  Object.fromEntries(Object.entries(changes).map(([field, [before, after]]) => [field, { before, after }]))

function Who({ of: { actor } }: { of: TutorActivityRow }) {
  const translate = useTranslate()
  return actor.name || translate(`tutors.log.${actor.role}`)
}

function What({ of: { action, order_id } }: { of: TutorActivityRow }) {
  const translate = useTranslate()
  return (
    <>
      {translate(`tutors.log.actions.${action}`)}{' '}
      {order_id !== null && (
        <Link to={pathTo(slugs.orders, order_id)}>
          <RecordNumber id={order_id} />
        </Link>
      )}
    </>
  )
}

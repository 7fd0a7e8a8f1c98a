import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { type RaRecord, RecordContextProvider, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { breakpoints } from '../../theme/tokens.ts'
import { pathTo } from '../layout/paths.ts'
import { ReadFailure } from '../ui/ReadFailure.tsx'
import { sheetLook } from '../ui/Sheet.tsx'
import { type QueueStart, useQueue } from './queue.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
}))

const Pane = styled('nav')({
  ...sheetLook,
  padding: 0,
  position: 'sticky',
  top: '1rem',
  maxHeight: 'calc(100dvh - 2rem)',
  overflow: 'auto',
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li + li': { borderTop: '1px solid var(--rule)' },
  '& a': {
    display: 'block',
    padding: '.5rem .75rem .5rem calc(1rem - 3px)',
    borderLeft: '3px solid transparent',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--sunk)' },
  '& a[aria-current]': { background: 'var(--accent-soft)', borderLeftColor: 'var(--accent)' },
  '& a > *': { overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 'var(--t-xs)', color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums' },
  '& p': { margin: 0, padding: '.75rem 1rem' },
})

interface Props {
  start: QueueStart
  /** What a line of the queue says of its record. */
  line: ReactNode
  children: ReactNode
}

/** The queue that a record stands in beside the record itself; on a narrow screen the record alone, whose bar leads on. */
export function Triage({ start, line, children }: Props) {
  const isRoomy = useMediaQuery(`(min-width:${breakpoints.desktop}px)`)
  return (
    <Columns>
      {isRoomy && <Queue start={start} line={line} />}
      {children}
    </Columns>
  )
}

function Queue({ start, line }: Pick<Props, 'start' | 'line'>) {
  const id = useRecordContext()?.id
  const resource = useResourceContext() ?? ''
  const { rows, error, refetch } = useQueue<RaRecord>(id, start)
  const translate = useTranslate()
  const label = useId()
  return (
    <Pane aria-labelledby={label}>
      <p id={label} hidden>
        {translate('moderation.queue')}
      </p>
      {error && !rows && <ReadFailure error={error} onRetry={refetch} />}
      {rows?.length === 0 && <p>{translate('moderation.queue_empty')}</p>}
      <ol>
        {rows?.map((row) => (
          <li key={row.id}>
            <RecordContextProvider value={row}>
              <Link to={pathTo(resource, row.id)} {...(row.id === id && { 'aria-current': true })}>
                {line}
              </Link>
            </RecordContextProvider>
          </li>
        ))}
      </ol>
    </Pane>
  )
}

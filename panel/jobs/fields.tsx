import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { JobRow } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { Numbers, Soft } from '../ui/boxes.ts'
import type { IconName } from '../ui/icons.ts'
import { Moment } from '../ui/moments.tsx'

export type Job = z.output<typeof JobRow>

const look: Record<Job['state'], { tone: Tone; icon: IconName }> = {
  running: { tone: 'info', icon: 'refresh' },
  waiting: { tone: 'mute', icon: 'clock' },
  retrying: { tone: 'mark', icon: 'clock' },
  failed: { tone: 'bad', icon: 'info' },
  stopped: { tone: 'gone', icon: 'pause' },
}

export function StateBadge() {
  const job = useRecordContext<Job>()
  const translate = useTranslate()
  return job ? <Badge {...look[job.state]}>{translate(`jobs.states.${job.state}`)}</Badge> : null
}

/** What is done, by its name in `jobs.tasks`. */
export function TaskName() {
  const task = useRecordContext<Job>()?.task
  const translate = useTranslate()
  return task === undefined ? null : translate(`jobs.tasks.${task}`, { _: task })
}

export function TaskLink() {
  const id = useRecordContext<Job>()?.id
  if (id === undefined) return null
  return (
    <Link to={pathTo(slugs.jobs, id)}>
      <TaskName />
    </Link>
  )
}

/** How often it was tried, of how often it may be. */
export function Attempts() {
  const job = useRecordContext<Job>()
  const translate = useTranslate()
  return job ? <Numbers>{translate('jobs.attempts_of', { n: job.attempts, most: job.max_attempts })}</Numbers> : null
}

/** Since when it runs, when it may run, or when it was given up. */
export function When() {
  const job = useRecordContext<Job>()
  if (!job) return null
  const { state, started_at, updated_at, run_at } = job
  return <Moment at={started_at ?? (state === 'failed' || state === 'stopped' ? updated_at : run_at)} />
}

/** The first line of the last error: what follows is for the job's own page. */
export function FirstError() {
  const error = useRecordContext<Job>()?.last_error
  return error ? <Soft sx={{ overflowWrap: 'anywhere' }}>{error.split('\n')[0]?.slice(0, 120)}</Soft> : null
}

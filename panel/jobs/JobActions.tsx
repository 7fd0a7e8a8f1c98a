import { useState } from 'react'
import { useDataProvider, useRecordContext, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useCall } from '../layout/call.ts'
import { slugs } from '../slugs.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import type { Job } from './fields.tsx'

/** What can be done with a job that does not run just now: to begin it anew, to stop it, to take it off the list. */
export function JobActions() {
  const job = useRecordContext<Job>()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useCall()
  const provider = useDataProvider()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const translate = useTranslate()
  if (!job || job.state === 'running') return null
  const { id } = job
  const isOver = job.state === 'failed' || job.state === 'stopped'
  const act = async (verb: 'retry' | 'stop') => {
    if (await run(() => dataOf(api.post(`/rest/jobs/{id}/${verb}`, { id })), `jobs.${verb}_done`)) refresh()
  }
  const remove = async () => {
    if (!(await run(() => provider.delete(slugs.jobs, { id, previousData: job }), 'toast.deleted'))) return false
    redirect('list', slugs.jobs)
    return true
  }
  return (
    <>
      <Button icon="refresh" variant={isOver ? 'contained' : 'outlined'} isBusy={isBusy} onClick={() => act('retry')}>
        {translate(job.state === 'waiting' ? 'jobs.now' : 'jobs.retry')}
      </Button>
      {isOver ? (
        <Button icon="bin" variant="outlined" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
          {translate('ra.action.delete')}
        </Button>
      ) : (
        <Button icon="pause" variant="outlined" color="error" disabled={isBusy} onClick={() => act('stop')}>
          {translate('jobs.stop')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={translate('jobs.ask_remove')}
          text={translate('jobs.ask_remove_text')}
          verb={translate('ra.action.delete')}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

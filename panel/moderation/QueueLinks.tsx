import IconButton from '@mui/material/IconButton'
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { pathTo } from '../layout/paths.ts'
import { Button } from '../ui/Button.tsx'
import { Soft } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Key } from './boxes.ts'
import { type QueueStart, useQueue } from './queue.ts'

/** To the next one of the queue and the one before; between them where this one stands. */
export function QueueLinks({ start }: { start: QueueStart }) {
  const id = useRecordContext()?.id
  const resource = useResourceContext() ?? ''
  const { at, total, last, next } = useQueue(id, start)
  const translate = useTranslate()
  return (
    <>
      {last !== undefined && (
        <IconButton component={Link} to={pathTo(resource, last)} aria-keyshortcuts="k" aria-label={translate('moderation.last')} title="K">
          <Icon name="back" />
        </IconButton>
      )}
      {next !== undefined && (
        <Button variant="outlined" component={Link} to={pathTo(resource, next)} aria-keyshortcuts="j">
          {translate('moderation.next')}
          <Key aria-hidden="true">J</Key>
        </Button>
      )}
      {at >= 0 && <Soft>{translate('moderation.place', { at: at + 1, total })}</Soft>}
    </>
  )
}

import { useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useCall } from '../layout/call.ts'
import { Button } from '../ui/Button.tsx'
import type { Message } from './fields.tsx'

/** Sends a message that was given up or only kept on its way again. */
export function RetryButton() {
  const message = useRecordContext<Message>()
  const { isBusy, run } = useCall()
  const refresh = useRefresh()
  const translate = useTranslate()
  if (!message?.can_retry) return null
  const { id } = message
  const retry = async () => {
    if (await run(() => dataOf(api.post('/rest/outbox/{id}/retry', { id })), 'outbox.retried')) refresh()
  }
  return (
    <Button icon="refresh" variant="contained" isBusy={isBusy} onClick={retry}>
      {translate('outbox.retry')}
    </Button>
  )
}

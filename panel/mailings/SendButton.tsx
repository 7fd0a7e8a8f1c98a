import { useState } from 'react'
import { useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { api, dataOf } from '../../data-providers/index.ts'
import type { MailingRow } from '../../schemas/index.ts'
import { useCall } from '../layout/call.ts'
import { useMay } from '../layout/session.ts'
import { useToast } from '../layout/toast.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

/** Sends a saved draft to all who take its list, once it was said how many those are. */
export function SendButton() {
  const mailing = useRecordContext<MailingRow>()
  const [receivers, setReceivers] = useState<number>()
  const { isDirty } = useFormState()
  const { run } = useCall()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const mayIt = useMay('mailings_send')
  const refresh = useRefresh()
  const translate = useTranslate()
  if (!mailing || !mayIt) return null
  const { id, version } = mailing
  const count = async () => {
    setBusy(true)
    try {
      setReceivers((await dataOf(api.get('/rest/mailings/{id}/receivers', { id }))).receivers)
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  const send = async () => {
    if (!(await run(() => dataOf(api.post('/rest/mailings/{id}/send', { id, version })), 'mailings.on_its_way'))) return false
    refresh()
    return true
  }
  return (
    <>
      <Button icon="mail" variant="contained" disabled={isDirty} isBusy={isBusy} onClick={() => void count()}>
        {translate('mailings.send')}
      </Button>
      {receivers !== undefined && (
        <ConfirmDialog
          title={translate('mailings.ask')}
          text={translate('mailings.receivers', { smart_count: receivers })}
          verb={translate('mailings.send')}
          color="primary"
          onConfirm={send}
          onClose={() => setReceivers(undefined)}
        />
      )}
    </>
  )
}

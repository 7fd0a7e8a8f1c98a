import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useListContext, useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useCall } from '../layout/call.ts'

/** Whether orders for lessons off line may go to the school too. */
export function OfflineSwitch() {
  const { meta, refetch } = useListContext()
  const translate = useTranslate()
  const { isBusy, run } = useCall()
  const isOn = Boolean((meta as { transfer_offline_lesson?: boolean } | undefined)?.transfer_offline_lesson)
  const turn = async () => {
    if (isBusy) return
    await run(() => dataOf(api.post('/admin/settings/set/transfer_offline_lesson', { value: !isOn })))
    refetch()
  }
  return <FormControlLabel control={<Switch checked={isOn} onChange={turn} />} label={translate('school.offline')} sx={{ margin: '0 0 .75rem' }} />
}

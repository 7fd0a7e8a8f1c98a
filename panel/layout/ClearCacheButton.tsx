import { useTranslate } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { Button } from '../ui/Button.tsx'
import { useCall } from './call.ts'

/** For the day when the site shows what is not so any more; what staff save shows by itself (spec: decisions API-18). */
export function ClearCacheButton() {
  const { isBusy, run } = useCall()
  const translate = useTranslate()
  return (
    <Button variant="text" color="inherit" isBusy={isBusy} onClick={() => void run(() => dataOf(api.post('/admin/system/clear_cache', {})))}>
      {translate('menu.clear_cache')}
    </Button>
  )
}

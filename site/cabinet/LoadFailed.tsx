import { useState } from 'react'
import { useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { useCabinet } from './Cabinet.tsx'

/** In place of a screen whose data could not be loaded. */
export function LoadFailed() {
  const { reload } = useCabinet()
  const common = useTexts('common')
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await reload()
    setBusy(false)
  }
  return (
    <div role="alert">
      <Empty title={common.failed.network} text={common.failed.other} drawing="offline">
        <Button busy={busy} onClick={retry}>
          {common.retry}
        </Button>
      </Empty>
    </div>
  )
}

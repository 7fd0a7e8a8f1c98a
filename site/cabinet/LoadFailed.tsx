import { useEffect, useState } from 'react'
import { reach } from '../../data-providers/api.ts'
import { useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import * as icons from '../ui/icons.ts'
import { useCabinet } from './Cabinet.tsx'

/** In place of a screen whose data could not be loaded: because we failed, or because there is no connection, which is tried again when it is back. */
export function LoadFailed() {
  const { reload } = useCabinet()
  const { failed, retry: word } = useTexts('common')
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await reload()
    setBusy(false)
  }
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  // an icon, because a drawing is a file, which can't be fetched either
  const told = reach.isReached
    ? { title: failed.server_error, drawing: 'failed' as const }
    : { title: failed.network, text: failed.other, icon: icons.offline }
  return (
    <div role="alert">
      <Empty alone {...told}>
        <Button busy={busy} onClick={retry}>
          {word}
        </Button>
      </Empty>
    </div>
  )
}

import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'ra-core'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** In place of a screen that broke: nothing was lost on the server, and the way back is open. */
export function ErrorPage({ resetErrorBoundary }: { resetErrorBoundary: (args?: unknown) => void }) {
  const translate = useTranslate()
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  const reload = <Button onClick={() => location.reload()}>{translate('common.retry')}</Button>
  return (
    <Notice icon="info" title={translate('layout.broken')} way={reload}>
      {translate('layout.broken_why')}
    </Notice>
  )
}

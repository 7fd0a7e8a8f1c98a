import { useTranslate } from 'react-admin'
import { toastText } from '../layout/toast-text.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** In place of what could not be read: why, and once more. */
export function NotLoaded({ error, onRetry, isPage = false }: { error: unknown; onRetry: () => unknown; isPage?: boolean }) {
  const translate = useTranslate()
  const retry = <Button onClick={() => onRetry()}>{translate('common.retry')}</Button>
  return (
    <Notice isPage={isPage} icon="info" title={translate('common.not_loaded')} way={retry}>
      {toastText(error, translate)}
    </Notice>
  )
}

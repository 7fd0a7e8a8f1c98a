import { useTranslate } from 'react-admin'
import { toastText } from '../layout/toast-text.ts'
import { Button } from './Button.tsx'
import { Row } from './boxes.ts'

/** Where data should stand that could not be read beside the page's own, also below a box: what went wrong, and once more. */
export function ReadFailure({ error, onRetry, title = 'common.not_loaded' }: { error: unknown; onRetry: () => unknown; title?: string }) {
  const translate = useTranslate()
  return (
    <Row as="span" role="alert">
      <span>
        {translate(title)}: {toastText(error, translate)}
      </span>
      <Button variant="text" icon="refresh" onClick={() => onRetry()}>
        {translate('common.retry')}
      </Button>
    </Row>
  )
}

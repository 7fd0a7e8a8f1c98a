import { useTranslate } from 'react-admin'
import type { ConnectionState } from '../../data-providers/chat/talk.ts'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Icon } from '../ui/Icon.tsx'

/** Says when there is no connection; what is typed meanwhile goes when there is one. */
export function Connection({ state, onRetry }: { state: ConnectionState; onRetry: () => void }) {
  const translate = useTranslate()
  return (
    <Row role="status" aria-label={translate('chat.title')}>
      {(state === 'closed' || state === 'ended') && (
        <>
          <Icon name="info" />
          <Soft>{translate(`chat.connection.${state}`)}</Soft>
          {state === 'closed' && (
            <Button variant="text" icon="refresh" onClick={onRetry}>
              {translate('chat.try_now')}
            </Button>
          )}
        </>
      )}
    </Row>
  )
}

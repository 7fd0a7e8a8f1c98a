import { useTranslate } from 'react-admin'
import type { Pending } from '../../data-providers/chat/talk.ts'
import { Refusal } from '../../data-providers/index.ts'
import { toastText } from '../layout/toast-text.ts'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Bubble } from './bubble.ts'

interface Props {
  pending: Pending
  isAway: boolean
  onAgain: () => void
  onDrop: () => void
}

/** What was written and has not arrived: on its way, waiting for a connection, or refused. */
export function PendingMessage({ pending: { msg_text, error }, isAway, onAgain, onDrop }: Props) {
  const translate = useTranslate()
  return (
    <Bubble className="own">
      <p>{msg_text}</p>
      {error === null ? (
        <Soft as="small">{translate(isAway ? 'chat.waiting' : 'chat.sending')}</Soft>
      ) : (
        <Row role="alert">
          <small>{translate('chat.not_sent', { why: toastText(new Refusal(error as Refusal['error']), translate) })}</small>
          <Button variant="text" size="small" onClick={onAgain}>
            {translate('chat.again')}
          </Button>
          <Button variant="text" size="small" onClick={onDrop}>
            {translate('chat.drop')}
          </Button>
        </Row>
      )}
    </Bubble>
  )
}

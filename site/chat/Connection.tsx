import type { ConnectionState } from '../../data-providers/chat/talk.ts'
import { useTexts } from '../site.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './Talk.module.css'

// the log empties as it ends, and a telephone's page moves up beneath its foot
const show = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'center' })

/** Says when there is no connection; what is typed meanwhile goes when there is one. */
export function Connection({ state, onRetry }: { state: ConnectionState; onRetry: () => void }) {
  const t = useTexts('talk')
  const isLost = state === 'closed'
  return (
    <div role="status">
      {(isLost || state === 'ended') && (
        <div ref={isLost ? undefined : show} className={styles.line}>
          <Icon d={icons.offline} />
          <span>
            <b>{isLost ? t.lost : t.ended}</b> {isLost ? t.lost_text : t.ended_text}
          </span>
          <Button look="bare" small onClick={isLost ? onRetry : () => window.location.reload()}>
            {isLost ? t.try_now : t.reload}
          </Button>
        </div>
      )}
    </div>
  )
}

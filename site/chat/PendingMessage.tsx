import type { CallError } from '../../data-providers/api.ts'
import { fill } from '../../theme/words.ts'
import { failureText } from '../forms/failure-text.ts'
import { useTexts } from '../site.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './Talk.module.css'

interface Props {
  text: string
  picture?: string
  error: CallError | string | null
  isAway: boolean
  onAgain: () => void
  onEdit?: () => void
  onDrop: () => void
}

/** What was written and has not arrived: on its way, waiting for a connection, or refused. */
export function PendingMessage({ text, picture, error, isAway, onAgain, onEdit, onDrop }: Props) {
  const t = useTexts('talk')
  const { picture: pictureWord } = useTexts('chats')
  const errors = { ...useTexts('errors'), ...useTexts('errors-files') }
  const code = error !== null && typeof error === 'object' ? (Object.values(error)[0] ?? 'other') : error
  return (
    <li className={classes(styles.message, styles.own, styles.first)}>
      <div className={classes(styles.bubble, picture && styles.withPicture)}>
        {picture && <img src={picture} alt={pictureWord} className={error === null ? styles.onItsWay : undefined} />}
        {text && <span className={styles.words}>{text}</span>}
      </div>
      {code === null ? (
        <p className={styles.state}>
          <Icon d={icons.clock} />
          {isAway ? t.states.waiting : t.states.sending}
        </p>
      ) : (
        <p className={classes(styles.state, styles.bad)} role="alert">
          <Icon d={icons.info} />
          {fill(t.not_sent, { why: failureText(errors, code) })}{' '}
          <button type="button" className="textbtn xs" onClick={onAgain}>
            {t.again}
          </button>{' '}
          {onEdit && (
            <button type="button" className="textbtn xs" onClick={onEdit}>
              {t.edit}
            </button>
          )}{' '}
          <button type="button" className="textbtn xs" onClick={onDrop}>
            {t.drop}
          </button>
        </p>
      )}
    </li>
  )
}

import { useEffect, useState } from 'react'
import type { CallError } from '../../data-providers/api.ts'
import { fill } from '../../theme/words.ts'
import { failureText } from '../forms/failure-text.ts'
import { useReadErrors } from '../forms/read-errors.ts'
import { useTexts } from '../site.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import styles from './Talk.module.css'

interface Props {
  text: string
  picture?: string
  /** How much of it has left, from 0 to 1, where that takes a while. */
  share?: number
  error: CallError | string | null
  isAway: boolean
  /** Not in a chat that is closed. */
  onAgain?: (() => void) | undefined
  onEdit?: (() => void) | undefined
  onDrop: () => void
}

/** What was written and has not arrived: on its way, waiting for a connection, or refused. */
export function PendingMessage({ text, picture, share, error, isAway, onAgain, onEdit, onDrop }: Props) {
  const t = useTexts('talk')
  const { picture: pictureWord } = useTexts('chats')
  const readErrors = useReadErrors('errors-files')
  const found = error !== null && typeof error === 'object' ? (Object.values(error)[0] ?? 'other') : error
  // whose chats staff have closed reads what is said of any that closes
  const code = found === 'blacklisted' ? 'wrong_status' : found
  // it is refused once there are words for it: an alert is read out as it comes
  const [why, setWhy] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each refusal
  useEffect(() => {
    setWhy('')
    if (code === null) return
    let isPast = false
    readErrors().then((words) => isPast || setWhy(failureText(words, code)))
    return () => {
      isPast = true
    }
  }, [code])
  return (
    <li className={classes(styles.message, styles.own, styles.first)}>
      <div className={classes(styles.bubble, picture && styles.withPicture)}>
        {picture && <img src={picture} alt={pictureWord} className={error === null ? styles.onItsWay : undefined} />}
        {text && <span className={styles.words}>{text}</span>}
      </div>
      {code === null || why === '' ? (
        <p className={styles.state}>
          <Icon d={icons.clock} />
          {isAway ? t.states.waiting : t.states.sending}
          {share !== undefined && <Share of={share} onCancel={onDrop} />}
        </p>
      ) : (
        <p className={classes(styles.state, styles.bad)} role="alert">
          <Icon d={icons.info} />
          {fill(t.not_sent, { why })}{' '}
          {onAgain && (
            <button type="button" className="textbtn xs" onClick={onAgain}>
              {t.again}
            </button>
          )}{' '}
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

/** How much of a picture has left, and a way to call it off until it has: what has left is the server's. */
function Share({ of, onCancel }: { of: number; onCancel: () => void }) {
  const t = useTexts('talk')
  const percent = Math.floor(of * 100)
  return (
    <>
      {/* a log reads out words that change: these don't, and who asks hears the value */}
      <progress className={styles.share} aria-label={t.uploading} value={of} aria-valuetext={fill(t.uploaded, { percent })} />
      {of < 1 && (
        <button type="button" className="textbtn xs" onClick={onCancel}>
          {t.cancel}
        </button>
      )}
    </>
  )
}

import { api } from '../../data-providers/api.ts'
import type { OwnProfile } from '../../schemas/index.ts'
import { TUTOR_STATUS } from '../../schemas/tutor-status.ts'
import { fill } from '../../theme/words.ts'
import { usePress } from '../orders/use-press.ts'
import { useTexts } from '../site.ts'
import { Count } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { groups, missingIn, stateOf } from './groups.ts'
import styles from './Profile.module.css'

interface Step {
  key: string
  name: string
  note: string
  state: 'done' | 'part' | 'free' | 'later'
  href?: string
}

interface Props {
  profile: OwnProfile
  onSaved: (profile: OwnProfile) => void
}

/**
 * The steps that are left to publication with their state; those of the tutor lead to their group. What was saved goes to staff by itself; a photo or a contact,
 * which may be the last that was to be mended, is sent by a button (spec: decisions TUT-1, TUT-7).
 */
export function Road({ profile, onSaved }: Props) {
  const t = useTexts('profile')
  const doing = usePress([])
  const isChecked = profile.status === TUTOR_STATUS.moderation
  const own = groups.map((group): Step => {
    const missing = missingIn(group, profile)
    const state = stateOf(group, profile)
    const words = {
      done: t.road.ready,
      part: missing.map((field) => t.missing[field as keyof typeof t.missing]).join(', '),
      free: t.road.optional,
    }
    return { key: group, name: t.groups[group], note: words[state], state, href: `#${group}` }
  })
  const left = own.filter(({ state }) => state === 'part').length
  const steps: Step[] = [
    ...own,
    { key: 'check', name: t.road.check, note: isChecked ? t.road.checking : t.road.after, state: isChecked ? 'free' : 'later' },
    { key: 'published', name: t.road.published, note: '', state: 'later' },
  ]
  const send = () =>
    doing.run(
      'send',
      () => api.post('/tutor/profile/save', { tutor: { version: profile.version } }),
      t.sent,
      ({ tutor }) => onSaved(tutor),
    )
  return (
    <div className={`sheet col snug ${styles.road}`}>
      <div className="row">
        <h2 className="l">{t.road.title}</h2>
        {left > 0 && (
          <span className="push">
            <span className="hide">{fill(t.road.left, { count: left })}</span>
            <span aria-hidden="true">
              <Count>{left}</Count>
            </span>
          </span>
        )}
      </div>
      <ol>
        {steps.map(({ key, name, note, state, href }, at) => {
          const words = (
            <>
              <span>{name}</span>
              {note && <small>{note}</small>}
            </>
          )
          return (
            <li key={key} className={styles[state]}>
              <span className={styles.dot} aria-hidden="true">
                {state === 'done' ? <Icon d={icons.check} /> : at + 1}
              </span>
              {href ? (
                <a href={href} className={classes(styles.step, 'quiet')}>
                  {words}
                </a>
              ) : (
                <div className={styles.step}>{words}</div>
              )}
            </li>
          )
        })}
      </ol>
      {!isChecked && profile.missing.length === 0 && (
        <Button busy={doing.busy !== null} onClick={send}>
          {t.send}
        </Button>
      )}
    </div>
  )
}

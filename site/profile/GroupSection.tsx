import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { OwnProfile } from '../../schemas/index.ts'
import { fill } from '../../theme/words.ts'
import { laterStyle } from '../browser/later-style.ts'
import { useSite, useTexts } from '../site.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { showToast } from '../ui/Toast.tsx'
import type { EditorProps } from './GroupEditor.tsx'
import { type Group, missingIn, stateOf } from './groups.ts'
import styles from './Profile.module.css'
import { Summary } from './Summary.tsx'

interface Props {
  group: Group
  profile: OwnProfile
  isOpen: boolean
  onTurn: (isOpen: boolean) => void
  onSaved: (profile: OwnProfile) => void
}

/** A group as it is read, with its progress; its form is fetched when it is opened. */
export function GroupSection({ group, profile, isOpen, onTurn, onSaved }: Props) {
  const { fetchTexts } = useSite()
  const t = useTexts('profile')
  const common = useTexts('common')
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null)
  const state = stateOf(group, profile)
  const count = missingIn(group, profile).length

  const load = () =>
    Promise.all([
      import('./GroupEditor.tsx'),
      fetchTexts('profile-forms', 'week-grid', 'joining', 'auth', 'errors', 'errors-files', 'errors-requests', 'enums-dates'),
      laterStyle(),
    ])
  const open = useRef(load)
  open.current = load
  const turn = useRef(onTurn)
  turn.current = onTurn
  const failed = common.failed.network
  useEffect(() => {
    if (!isOpen || Editor) return
    open.current().then(
      ([{ GroupEditor }]) => setEditor(() => GroupEditor),
      () => {
        turn.current(false)
        showToast({ text: failed, tone: 'bad' }, common)
      },
    )
  }, [isOpen, Editor, failed, common])

  const close = () => {
    onTurn(false)
    requestAnimationFrame(() => document.getElementById(`${group}-edit`)?.focus())
  }
  return (
    <section id={group} tabIndex={-1} className="col" aria-labelledby={`${group}-title`}>
      <div className={styles.head}>
        <h2 id={`${group}-title`}>{t.groups[group]}</h2>
        <span className="push">
          {state === 'part' ? (
            <Badge tone="mark" icon={icons.clock}>
              {fill(t.state.missing, { count })}
            </Badge>
          ) : (
            // what is being changed is not done
            !isOpen && (
              <span className={state === 'done' ? styles.ready : 's soft'}>
                {state === 'done' && <Icon d={icons.check} />}
                {state === 'done' ? t.state.ready : t.state.optional}
              </span>
            )
          )}
        </span>
      </div>
      {isOpen && Editor ? (
        <Editor {...{ group, profile, onSaved }} onClose={close} />
      ) : (
        <div className={styles.sum}>
          <Summary group={group} profile={profile} />
          <Button
            id={`${group}-edit`}
            look="line"
            small
            busy={isOpen}
            aria-label={`${t.edit}: ${t.groups[group]}`}
            onPointerEnter={() => void load().catch(() => {})}
            onClick={() => onTurn(true)}
          >
            {t.edit}
          </Button>
        </div>
      )}
    </section>
  )
}

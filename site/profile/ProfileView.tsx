import { useEffect, useState } from 'react'
import type { OwnProfile } from '../../schemas/index.ts'
import { TUTOR_STATUS } from '../../schemas/tutor-status.ts'
import { pathTo } from '../routes.ts'
import { useHref, useTexts } from '../site.ts'
import { Badge } from '../ui/Badge.tsx'
import { Note } from '../ui/Note.tsx'
import { readDraft } from './drafts.ts'
import { GroupSection } from './GroupSection.tsx'
import { type Group, groups, textsWait } from './groups.ts'
import styles from './Profile.module.css'
import { Road } from './Road.tsx'

const { published, inactive, school, moderation, needs_revision } = TUTOR_STATUS
/** Statuses in which everybody sees the profile. */
const SEEN: readonly number[] = [published, inactive, school]

/** The tutor's editor: each group is read, opened and saved by itself. */
export function ProfileView({ read }: { read: OwnProfile }) {
  const [profile, setProfile] = useState(read)
  const [open, setOpen] = useState<readonly Group[]>([])
  const t = useTexts('profile')
  const enums = useTexts('enums-tutors')
  const href = useHref()
  const { id, status, delete_requested_at } = profile
  const isSeen = SEEN.includes(status)
  const isLeaving = delete_requested_at !== null
  const isAtPage = isSeen && !isLeaving && !textsWait(profile)

  useEffect(() => setProfile(read), [read])
  // what was typed before the page was left is there again
  useEffect(() => setOpen(groups.filter((group) => readDraft(id, group) !== null)), [id])

  const turn = (group: Group, isOpen: boolean) => setOpen((shown) => (isOpen ? [...shown, group] : shown.filter((one) => one !== group)))
  return (
    <div className="col wide">
      <div className="col snug">
        <div className="row">
          <h1>{t.title}</h1>
          <Badge tone={isSeen && status !== inactive ? 'ok' : status === needs_revision ? 'mark' : 'gone'}>
            {enums.tutor_status[status as keyof typeof enums.tutor_status]}
          </Badge>
          <a className="push" href={href(isAtPage ? pathTo('tutor', { id }) : pathTo('profilePreview'))}>
            {t.preview}
          </a>
        </div>
        <p className="soft read">{t.lead}</p>
      </div>
      {status === needs_revision && (
        <Note tone="mark">
          <b>{t.revision}</b>
          <p className={styles.words}>{profile.revision_comment}</p>
        </Note>
      )}
      {status === moderation && (
        <Note tone="info">
          <b>{t.moderation.title}</b> {t.moderation.text}
        </Note>
      )}
      {status === inactive && !isLeaving && (
        <Note tone="mark">
          <b>{t.inactive.title}</b> {t.inactive.text}
        </Note>
      )}
      <div className={isSeen ? undefined : `split ${styles.split}`}>
        {!isSeen && (
          <aside className={styles.aside} aria-label={t.road.title}>
            <Road profile={profile} onSaved={setProfile} />
          </aside>
        )}
        <div className={styles.groups}>
          {groups.map((group) => (
            <GroupSection
              key={group}
              {...{ group, profile }}
              isOpen={open.includes(group)}
              onTurn={(isOpen) => turn(group, isOpen)}
              onSaved={setProfile}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

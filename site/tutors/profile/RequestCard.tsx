import type { TutorProfile } from '../../../schemas/index.ts'
import { formatRelativeDay } from '../../../theme/dates.ts'
import { daysBetween } from '../../../theme/zones.ts'
import { wholeDay } from '../../orders/when.ts'
import { useSite, useTexts } from '../../site.ts'
import { RequestButton } from '../RequestButton.tsx'
import { nextFree, noonOf } from '../schedule.ts'
import { TutorPrice } from '../TutorPrice.tsx'
import styles from './RequestCard.module.css'

const SECOND = 1000

interface Props {
  tutor: TutorProfile
  /** Seen, but not pressed. */
  inert: boolean
}

/** Price, request and the next free time beside the profile on wide screens. */
export function RequestCard({ tutor, inert }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('tutors')
  const now = Math.floor(Date.now() / SECOND)
  const next = tutor.schedule_updated_recently && !tutor.is_catalog_disabled ? nextFree(tutor.schedule, now, edition) : null
  return (
    <aside className={`${styles.card} sticky from-l`} aria-label={t.request} inert={inert}>
      <div className="sheet col">
        <TutorPrice tutor={tutor} />
        <RequestButton tutor={tutor} full />
        <p className="s soft">{tutor.is_catalog_disabled ? t.unavailable : t.promise}</p>
        {next && (
          <>
            <hr className="rule" />
            <p className="s">
              <b>{t.next_free}</b> {dayOf(next.date)} {next.times.join(', ')}
            </p>
          </>
        )}
      </div>
    </aside>
  )

  function dayOf(date: string): string {
    const noon = noonOf(date, edition)
    return daysBetween(edition.timeZone, now, noon) < 2 ? formatRelativeDay(noon, now, edition, language) : wholeDay(noon, edition, language)
  }
}

/** The same at the foot of narrow screens; it ends with the profile, so that it never covers the footer (spec: decisions WEB-16). */
export function RequestBar({ tutor, inert }: Props) {
  const t = useTexts('tutors')
  return (
    <aside className={`${styles.bar} to-l`} data-location="sticky_bar" aria-label={t.request} inert={inert}>
      <div>
        <TutorPrice tutor={tutor} />
        {tutor.is_catalog_disabled && <p className="s soft">{t.unavailable}</p>}
      </div>
      <RequestButton tutor={tutor} />
    </aside>
  )
}

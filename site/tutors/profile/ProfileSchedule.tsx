import { languageTag } from '../../../editions/languages.ts'
import type { TutorProfile } from '../../../schemas/index.ts'
import { isSchoolTutor } from '../../../schemas/tutor-price.ts'
import { plural } from '../../../theme/words.ts'
import { wholeDay } from '../../orders/when.ts'
import { useSite, useTexts } from '../../site.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { RequestButton } from '../RequestButton.tsx'
import { type Day, daysOf, isFolded, isStale, noonOf } from '../schedule.ts'
import styles from './ProfileSchedule.module.css'

/**
 * Free times of a week: dated for a school tutor, by weekday for others. A week with a long day is unfolded over the page before the tutor
 * is contacted, any other contacts at once (spec: public 4, schedule widget).
 */
export function ProfileSchedule({ tutor, variant }: { tutor: TutorProfile; variant: number }) {
  const t = useTexts('tutors').schedule
  const { close } = useTexts('common')
  const { edition, language } = useSite()
  const isDated = isSchoolTutor(tutor)
  const now = Math.floor(Date.now() / 1000)
  const days = daysOf(tutor.schedule, isDated, now, edition)
  const isEmpty = days.every(({ times }) => times.length === 0)
  const stale = isStale(variant, tutor)
  const dayMonth = (date?: string | null) => (date ? wholeDay(noonOf(date, edition), edition, language) : '')
  const about = isDated
    ? plural(t.school_text, days.length, edition, language, { from: dayMonth(days[0]?.date), to: dayMonth(days.at(-1)?.date) })
    : t.text
  return (
    <section id="shedule" className="col" aria-labelledby="schedule-title">
      <div className="row">
        <h2 id="schedule-title">{t.title}</h2>
        {stale ? <Badge>{t.stale}</Badge> : tutor.schedule_updated_recently && <span className="s soft">{t.recent}</span>}
      </div>
      <p className="soft">{isEmpty ? [t.nothing, !tutor.is_catalog_disabled && t.ask].filter(Boolean).join(' ') : about}</p>
      {!isEmpty && (
        <>
          <div className={stale ? styles.stale : isFolded(days) ? 'screen' : undefined} inert={stale}>
            <Week days={days} />
          </div>
          {isFolded(days) && !stale ? (
            <Button look="line" popoverTarget="whole-week">
              {t.more}
            </Button>
          ) : (
            <RequestButton tutor={tutor} look="line" />
          )}
        </>
      )}
      {isFolded(days) && !stale && (
        <Popover id="whole-week" title={t.title} close={close} className={`${styles.whole} printed`}>
          <div className={`${styles.inside} col`}>
            <Week days={days} whole />
            <RequestButton tutor={tutor} full />
          </div>
        </Popover>
      )}
    </section>
  )
}

/** Seven columns of times; collapsed, a long day says how many it leaves out. */
function Week({ days, whole }: { days: readonly Day[]; whole?: boolean }) {
  const { edition, language } = useSite()
  const t = useTexts('tutors').schedule
  const weekdays: Readonly<Record<number, string>> = useTexts('enums-dates').weekdays_short
  const dates = new Intl.DateTimeFormat(languageTag(edition, language), { timeZone: edition.timeZone, day: 'numeric', month: 'short' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={styles.week} tabIndex={0} aria-label={t.week}>
      {days.map(({ weekday, date, isToday, times, first }) => (
        <li key={weekday} className={isToday ? styles.today : undefined} aria-current={isToday ? 'date' : undefined}>
          <b className="s">{weekdays[weekday]}</b>
          {date && <span className="xs soft">{isToday ? t.today : dates.format(noonOf(date, edition) * 1000)}</span>}
          {(whole ? times : first).map((time) => (
            <time key={time}>{time}</time>
          ))}
          {times.length === 0 && <span className="xs soft">{t.none}</span>}
          {!whole && times.length > first.length && <span className="xs soft">+{times.length - first.length}</span>}
        </li>
      ))}
    </ul>
  )
}

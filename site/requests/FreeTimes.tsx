import { formatDay } from '../../theme/dates.ts'
import { daysOf, noonOf } from '../tutors/schedule.ts'
import styles from './Steps.module.css'
import type { StepProps } from './step.ts'

/** When a school tutor is free in the seven days from today, so that the wish fits (spec: public 4, status 6). */
export function FreeTimes({ offer: { week }, t, edition, language }: Pick<StepProps, 'offer' | 't' | 'edition' | 'language'>) {
  if (!week) return null
  const now = Math.floor(Date.now() / 1000)
  const days = daysOf(week, true, now, edition).filter(({ times }) => times.length > 0)
  if (days.length === 0) return null
  return (
    <section className="col snug" aria-labelledby="free-times">
      <h2 id="free-times" className="l">
        {t.details.free}
      </h2>
      <dl className={styles.free}>
        {days.map(({ date, times }) => (
          <div key={date}>
            <dt>{date && formatDay(noonOf(date, edition), now, edition, language)}</dt>
            <dd>{times.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

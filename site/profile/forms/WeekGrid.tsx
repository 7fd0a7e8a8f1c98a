import { useState } from 'react'
import { languageTag } from '../../../editions/languages.ts'
import { slotTime } from '../../../theme/schedule.ts'
import { formatTenths } from '../../../theme/tenths.ts'
import { useWeekStrokes } from '../../../theme/use-week-strokes.ts'
import { hoursOf, type Week, weekdays, withCopy } from '../../../theme/week.ts'
import { fill } from '../../../theme/words.ts'
import { zoneName } from '../../orders/zone-name.ts'
import { useSite, useTexts } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import styles from './WeekGrid.module.css'

interface Props {
  week: Week
  onChange: (week: Week) => void
}

/** Free half hours of a week; a day is copied to others. */
export function WeekGrid({ week, onChange }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('week-grid')
  const names = useTexts('enums-dates')
  const { isWhole, setWhole, slots, hours, grid, cell, day: shown, setDay } = useWeekStrokes(week, onChange)
  const [isFolded, setFolded] = useState(false)
  const [copied, setCopied] = useState<number | null>(null)
  const dayName = (day: number) => names.weekdays[day as keyof typeof names.weekdays]

  return (
    <div className="col snug">
      <div className="row">
        <span className="s soft" role="status">
          {fill(t.hours, { count: formatTenths(hours, edition, language) })} · {zoneName(edition, languageTag(edition, language))}
        </span>
        <div className={styles.tools}>
          <Button look="bare" small onClick={() => onChange({})}>
            {t.clear_week}
          </Button>
          <Button look="bare" small onClick={() => setWhole(!isWhole)}>
            {isWhole ? t.usual_day : t.whole_day}
          </Button>
        </div>
      </div>
      <p className="s soft">{t.grid_hint}</p>
      <div {...grid} className={classes(styles.root, isWhole && styles.whole, edition.dayHalves && styles.halves)}>
        {weekdays.map((day) => {
          const isOpen = day === shown && !isFolded
          // of another day that was taken: what is pasted here
          const from = copied === day ? null : copied
          return (
            <fieldset key={day} className={classes(styles.day, !isOpen && styles.folded)} aria-label={dayName(day)}>
              <b className="from-m">{dayName(day)}</b>
              {/* a telephone shows one day at a time */}
              <button
                type="button"
                className={`${styles.turn} to-m`}
                aria-expanded={isOpen}
                onClick={() => {
                  setFolded(isOpen)
                  setDay(day)
                }}
              >
                {dayName(day)}
                <Icon d={icons.next} turn={isOpen ? 'up' : 'down'} />
              </button>
              <span className={styles.hours}>{hoursOf(week[day] ?? [], edition).join(', ') || t.no_time}</span>
              <Button
                look="bare"
                small
                className={styles.copy ?? ''}
                aria-label={fill(from === null ? t.copy_of : t.paste_of, { from: dayName(from ?? day), day: dayName(day) })}
                aria-pressed={copied === day}
                onClick={() => (from === null ? setCopied(copied === day ? null : day) : onChange(withCopy(week, from, day)))}
              >
                {from === null ? t.copy : t.paste}
              </Button>
              <div className={styles.slots}>
                {slots.map((slot) => (
                  <button key={slot} {...cell(day, slot)} type="button" aria-label={`${dayName(day)} ${slotTime(slot, edition)}`}>
                    <span aria-hidden="true">{slotTime(slot, edition)}</span>
                  </button>
                ))}
              </div>
            </fieldset>
          )
        })}
      </div>
    </div>
  )
}

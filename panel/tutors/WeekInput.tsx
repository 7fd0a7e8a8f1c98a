import { styled } from '@mui/material/styles'
import { useInput, useTranslate } from 'react-admin'
import { slotTime } from '../../theme/schedule.ts'
import { useWeekStrokes } from '../../theme/use-week-strokes.ts'
import { hoursOf, likeMonday, type Week, weekdays } from '../../theme/week.ts'
import { useEdition } from '../edition.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'

/** A day is a line of half hours where there is room, lines of four hours on a phone. */
const Day = styled('div')<{ columns: number }>(({ theme, columns }) => ({
  display: 'grid',
  gap: '.25rem .5rem',
  alignItems: 'center',
  gridTemplateColumns: '2.5rem 1fr',
  gridTemplateAreas: '"name hours" "slots slots"',
  '& .hours': { gridArea: 'hours', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .slots': {
    gridArea: 'slots',
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    touchAction: 'pan-y',
    userSelect: 'none',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2.5rem minmax(0, 1fr) 7.5rem',
    gridTemplateAreas: '"name slots hours"',
    '& .slots': { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  },
}))
const Slot = styled('button')(({ theme }) => ({
  minHeight: '2rem',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'var(--sunk)',
  color: 'var(--ink-2)',
  font: 'inherit',
  fontSize: 'var(--t-xs)',
  cursor: 'pointer',
  '&[aria-pressed=true]': { background: 'var(--accent-tint)', borderColor: 'var(--accent)', color: 'var(--ink)' },
  '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: -1, position: 'relative', zIndex: 1 },
  // the head says it for all days
  [theme.breakpoints.up('md')]: { '& > span': { display: 'none' } },
}))
const Head = styled('div')<{ columns: number }>(({ theme, columns }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    margin: '0 8rem 0 3rem',
    color: 'var(--ink-2)',
    fontSize: 'var(--t-xs)',
    '& > span': { gridColumn: 'span 2' },
  },
}))

/** Free half hours of a week. */
export function WeekInput({ source }: { source: string }) {
  const { field } = useInput({ source })
  const edition = useEdition()
  const translate = useTranslate()
  const week = (field.value ?? {}) as Week
  const { isWhole, setWhole, slots, hours, grid, cell } = useWeekStrokes(week, field.onChange)
  const columns = slots.length
  return (
    <div style={{ display: 'grid', gap: '.5rem' }}>
      <Row>
        <Soft>{translate('tutors.week.hours', { hours, zone: edition.timeZone })}</Soft>
        <Push />
        <Button variant="text" onClick={() => field.onChange({})}>
          {translate('tutors.week.clear')}
        </Button>
        <Button variant="outlined" onClick={() => field.onChange(likeMonday(week))}>
          {translate('tutors.week.like_monday')}
        </Button>
      </Row>
      <div {...grid} style={{ display: 'grid', gap: '.375rem' }}>
        <Head columns={columns} aria-hidden="true">
          {slots
            .filter((slot) => slot % 2 === 1)
            .map((slot) => (
              <span key={slot}>{(slot - 1) / 2}</span>
            ))}
        </Head>
        {weekdays.map((day) => (
          <Day key={day} columns={columns} role="group" aria-label={translate(`enums.weekdays_short.${day}`)}>
            <b>{translate(`enums.weekdays_short.${day}`)}</b>
            <span className="hours">
              <Soft>{hoursOf(week[day] ?? [], edition).join(', ') || translate('tutors.week.none')}</Soft>
            </span>
            <div className="slots">
              {slots.map((slot) => (
                <Slot
                  key={slot}
                  {...cell(day, slot)}
                  type="button"
                  aria-label={`${translate(`enums.weekdays_short.${day}`)} ${slotTime(slot, edition)}`}
                >
                  <span aria-hidden="true">{slotTime(slot, edition)}</span>
                </Slot>
              ))}
            </div>
          </Day>
        ))}
      </div>
      <Row>
        <Soft>{translate('tutors.week.hint')}</Soft>
        <Push />
        <Button variant="text" onClick={() => setWhole(!isWhole)}>
          {translate(isWhole ? 'tutors.week.usual' : 'tutors.week.whole')}
        </Button>
      </Row>
    </div>
  )
}

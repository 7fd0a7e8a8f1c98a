import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'react-admin'
import type { Hours } from '../../theme/shifts.ts'
import { Button } from '../ui/Button.tsx'
import { Column, Push, Row } from '../ui/boxes.ts'
import { asEveryWeek, type Cell, exceptionIn, hoursIn, type Plan, type Scope, withHours } from './plan.ts'
import { useWords } from './words.ts'

const Scopes = styled(ToggleButtonGroup)({
  '& .MuiToggleButton-root': { textTransform: 'none', color: 'var(--ink)', borderColor: 'var(--edge)' },
  '& .Mui-selected.MuiToggleButton-root': { background: 'var(--accent-soft)', color: 'var(--accent)' },
})

interface Props {
  plan: Plan
  at: Cell
  scope: Scope
  onScope: (scope: Scope) => void
  onChange: (plan: Plan) => void
}

/** The hours of a day: of every week, or of this date alone. */
export function DayEditor({ plan, at, scope, onScope, onChange }: Props) {
  const translate = useTranslate()
  const words = useWords()
  const hours = hoursIn(plan, at)
  const exception = exceptionIn(plan, at)
  const set = (change: Partial<Hours>) => onChange(withHours(plan, at, { ...hours, ...change }, scope))
  const choose = (next: Scope | null) => {
    if (next === null) return
    onScope(next)
    // what differs on this date alone is then so every week
    if (next === 'week' && exception) onChange(withHours(plan, at, hours, 'week'))
  }
  return (
    <Column>
      <Row>
        <Scopes exclusive size="small" value={scope} onChange={(_, next) => choose(next)} aria-label={translate('schedule.how_often')}>
          <ToggleButton value="week">{translate('schedule.every', { day: words.weekday(at.date) })}</ToggleButton>
          <ToggleButton value="date">{translate('schedule.only', { date: words.day(at.date) })}</ToggleButton>
        </Scopes>
        <Push />
        <FormControlLabel
          labelPlacement="start"
          control={<Switch checked={hours.active} onChange={(_, active) => set({ active })} />}
          label={translate('schedule.works')}
        />
      </Row>
      <Row style={{ alignItems: 'end' }}>
        <Time label={translate('schedule.from')} value={hours.from} isOff={!hours.active} onChange={(from) => set({ from })} />
        <Time label={translate('schedule.to')} value={hours.to} isOff={!hours.active} onChange={(to) => set({ to })} />
        <Push />
        {exception && (
          <Button variant="text" icon="refresh" onClick={() => onChange(asEveryWeek(plan, at))}>
            {translate('schedule.back_to_week')}
          </Button>
        )}
      </Row>
    </Column>
  )
}

interface TimeProps {
  label: string
  value: string
  isOff: boolean
  onChange: (time: string) => void
}

/** What is typed counts as soon as it is a time. */
const Time = ({ label, value, isOff, onChange }: TimeProps) => (
  <TextField
    type="time"
    label={label}
    value={value}
    disabled={isOff}
    sx={{ flex: '1 1 7rem', maxWidth: '10rem' }}
    onChange={({ target }) => /^\d\d:\d\d$/.test(target.value) && onChange(target.value)}
  />
)

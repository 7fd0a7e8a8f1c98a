import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PLOTTED_DAYS, USUAL_DAYS } from '../../schemas/desktop-terms.ts'
import { formatTime } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Button } from '../ui/Button.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { type Period, useLastDays } from './period.ts'

const WEEK = 7
const lengths = [WEEK, USUAL_DAYS, PLOTTED_DAYS - 2]
const DAY_MS = 86_400_000
const daysAfter = (day: string, n: number) => new Date(Date.parse(day) + n * DAY_MS).toISOString().slice(0, 10)
/** Fields have their names above them. */
const atFoot = { alignItems: 'end' }
const day = { type: 'date', size: 'small', required: true, fullWidth: false, sx: { width: '10.5rem' } } as const

interface Props {
  period: Period
  onChange: (period: Period) => void
  /** When what is shown was counted. */
  countedAt: number | undefined
}

/** Which days are plotted: the last week, month, three months, or from one day to another. */
export function PeriodSheet({ period, onChange, countedAt }: Props) {
  const edition = useEdition()
  const translate = useTranslate()
  const lastDays = useLastDays()
  const isLast = (n: number) => lastDays(n).from === period.from && lastDays(n).to === period.to
  return (
    <Sheet
      title="desktop.period.title"
      actions={countedAt !== undefined && <Soft>{translate('desktop.counted', { time: formatTime(countedAt, edition) })}</Soft>}
    >
      <Row sx={atFoot}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={lengths.find(isLast) ?? null}
          onChange={(_, n) => n && onChange(lastDays(n))}
          aria-label={translate('desktop.period.title')}
        >
          {lengths.map((n) => (
            <ToggleButton key={n} value={n}>
              {translate('desktop.period.days', { n })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Between key={`${period.from} ${period.to}`} period={period} onChange={onChange} />
      </Row>
    </Sheet>
  )
}

function Between({ period, onChange }: Omit<Props, 'countedAt'>) {
  const translate = useTranslate()
  const [{ from, to }, setTyped] = useState(period)
  const last = useLastDays()(1).to
  return (
    <Row
      as="form"
      sx={atFoot}
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ from, to })
      }}
    >
      <TextField
        {...day}
        label={translate('desktop.period.from')}
        value={from}
        onChange={({ target }) => setTyped({ from: target.value, to })}
        slotProps={{ htmlInput: { max: to, ...(to && { min: daysAfter(to, 1 - PLOTTED_DAYS) }) } }}
      />
      <TextField
        {...day}
        label={translate('desktop.period.to')}
        value={to}
        onChange={({ target }) => setTyped({ from, to: target.value })}
        slotProps={{ htmlInput: { max: last } }}
      />
      <Button type="submit" variant="outlined">
        {translate('desktop.period.show')}
      </Button>
    </Row>
  )
}

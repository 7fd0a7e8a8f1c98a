import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { Button } from '../ui/Button.tsx'
import { Column, Push, Row, Soft } from '../ui/boxes.ts'
import { useIsWide } from '../ui/is-wide.ts'
import { Sheet, sheetLook } from '../ui/Sheet.tsx'
import { Changes } from './Changes.tsx'
import { DayEditor } from './DayEditor.tsx'
import { DayList } from './DayList.tsx'
import { Gaps } from './Gaps.tsx'
import { type Cell, exceptionIn, type Manager, type Plan, type Scope } from './plan.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { useWords } from './words.ts'

const Box = styled('section')({ ...sheetLook, padding: 0, minWidth: 0, '& > .part': { padding: '.75rem 1rem', borderTop: '1px solid var(--rule)' } })
const Mark = styled('span')({ padding: '.0625rem .4375rem', borderRadius: 'var(--r-s)', fontSize: 'var(--t-xs)', fontWeight: 600 })

interface Props {
  /** As it is stored. */
  opened: Plan
  managers: readonly Manager[]
  week: readonly string[]
  today: string
}

/** A week of all managers, the day that is being changed, and what was changed so far. */
export function WeekSheet({ opened, managers, week, today }: Props) {
  const { field } = useInput({ source: 'schedule' })
  const translate = useTranslate()
  const words = useWords()
  const id = useId()
  const isWide = useIsWide()
  const [chosen, setChosen] = useState<Cell | null>(null)
  const [wanted, setScope] = useState<Scope>('week')
  const plan = field.value as Plan
  const at = chosen && week.includes(chosen.date) ? chosen : null
  // what is an exception already is changed as one
  const scopeOf = (cell: Cell): Scope => (exceptionIn(plan, cell) ? 'date' : wanted)
  const editor = at && <DayEditor key={`${at.id} ${at.date}`} {...{ plan, at }} scope={scopeOf(at)} onScope={setScope} onChange={field.onChange} />
  const title = at ? `${managers.find(({ id }) => id === at.id)?.name}, ${words.weekday(at.date)} ${words.day(at.date)}` : ''
  const table = { plan, managers, week, today, at, onChoose: setChosen }
  return (
    <Column>
      <Gaps {...{ plan, managers, week, today }} />
      <Box aria-label={translate('menu.admins_schedule')}>
        {isWide ? <WeekGrid {...table} scopeOf={scopeOf} onChange={field.onChange} /> : <DayList {...table} />}
        <Row className="part">
          <Mark style={{ background: 'var(--accent-soft)', color: 'var(--accent)' }}>{translate('schedule.every_week')}</Mark>
          <Mark style={{ background: 'var(--info-soft)', color: 'var(--info)' }}>{translate('schedule.only_date')}</Mark>
          <Push />
          <Soft>
            {translate('schedule.hint')} {isWide && translate('schedule.keys')}
          </Soft>
        </Row>
        <Changes opened={opened} plan={plan} managers={managers} />
      </Box>
      {isWide ? (
        editor && (
          <div style={{ maxWidth: '36rem' }}>
            <Sheet title={title}>{editor}</Sheet>
          </div>
        )
      ) : (
        <Dialog open={at !== null} onClose={() => setChosen(null)} fullWidth aria-labelledby={id}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>{editor}</DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={() => setChosen(null)}>
              {translate('common.close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Column>
  )
}

import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { momentOf, shiftAt } from '../../theme/shifts.ts'
import { useEdition } from '../edition.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Soft } from '../ui/boxes.ts'
import { type Manager, type Plan, plannedOf } from './plan.ts'
import { useNow } from './use-now.ts'
import { useWords } from './words.ts'

const Box = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  textAlign: 'left',
  '& b': { display: 'block', color: 'var(--ink)' },
})

/** A manager, and until when they are on shift now. */
export function Person({ manager: { id, name, avatar, receives_calls }, plan }: { manager: Manager; plan: Plan }) {
  const { timeZone } = useEdition()
  const translate = useTranslate()
  const words = useWords()
  const shift = shiftAt(plannedOf(plan, id), momentOf(timeZone, useNow()))
  return (
    <Box>
      <Avatar url={avatar} name={name} size={32} />
      <span>
        <b>{name}</b>
        <Soft style={{ fontWeight: 400 }}>
          {shift ? translate('schedule.until', { time: words.time(shift.to) }) : translate('schedule.not_on_shift')}
          {!receives_calls && `, ${translate('schedule.no_calls')}`}
        </Soft>
      </span>
    </Box>
  )
}

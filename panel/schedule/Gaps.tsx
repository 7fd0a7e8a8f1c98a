import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { gapsOn } from '../../theme/shifts.ts'
import { useEdition } from '../edition.ts'
import { Icon } from '../ui/Icon.tsx'
import { type Manager, type Plan, plannedOf } from './plan.ts'
import { useWords } from './words.ts'

const Box = styled('div')({
  display: 'flex',
  gap: '.75rem',
  padding: '.75rem 1rem',
  borderRadius: 'var(--r-m)',
  background: 'var(--mark-soft)',
  color: 'var(--mark-ink)',
  '& > svg': { flex: 'none', marginTop: '.125rem' },
  '& p': { margin: 0 },
})

/** Hours of the week, from today on, in which nobody works though the site names them. */
export function Gaps({ plan, managers, week, today }: { plan: Plan; managers: readonly Manager[]; week: readonly string[]; today: string }) {
  const edition = useEdition()
  const translate = useTranslate()
  const words = useWords()
  const plans = managers.map(({ id }) => plannedOf(plan, id))
  const gaps = week
    .filter((date) => date >= today)
    .flatMap((date) => {
      const spans = gapsOn(date, plans, edition)
      return spans.length > 0 ? [`${words.weekday(date)} ${Number(date.slice(8))}: ${spans.map(words.span).join(', ')}`] : []
    })
  if (gaps.length === 0) return null
  return (
    <Box role="status">
      <Icon name="info" />
      <p>
        <b>{translate('schedule.uncovered')}</b> {gaps.join('; ')}. {translate('schedule.uncovered_why')}
      </p>
    </Box>
  )
}

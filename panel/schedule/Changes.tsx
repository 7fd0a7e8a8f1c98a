import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Hours } from '../../theme/shifts.ts'
import { Button } from '../ui/Button.tsx'
import { Push, Row } from '../ui/boxes.ts'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { SaveButton } from '../ui/form/SaveButton.tsx'
import { differences, type Manager, type Plan } from './plan.ts'
import { useWords } from './words.ts'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& del': { background: 'var(--bad-soft)', color: 'var(--bad)' },
  '& ins': { background: 'var(--accent-tint)', color: 'var(--ink)' },
})
const MOST = 5

/** What was changed and is not saved yet; the latest of it where it is much. */
export function Changes({ opened, plan, managers }: { opened: Plan; plan: Plan; managers: readonly Manager[] }) {
  const translate = useTranslate()
  const words = useWords()
  const { reset } = useFormContext()
  const { isSubmitting } = useFormState()
  const changes = Object.entries(differences(opened, plan))
  if (changes.length === 0) return <FormProblem />
  const hours = (value: Hours | undefined) => (value ? words.hours(value) : translate('schedule.every_week'))
  return (
    <Row className="part">
      <div>
        <b role="status">{translate('schedule.changes', { smart_count: changes.length })}</b>
        <List>
          {changes.slice(0, MOST).map(([key, { was, is }]) => (
            <li key={key}>
              {words.entry(key, managers)}: <del>{hours(was)}</del> <ins>{hours(is)}</ins>
            </li>
          ))}
          {changes.length > MOST && <li>{translate('schedule.more', { smart_count: changes.length - MOST })}</li>}
        </List>
        <FormProblem />
      </div>
      <Push />
      <Button variant="outlined" disabled={isSubmitting} onClick={() => reset({ schedule: opened })}>
        {translate('schedule.discard')}
      </Button>
      <SaveButton />
    </Row>
  )
}

import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { Row } from '../ui/boxes.ts'
import { isForward, type PlainActionName, plainActionNames } from './actions.ts'
import { DeleteButton } from './DeleteButton.tsx'
import { FirstClassButton } from './FirstClassButton.tsx'
import { LostButton } from './LostButton.tsx'
import { useOrder } from './order-record.ts'
import { PaidButton } from './PaidButton.tsx'
import { PauseButton } from './PauseButton.tsx'
import { StatusActionButton } from './StatusActionButton.tsx'

const Bar = styled(Row)({
  padding: '.75rem',
  background: 'var(--surface)',
  border: '1px solid var(--rule)',
  borderRadius: 'var(--r-m)',
})

const plain = (actions: PlainActionName[]): Record<string, ComponentType> =>
  Object.fromEntries(actions.map((action) => [action, () => <StatusActionButton action={action} />]))
const texts: PlainActionName[] = ['sms_client', 'sms_tutor']
/** What moves the order on, what holds it, whom it tells; some of it asks for something first. */
const steps: Record<string, ComponentType> = {
  set_first_class: FirstClassButton,
  set_paid: PaidButton,
  ...plain(plainActionNames.filter((action) => !texts.includes(action))),
  set_pause: PauseButton,
  ...plain(texts),
}
/** The way out stands apart, at the far end. */
const ends: Record<string, ComponentType> = { set_lost: LostButton, delete: DeleteButton }

/** What can be done with the order now: exactly the actions the server opened to this reader (spec: decisions ORD-8). */
export function ActionBar() {
  const { actions, status } = useOrder()
  const translate = useTranslate()
  const draw = (buttons: Record<string, ComponentType>) =>
    Object.entries(buttons)
      .filter(([name]) => actions.includes(name))
      .sort(([a], [b]) => Number(isForward(b, status)) - Number(isForward(a, status)))
      .map(([name, Button]) => <Button key={name} />)
  const [first, last] = [draw(steps), draw(ends)]
  if (first.length + last.length === 0) return null
  return (
    <Bar as="section" aria-label={translate('orders.bar')}>
      {first}
      <Row style={{ marginLeft: 'auto' }}>{last}</Row>
    </Bar>
  )
}

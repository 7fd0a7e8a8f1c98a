import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { OrderTutorForStaff } from '../../schemas/index.ts'
import { STATUS } from '../../schemas/order-status.ts'
import { Button } from '../ui/Button.tsx'
import { FirstRows } from '../ui/list/FirstRows.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { OnlyPersonalSwitch } from './OnlyPersonalSwitch.tsx'
import { useOrder } from './order-record.ts'
import { TutorLine } from './TutorLine.tsx'

const FindTutorDialog = onDemand(() => import('./FindTutorDialog.tsx'), 'FindTutorDialog')

/** So many tutors are read at a glance; those who answered are never hidden. */
const FEW = 6

/** The appointed tutor, all who were asked, and who was appointed before, with what can be done about each. */
export function TutorsSheet() {
  const { status, appointed_tutors, potential_tutors, actions } = useOrder()
  const [isFinding, setFinding] = useState(false)
  const translate = useTranslate()
  const isTeaching = ({ state }: OrderTutorForStaff) => state === 'appointed'
  const rows = [...appointed_tutors.filter(isTeaching), ...potential_tutors, ...appointed_tutors.filter((row) => !isTeaching(row))]
  const answered = rows.filter(({ state }) => state === 'appointed' || state === 'responded').length
  const find = actions.includes('appoint_tutor') && (
    <Button icon="search" variant="text" onClick={() => setFinding(true)}>
      {translate('orders.find_tutor')}
    </Button>
  )
  return (
    <Sheet title={translate('orders.tutors')} actions={find}>
      <OnlyPersonalSwitch />
      {rows.length === 0 ? (
        <p style={{ margin: 0 }}>{translate(status === STATUS.potential ? 'orders.no_matching' : 'orders.no_tutors')}</p>
      ) : (
        <FirstRows of={rows} most={Math.max(FEW, answered)}>
          {(row) => <TutorLine key={row.response_id} row={row} />}
        </FirstRows>
      )}
      {isFinding && <FindTutorDialog onClose={() => setFinding(false)} />}
    </Sheet>
  )
}

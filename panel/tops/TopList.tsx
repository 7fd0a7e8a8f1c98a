import { BooleanInput, List, NumberInput, TextField } from 'react-admin'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { DayInput } from '../ui/form/DayInput.tsx'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Days, Price, Running, type TopRecord, TutorName } from './fields.tsx'
import { usePlans } from './plans.ts'

/** Paid promotion, what runs and what ran (spec: decisions PAY-8). */
const filters = [
  <NumberInput key="tutor_id" source="tutor_id" alwaysOn />,
  <BooleanInput key="active" source="active" alwaysOn />,
  <DayInput key="date_from" source="date_from" />,
  <DayInput key="date_to" source="date_to" isEnd />,
]

export function TopList() {
  const plans = usePlans()
  const columns = [
    <Column<TopRecord> key="tutor" source="tutor_id" label="tops.fields.tutor_id" field={TutorName} />,
    <Column<TopRecord>
      key="plan"
      source="plan_id"
      label="tops.fields.plan_id"
      render={({ plan_id }) => plans.find(({ id }) => id === plan_id)?.name}
    />,
    <Column<TopRecord> key="days" source="id" label="tops.days" sortable field={Days} />,
    <Column<TopRecord> key="active" source="active" label="tops.state" field={Running} />,
    <Column<TopRecord> key="sum" source="sum" label="tops.fields.sum" field={Price} align="right" />,
    <Column<TopRecord> key="comment" source="comment" label="tops.fields.comment" />,
  ]
  return (
    <List<TopRecord> filters={filters} actions={<ListActions columns={columns} createLabel="tops.new" />}>
      <Records<TopRecord> columns={columns}>
        <TopRow />
      </Records>
    </List>
  )
}

/** A TOP on a phone. */
const TopRow = () => (
  <>
    <Row>
      <TutorName />
      <Push />
      <Running />
    </Row>
    <Soft>
      <Days />
    </Soft>
    <Soft>
      <Price />
    </Soft>
    <TextField source="comment" />
  </>
)

import useMediaQuery from '@mui/material/useMediaQuery'
import { DataTable, List, NumberInput, SelectInput, WithRecord } from 'react-admin'
import { breakpoints } from '../../theme/tokens.ts'
import { useNamed } from '../i18n.ts'
import { useOrderRules } from '../orders/order-rules.ts'
import { RulesFailure } from '../orders/RulesFailure.tsx'
import { Soft } from '../ui/boxes.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { DayInput } from '../ui/form/DayInput.tsx'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { PhoneRows } from '../ui/list/PhoneRows.tsx'
import { Moment } from '../ui/moments.tsx'
import { ActionLink, Actor, FirstChanges, type Line, Target } from './fields.tsx'

const columns = [
  <Column<Line> key="at" source="id" label="audit.columns.at" sortable render={({ at }) => <Moment at={at} />} />,
  <Column<Line> key="admin" source="admin_name" label="audit.columns.admin" field={Actor} />,
  <Column<Line> key="call" source="call" label="audit.columns.call" field={ActionLink} />,
  <Column<Line> key="target" source="target" label="audit.columns.target" sx={{ whiteSpace: 'nowrap' }} field={Target} />,
  <Column<Line> key="changes" source="changes" label="audit.columns.changes" field={FirstChanges} />,
]

/** Every change that staff made, newest first (spec: decisions ADM-15). */
export function AuditList() {
  // changes take the room of a desktop
  const isWide = useMediaQuery(`(min-width:${breakpoints.desktop}px)`)
  const admins = useOrderRules()('admin_id')
  const calls = useNamed('audit.calls')
  const filters = [
    <SelectInput key="admin_id" source="admin_id" label="audit.columns.admin" choices={admins} translateChoice={false} alwaysOn />,
    <ChoiceInput key="call" source="call" choices={calls} alwaysOn />,
    <NumberInput key="record" source="record" alwaysOn />,
    <DayInput key="at_from" source="at_from" alwaysOn />,
    <DayInput key="at_to" source="at_to" isEnd alwaysOn />,
  ]
  return (
    <List<Line> filters={filters} actions={<AuditListActions />}>
      {isWide ? (
        <DataTable<Line>>{columns}</DataTable>
      ) : (
        <PhoneRows>
          <LineRow />
        </PhoneRows>
      )}
    </List>
  )
}

const AuditListActions = () => (
  <>
    <RulesFailure />
    <ListActions columns={columns} />
  </>
)

/** A line of the journal on a phone. */
const LineRow = () => (
  <>
    <ActionLink />
    <Soft>
      <WithRecord<Line> render={({ at }) => <Moment at={at} />} /> · <Actor />
    </Soft>
    <p>
      <Target />
    </p>
    <FirstChanges />
  </>
)

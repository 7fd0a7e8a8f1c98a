import { BooleanInput, List, SelectInput, TextField, TextInput } from 'react-admin'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { purposes } from './choices.ts'
import { DailyLimit, type MerchantRecord, NameLink, Purposes, Standing } from './fields.tsx'

const filters = [
  <TextInput key="text" source="text" alwaysOn />,
  <SelectInput key="purpose" source="purpose" choices={purposes} alwaysOn />,
  <BooleanInput key="active" source="active" alwaysOn />,
]

const columns = [
  <Column<MerchantRecord> key="name" source="name" label="merchants.fields.name" field={NameLink} />,
  <Column<MerchantRecord> key="account" source="account" label="merchants.fields.account" />,
  <Column<MerchantRecord> key="purposes" source="purposes" label="merchants.fields.purposes" field={Purposes} />,
  <Column<MerchantRecord> key="daily_limit" source="daily_limit" label="merchants.fields.daily_limit" field={DailyLimit} align="right" />,
  <Column<MerchantRecord> key="active" source="active" label="merchants.state" field={Standing} />,
]

/** Accounts with banks that payments go to (spec: decisions PAY-9). */
export const MerchantList = () => (
  <List<MerchantRecord> filters={filters} actions={<ListActions columns={columns} createLabel="merchants.new" />}>
    <Records<MerchantRecord> columns={columns}>
      <MerchantRow />
    </Records>
  </List>
)

/** An account on a phone. */
const MerchantRow = () => (
  <>
    <Row>
      <NameLink />
      <Push />
      <Standing />
    </Row>
    <Soft>
      <TextField source="account" />
    </Soft>
    <Soft>
      <Purposes />
    </Soft>
  </>
)

import { BooleanInput, List, TextInput, useTranslate } from 'react-admin'
import { staffToggles } from '../../schemas/staff-terms.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { SeveralInput } from '../ui/form/SeveralInput.tsx'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Moment } from '../ui/moments.tsx'
import { statusChoices } from './choices.ts'
import { ActAs, type Colleague, Contact, NameLink, Role, Toggle } from './fields.tsx'
import { OpenOrders } from './OrdersSheet.tsx'

const filters = [
  <TextInput key="text" source="text" alwaysOn />,
  <SeveralInput key="status" source="status" choices={statusChoices} alwaysOn />,
  <BooleanInput key="active" source="active" alwaysOn />,
]

const columns = [
  <Column<Colleague> key="name" source="name" label="staff.fields.name" sx={{ minWidth: '11rem' }} field={NameLink} />,
  <Column<Colleague> key="status" source="status" label="staff.fields.status" field={Role} />,
  <Column<Colleague> key="contacts" source="email" label="tutors.columns.contacts" field={Contact} />,
  <Column<Colleague> key="telephony_ext" source="telephony_ext" label="staff.fields.telephony_ext" />,
  ...staffToggles.map((name) => (
    <Column<Colleague> key={name} source={name} label={`staff.fields.${name}`} render={() => <Toggle source={name} />} />
  )),
  <Column<Colleague> key="open_orders" source="open_orders" label="staff.fields.open_orders" align="right" field={OpenOrders} />,
  <Column<Colleague>
    key="last_login_at"
    source="last_login_at"
    label="staff.fields.last_login_at"
    render={({ last_login_at }) => <Moment at={last_login_at} />}
  />,
  <Column<Colleague> key="acting" label="acting.column" bare field={ActAs} />,
]

const hidden = ['telephony_ext', 'last_login_at']

/** Who works here, and what reaches them (spec: decisions ADM-6). */
export const StaffList = () => (
  <List<Colleague> filters={filters} actions={<ListActions columns={columns} hidden={hidden} />}>
    <Records<Colleague> columns={columns} hidden={hidden}>
      <ColleagueOnPhone />
    </Records>
  </List>
)

/** A colleague on a phone. */
function ColleagueOnPhone() {
  const translate = useTranslate()
  return (
    <>
      <Row>
        <NameLink />
        <Push />
        <Role />
      </Row>
      <Row sx={{ flexWrap: 'nowrap' }}>
        <Soft>
          <Contact />
        </Soft>
        <Push />
        <ActAs />
      </Row>
      <Row>
        <Soft>{translate('staff.fields.open_orders')}</Soft>
        <Push />
        <OpenOrders />
      </Row>
      {staffToggles.map((name) => (
        <Row key={name}>
          <Soft>{translate(`staff.fields.${name}`)}</Soft>
          <Push />
          <Toggle source={name} />
        </Row>
      ))}
    </>
  )
}

import { FunctionField, Show, SimpleShowLayout, TextField } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { marksOf } from '../orders/marks.ts'
import { Column } from '../ui/boxes.ts'
import { DayField, LanguageField, MomentField } from '../ui/fields.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { ClientActions } from './ClientActions.tsx'
import { DuplicatesSheet } from './DuplicatesSheet.tsx'
import { type Client, Email, MergedInto, Messengers, Name, Phone, Subscriptions, TutorLink } from './fields.tsx'
import { LatestOrders } from './LatestOrders.tsx'
import { MergesSheet } from './MergesSheet.tsx'

/** One client with all that staff see (spec: decisions CLI-1). */
export const ClientShow = () => (
  <Show<Client> title={<Name />} actions={<ClientActions />}>
    <TwoColumns>
      <Sheet title="tutors.contacts">
        <SimpleShowLayout>
          <TextField source="id" />
          <FunctionField source="phone_plain" render={() => <Phone />} />
          <FunctionField source="email" render={() => <Email />} />
          <FunctionField label="clients.messengers" render={() => <Messengers />} />
          <TextField source="city" label="clients.columns.city" />
          <LanguageField source="lang" />
          <FunctionField label="clients.tutor" render={() => <TutorLink />} />
          <FunctionField label="clients.subscribed" render={() => <Subscriptions />} />
          <DayField source="terms_confirmed_at" label="clients.terms.confirmed" />
          <DayField source="terms_declined_at" label="clients.terms.declined" />
          <DayField source="created_at" label="clients.columns.created" />
          <MomentField source="last_login_at" label="clients.columns.last_login" />
          <DayField source="deleted_at" label="clients.deleted" />
          <TextField source="delete_reason" label="clients.delete_reason" />
          <TextField source="blacklist_comment" label="clients.blacklist_comment" />
          <FunctionField<Client> source="cpa" label="orders.marks" render={({ cpa }) => cpa && marksOf(cpa)} />
          <TextField source="admin_comment" />
        </SimpleShowLayout>
      </Sheet>
      <Column>
        <MergedInto />
        <DuplicatesSheet />
        <LatestOrders />
        <FunctionField<Client> render={({ id }) => <MergesSheet client_id={id} />} />
        <FunctionField<Client> render={({ id }) => <AuditSheet target={`client ${id}`} />} />
      </Column>
    </TwoColumns>
  </Show>
)

import { List, SelectInput, TextInput } from 'react-admin'
import type { MailingRow } from '../../schemas/index.ts'
import { useNamed } from '../i18n.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { LanguageField, MomentField, RecordLink } from '../ui/fields.tsx'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'
import { useLanguageParts } from '../ui/languages/languages.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Mails, StateBadge, Whose } from './fields.tsx'

const Subject = () => <RecordLink<MailingRow> source="subject" />

const allColumns = [
  <Column<MailingRow> key="subject" source="id" label="mailings.fields.subject" sortable field={Subject} />,
  <Column<MailingRow> key="whose" source="list" label="mailings.fields.list" field={Whose} />,
  <Column<MailingRow> key="lang" source="lang" label="fields.lang" field={LanguageField} />,
  <Column<MailingRow> key="state" source="state" label="mailings.fields.state" field={StateBadge} />,
  <Column<MailingRow> key="sent" source="sent_at" label="mailings.fields.sent_at" render={() => <MomentField source="sent_at" />} />,
  <Column<MailingRow> key="mails" source="mails" label="mailings.fields.mails" field={Mails} align="right" />,
]

/** Mails of staff to those who take their lists (spec: decisions TUT-13, CLI-5). */
export function MailingList() {
  const columns = useLanguageParts(allColumns)
  const filters = useLanguageParts([
    <TextInput key="text" source="text" label="mailings.fields.subject" alwaysOn />,
    <SelectInput key="state" source="state" choices={useNamed('mailings.states')} alwaysOn />,
    <SelectInput key="audience" source="audience" choices={useNamed('mailings.audiences')} />,
    <SelectInput key="list" source="list" choices={useNamed('mailings.lists')} />,
    <LanguageSelect key="lang" source="lang" />,
  ])
  return (
    <List<MailingRow> filters={filters} actions={<ListActions columns={columns} createLabel="mailings.new" />}>
      <Records<MailingRow> columns={columns}>
        <MailingOnPhone />
      </Records>
    </List>
  )
}

/** A mailing on a phone. */
const MailingOnPhone = () => (
  <>
    <Row>
      <Subject />
      <Push />
      <StateBadge />
    </Row>
    <Soft>
      <Whose />
    </Soft>
  </>
)

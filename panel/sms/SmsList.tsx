import { BooleanInput, DataTable, List, SelectInput, TextField, TextInput } from 'react-admin'
import { useEdition } from '../edition.ts'
import { slugs } from '../slugs.ts'
import { NameLink, type Sms, Whose } from '../templates/fields.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { LanguageField } from '../ui/fields.tsx'
import { useIsWide } from '../ui/is-wide.ts'
import { languageName } from '../ui/language-name.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { PhoneRows } from '../ui/list/PhoneRows.tsx'
import { Moment } from '../ui/moments.tsx'

const Name = () => <NameLink to={slugs.sms} />
const Lang = () => <LanguageField source="lang" />

const columns = [
  <Column<Sms> key="name" source="key" label="templates.columns.name" field={Name} />,
  <Column<Sms> key="lang" source="lang" label="sms.fields.lang" field={Lang} />,
  <Column<Sms> key="text" source="text" label="templates.columns.text" sx={{ minWidth: '14rem' }} />,
  <Column<Sms> key="whose" source="is_own" label="templates.columns.whose" field={Whose} />,
  <Column<Sms>
    key="updated"
    source="updated_at"
    label="templates.columns.updated"
    render={({ is_own, updated_at }) => is_own && <Moment at={updated_at} />}
  />,
]

/** Every short message that the product sends, and those that staff made (spec: decisions MSG-10). */
export function SmsList() {
  const edition = useEdition()
  const languages = edition.locales.map((id) => ({ id, name: languageName(id, edition) }))
  const filters = [
    <TextInput key="text" source="text" alwaysOn />,
    <SelectInput key="lang" source="lang" choices={languages} translateChoice={false} alwaysOn />,
    <BooleanInput key="is_own" source="is_own" alwaysOn />,
  ]
  return (
    <List<Sms> filters={filters} actions={<ListActions columns={columns} />}>
      {useIsWide() ? (
        <DataTable<Sms>>{columns}</DataTable>
      ) : (
        <PhoneRows>
          <SmsRow />
        </PhoneRows>
      )}
    </List>
  )
}

/** A short message on a phone. */
const SmsRow = () => (
  <>
    <Row>
      <Name />
      <Push />
      <Whose />
    </Row>
    <TextField source="text" />
    <Soft>
      <Lang />
    </Soft>
  </>
)

import { BooleanInput, DataTable, List, SelectInput, TextField, TextInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useEdition } from '../edition.ts'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { type Email, NameLink, Whose } from '../templates/fields.tsx'
import { Button } from '../ui/Button.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { LanguageField } from '../ui/fields.tsx'
import { useIsWide } from '../ui/is-wide.ts'
import { languageName } from '../ui/language-name.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { PhoneRows } from '../ui/list/PhoneRows.tsx'
import { Moment } from '../ui/moments.tsx'

const Name = () => <NameLink to={slugs.emails} />
const Lang = () => <LanguageField source="lang" />

const columns = [
  <Column<Email> key="name" source="key" label="templates.columns.name" field={Name} />,
  <Column<Email> key="lang" source="lang" label="emails.fields.lang" field={Lang} />,
  <Column<Email> key="subject" source="subject" label="emails.fields.subject" sx={{ minWidth: '14rem' }} />,
  <Column<Email> key="whose" source="is_own" label="templates.columns.whose" field={Whose} />,
  <Column<Email>
    key="updated"
    source="updated_at"
    label="templates.columns.updated"
    render={({ is_own, updated_at }) => is_own && <Moment at={updated_at} />}
  />,
]

/** Every mail that the product sends, and those that staff made (spec: decisions MSG-9). */
export function EmailList() {
  const edition = useEdition()
  const languages = edition.locales.map((id) => ({ id, name: languageName(id, edition) }))
  const filters = [
    <TextInput key="text" source="text" alwaysOn />,
    <SelectInput key="lang" source="lang" choices={languages} translateChoice={false} alwaysOn />,
    <BooleanInput key="is_own" source="is_own" alwaysOn />,
  ]
  return (
    <List<Email>
      filters={filters}
      actions={
        <ListActions columns={columns}>
          <Senders />
        </ListActions>
      }
    >
      {useIsWide() ? (
        <DataTable<Email>>{columns}</DataTable>
      ) : (
        <PhoneRows>
          <EmailRow />
        </PhoneRows>
      )}
    </List>
  )
}

function Senders() {
  const translate = useTranslate()
  return (
    <Button variant="outlined" component={Link} to={pathTo(slugs.email_profiles)}>
      {translate('menu.email_profiles')}
    </Button>
  )
}

/** A mail on a phone. */
const EmailRow = () => (
  <>
    <Row>
      <Name />
      <Push />
      <Whose />
    </Row>
    <TextField source="subject" />
    <Soft>
      <Lang />
    </Soft>
  </>
)

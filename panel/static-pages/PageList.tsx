import { List, SelectInput, TextInput } from 'react-admin'
import { LanguageName } from '../news/fields.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'
import { useLanguageParts } from '../ui/languages/languages.ts'
import { hide, remove, show, turn } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'
import { Marks, NameLink, type PageRecord, SitePath, Updated } from './fields.tsx'

const statuses = [
  { id: 1, name: 'static_pages.shown' },
  { id: 0, name: 'static_pages.hidden' },
]

const allFilters = [
  <TextInput key="text" source="text" alwaysOn />,
  <SelectInput key="status" source="status" choices={statuses} alwaysOn />,
  <LanguageSelect key="lang" source="lang" alwaysOn />,
]

const bulk = [{ ...show, call: turn('shown', true) }, { ...hide, call: turn('shown', false) }, remove]

const allColumns = [
  <Column<PageRecord> key="name" source="name" label="static_pages.fields.name" field={NameLink} />,
  <Column<PageRecord> key="alias" source="alias" label="fields.alias" field={SitePath} />,
  <Column<PageRecord> key="lang" source="lang" label="fields.lang" field={LanguageName} />,
  <Column<PageRecord> key="marks" label="static_pages.marks" field={Marks} />,
  <Column<PageRecord> key="updated_at" source="updated_at" label="static_pages.fields.updated_at" field={Updated} />,
  <Column<PageRecord> key="shown" source="shown" label="static_pages.fields.shown" render={() => <ToggleField source="shown" />} />,
]

/** Pages of the site by their paths (spec: decisions CNT-8). */
export function PageList() {
  const columns = useLanguageParts(allColumns)
  return (
    <List<PageRecord> filters={useLanguageParts(allFilters)} actions={<ListActions columns={columns} />}>
      <Records<PageRecord> columns={columns} bulk={bulk}>
        <PageRow />
      </Records>
    </List>
  )
}

/** A page on a phone. */
const PageRow = () => (
  <>
    <Row>
      <NameLink />
      <Push />
      <ToggleField source="shown" />
    </Row>
    <Soft>
      <SitePath />
    </Soft>
    <Marks />
  </>
)

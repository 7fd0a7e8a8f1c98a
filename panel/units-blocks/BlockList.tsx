import { BooleanInput, List, TextField, TextInput } from 'react-admin'
import { LanguageName } from '../news/fields.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { LanguageSelect } from '../ui/languages/LanguageSelect.tsx'
import { useLanguageParts } from '../ui/languages/languages.ts'
import { switching } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'
import { NameLink, Place, type UnitsBlock, Updated } from './fields.tsx'

const allFilters = [
  <TextInput key="text" source="text" alwaysOn />,
  <BooleanInput key="active" source="active" alwaysOn />,
  <LanguageSelect key="lang" source="lang" alwaysOn />,
]

const allColumns = [
  <Column<UnitsBlock> key="name" source="name" label="units_blocks.fields.name" field={NameLink} />,
  <Column<UnitsBlock> key="place" source="key" label="units_blocks.place" field={Place} />,
  <Column<UnitsBlock> key="key" source="key" label="units_blocks.fields.key" />,
  <Column<UnitsBlock> key="lang" source="lang" label="fields.lang" field={LanguageName} />,
  <Column<UnitsBlock> key="updated_at" source="updated_at" label="units_blocks.fields.updated_at" field={Updated} />,
  <Column<UnitsBlock> key="active" source="active" label="units_blocks.fields.active" render={() => <ToggleField source="active" />} />,
]

/** Pieces of the site that staff write (spec: decisions CNT-9). */
export function BlockList() {
  const columns = useLanguageParts(allColumns)
  return (
    <List<UnitsBlock> filters={useLanguageParts(allFilters)} actions={<ListActions columns={columns} />}>
      <Records<UnitsBlock> columns={columns} bulk={switching}>
        <BlockRow />
      </Records>
    </List>
  )
}

/** A block on a phone. */
const BlockRow = () => (
  <>
    <Row>
      <NameLink />
      <Push />
      <ToggleField source="active" />
    </Row>
    <Soft>
      <Place /> · <TextField source="key" />
    </Soft>
  </>
)

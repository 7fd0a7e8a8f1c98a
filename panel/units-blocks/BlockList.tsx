import { BooleanInput, DataTable, List, SelectInput, TextField, TextInput } from 'react-admin'
import { LanguageName } from '../news/fields.tsx'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { useIsWide } from '../ui/is-wide.ts'
import { useHasLanguages, useLanguages } from '../ui/languages/languages.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { PhoneRows } from '../ui/list/PhoneRows.tsx'
import { ToggleField } from '../ui/ToggleField.tsx'
import { NameLink, Place, type UnitsBlock, Updated } from './fields.tsx'

const columns = [
  <Column<UnitsBlock> key="name" source="name" label="units_blocks.fields.name" field={NameLink} />,
  <Column<UnitsBlock> key="place" source="key" label="units_blocks.place" field={Place} />,
  <Column<UnitsBlock> key="key" source="key" label="units_blocks.fields.key" />,
  <Column<UnitsBlock> key="lang" source="lang" label="fields.lang" field={LanguageName} />,
  <Column<UnitsBlock> key="updated_at" source="updated_at" label="units_blocks.fields.updated_at" field={Updated} />,
  <Column<UnitsBlock> key="active" source="active" label="units_blocks.fields.active" render={() => <ToggleField source="active" />} />,
]

/** Pieces of the site that staff write (spec: decisions CNT-9). */
export function BlockList() {
  const languages = useLanguages()
  const hasLanguages = useHasLanguages()
  const isWide = useIsWide()
  const filters = [
    <TextInput key="text" source="text" alwaysOn />,
    <BooleanInput key="active" source="active" alwaysOn />,
    ...(hasLanguages ? [<SelectInput key="lang" source="lang" choices={languages} translateChoice={false} alwaysOn />] : []),
  ]
  const shown = hasLanguages ? columns : columns.filter(({ key }) => key !== 'lang')
  return (
    <List<UnitsBlock> filters={filters} actions={<ListActions columns={shown} />}>
      {isWide ? (
        <DataTable<UnitsBlock>>{shown}</DataTable>
      ) : (
        <PhoneRows>
          <BlockRow />
        </PhoneRows>
      )}
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

import type { ReactElement } from 'react'
import { List, type RaRecord, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { switching } from '../ui/list/bulk/verbs.ts'
import { Column, type ColumnProps } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Switches } from './boxes.ts'
import { LabelledToggle, NameAndAlias, toggleColumn } from './fields.tsx'
import type { ReferenceRecord } from './records.ts'

interface Props<R extends RaRecord> {
  /** By what the records belong to. */
  filters?: readonly ReactElement[]
  /** What only this kind has, between the names and the switches. */
  columns: readonly ReactElement<ColumnProps<R>>[]
  /** What is turned in the list. */
  toggles: readonly string[]
}

const states = ['true', 'false'].map((id) => ({ id, name: `reference.states.${id}` }))
const byName = { field: 'name', order: 'ASC' } as const

/** A kind of reference data, by name: found by text, state and parent, switched in place (spec: decisions ADM-11). */
export function ReferenceList<R extends RaRecord>({ filters = [], columns: own, toggles }: Props<R>) {
  const columns = [
    <Column<ReferenceRecord> key="name" source="name" label="fields.name" sortable sx={{ minWidth: '12rem' }} field={NameAndAlias} />,
    ...own,
    ...toggles.map(toggleColumn),
  ]
  return (
    <List<R>
      sort={byName}
      filters={[
        <TextInput key="text" source="text" label="reference.text" alwaysOn />,
        ...filters,
        <SelectInput key="active" source="active" label="reference.state" choices={states} alwaysOn />,
      ]}
      actions={<ListActions columns={columns} />}
    >
      <Records<R> columns={columns} bulk={switching}>
        <Row>
          <NameAndAlias />
          <Push />
          <LabelledToggle source="active" />
        </Row>
        <Facts columns={own} />
        {toggles.length > 1 && (
          <Switches>
            {toggles
              .filter((field) => field !== 'active')
              .map((field) => (
                <LabelledToggle key={field} source={field} />
              ))}
          </Switches>
        )}
      </Records>
    </List>
  )
}

/** What a row of a phone says besides: the columns with their names. */
function Facts<R extends RaRecord>({ columns }: { columns: readonly ReactElement<ColumnProps<R>>[] }) {
  const record = useRecordContext<R>()
  const translate = useTranslate()
  if (!record) return null
  return (
    <Row>
      {columns.map(({ key, props: { label, source = '', field: Field, render } }) => (
        <Soft key={key}>
          {translate(label)}: {Field ? <Field source={source} /> : render ? render(record) : record[source]}
        </Soft>
      ))}
    </Row>
  )
}

import type { ReactNode } from 'react'
import { BooleanInput, Create, Edit, FunctionField, SimpleForm, useRecordContext } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column } from '../ui/boxes.ts'
import { OlderAliasesInput } from '../ui/form/OlderAliasesInput.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { AliasInput } from './AliasInput.tsx'
import { Switches } from './boxes.ts'
import { NamesInput } from './NamesInput.tsx'
import { type Related, RelatedSheet } from './RelatedSheet.tsx'
import type { ReferenceRecord } from './records.ts'

interface Parts {
  /** What it is a part of. */
  parent?: ReactNode
  /** Further forms of its name. */
  names?: ReactNode
  /** What else only this kind has. */
  children?: ReactNode
  /** What is on or off. */
  toggles: readonly string[]
}

const Inputs = ({ parent, names, toggles, children }: Parts) => (
  <>
    {parent}
    <NamesInput source="name" />
    {names}
    <AliasInput />
    <OlderAliasesInput />
    {children}
    <Switches>
      {toggles.map((field) => (
        <BooleanInput key={field} source={field} />
      ))}
    </Switches>
  </>
)

const fresh = { active: true }

export const ReferenceCreate = ({ title, ...parts }: Parts & { title: string }) => (
  <Create title={title} record={fresh} redirect="list">
    <SimpleForm>
      <Inputs {...parts} />
    </SimpleForm>
  </Create>
)

const Title = () => useRecordContext<ReferenceRecord>()?.title

/** One record: its fields beside the records that belong to it and what was changed of it (spec: back-office 7.12). */
export const ReferenceEdit = ({ kind, related, ...parts }: Parts & { kind: string; related: readonly Related[] }) => (
  <Edit<ReferenceRecord> title={<Title />}>
    <TwoColumns>
      <SimpleForm>
        <Inputs {...parts} />
      </SimpleForm>
      <Column>
        <RelatedSheet kind={kind} related={related} />
        <FunctionField<ReferenceRecord> render={({ id }) => <AuditSheet target={`${kind} ${id}`} />} />
      </Column>
    </TwoColumns>
  </Edit>
)

import { styled } from '@mui/material/styles'
import { FunctionField, Show, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin'
import { Soft } from '../ui/boxes.ts'
import { MomentField } from '../ui/fields.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Changes } from './Changes.tsx'
import { useChangeRows } from './change-rows.ts'
import { ActingAs, Action, type Line, Target } from './fields.tsx'

const Raw = styled('details')({
  '& summary': { minHeight: '1.5rem', color: 'var(--ink-2)', cursor: 'pointer' },
  '& pre': { margin: '.5rem 0 0', fontSize: 'var(--t-xs)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

/** One change by staff in words; what the journal holds is folded below (spec: decisions ADM-15). */
export const AuditShow = () => (
  <Show<Line> title={<Action />}>
    <TwoColumns>
      <Sheet title="audit.columns.changes">
        <AllChanges />
      </Sheet>
      <Sheet title="audit.circumstances">
        <SimpleShowLayout>
          <MomentField source="at" label="audit.columns.at" />
          <TextField source="admin_name" label="audit.columns.admin" />
          <FunctionField source="acting_as" label="audit.acting_as" render={() => <ActingAs />} />
          <FunctionField label="audit.columns.target" render={() => <Target />} />
          <TextField source="ip" label="audit.columns.ip" />
        </SimpleShowLayout>
      </Sheet>
    </TwoColumns>
  </Show>
)

function AllChanges() {
  const { call, target, changes = null } = useRecordContext<Line>() ?? {}
  const translate = useTranslate()
  const rows = useChangeRows()(changes, call)
  return (
    <>
      {rows.length > 0 ? <Changes of={changes} {...(call && { call })} /> : <Soft>{translate('audit.no_changes')}</Soft>}
      <Raw>
        <summary>{translate('audit.raw')}</summary>
        <pre>{[call, target, changes && JSON.stringify(changes, null, 2)].filter(Boolean).join('\n')}</pre>
      </Raw>
    </>
  )
}

import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { formatDateTime } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { slugs } from '../slugs.ts'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'
import { Column, Soft } from '../ui/boxes.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { Pairs } from '../ui/Pairs.tsx'
import { RecordPage } from '../ui/RecordPage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Action, type Line, Target } from './audit-words.tsx'
import { Changes } from './Changes.tsx'
import { useChangeRows } from './change-rows.ts'

const Raw = styled('details')({
  '& summary': { minHeight: '1.5rem', color: 'var(--ink-2)', cursor: 'pointer' },
  '& pre': { margin: '.5rem 0 0', fontSize: 'var(--t-xs)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

/** One change by staff in words; what the journal holds is folded below (spec: decisions ADM-15). */
export const AuditPage = () => (
  <RecordPage<Line>>
    {(line) => (
      <Column>
        <Breadcrumb slug={slugs.audit} />
        <PageHead title={<Action call={line.call} />} />
        <TwoColumns>
          <ChangesSheet line={line} />
          <CircumstancesSheet line={line} />
        </TwoColumns>
      </Column>
    )}
  </RecordPage>
)

function ChangesSheet({ line: { call, target, changes } }: { line: Line }) {
  const translate = useTranslate()
  const rows = useChangeRows()(changes)
  return (
    <Sheet title={translate('audit.columns.changes')}>
      {rows.length > 0 ? <Changes of={changes} /> : <Soft>{translate('audit.no_changes')}</Soft>}
      <Raw>
        <summary>{translate('audit.raw')}</summary>
        <pre>{[call, target, changes && JSON.stringify(changes, null, 2)].filter(Boolean).join('\n')}</pre>
      </Raw>
    </Sheet>
  )
}

function CircumstancesSheet({ line }: { line: Line }) {
  const edition = useEdition()
  const translate = useTranslate()
  const column = (name: string) => translate(`audit.columns.${name}`)
  return (
    <Sheet title={translate('audit.circumstances')}>
      <Pairs
        of={[
          [column('at'), formatDateTime(line.at, edition)],
          [column('admin'), line.admin_name],
          [translate('audit.acting_as'), line.acting_as],
          [column('target'), line.target && <Target key="target" of={line.target} />],
          [column('ip'), line.ip],
        ]}
      />
    </Sheet>
  )
}

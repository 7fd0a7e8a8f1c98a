import type { ReactNode } from 'react'
import { FunctionField, type RaRecord, Show } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column } from '../ui/boxes.ts'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { waiting } from './ContentList.tsx'
import { Name, Status } from './fields.tsx'
import { Triage } from './Triage.tsx'

interface Props {
  /** Key of the words of its statuses. */
  statuses: string
  /** What the journal calls its kind. */
  target: 'ad' | 'blog'
  /** What a line of the queue says of its record. */
  line: ReactNode
  /** Where it is read and decided about. */
  children: ReactNode
}

/** An ad or a post in its queue: read, then published, sent back or deleted. */
export const ContentShow = ({ statuses, target, line, children }: Props) => (
  <Show
    title={<Name />}
    actions={
      <RecordActions>
        <Status words={statuses} />
      </RecordActions>
    }
  >
    <Triage start={waiting} line={line}>
      <Column>
        {children}
        <FunctionField<RaRecord> render={({ id }) => <AuditSheet target={`${target} ${id}`} />} />
      </Column>
    </Triage>
  </Show>
)

import { styled } from '@mui/material/styles'
import { FunctionField, Show, SimpleShowLayout, TextField, useTranslate, WithRecord } from 'react-admin'
import { AuditSheet } from '../audit/AuditSheet.tsx'
import { Column, Soft } from '../ui/boxes.ts'
import { MomentField } from '../ui/fields.tsx'
import { RecordActions } from '../ui/record/RecordActions.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { TwoColumns } from '../ui/TwoColumns.tsx'
import { Attempts, type Job, StateBadge, TaskName, When } from './fields.tsx'
import { JobActions } from './JobActions.tsx'

const Words = styled('pre')({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'var(--t-s)' })

/** One job: when it runs, how it went, what can be done about it (spec: decisions OPS-8). */
export const JobShow = () => (
  <Show<Job>
    title={<TaskName />}
    actions={
      <RecordActions>
        <StateBadge />
        <JobActions />
      </RecordActions>
    }
  >
    <TwoColumns>
      <Sheet title="jobs.columns.error">
        <WithRecord<Job> render={({ last_error }) => (last_error ? <Words>{last_error}</Words> : <NoError />)} />
      </Sheet>
      <Column>
        <Sheet title="jobs.about">
          <SimpleShowLayout>
            <TextField source="task" label="jobs.name" />
            <TextField source="queue" label="jobs.queue" />
            <FunctionField label="jobs.columns.attempts" render={() => <Attempts />} />
            <MomentField source="created_at" label="outbox.columns.created" />
            <FunctionField label="jobs.columns.run_at" render={() => <When />} />
          </SimpleShowLayout>
        </Sheet>
        <WithRecord<Job> render={({ id }) => <AuditSheet target={`job ${id}`} />} />
      </Column>
    </TwoColumns>
  </Show>
)

const NoError = () => <Soft>{useTranslate()('jobs.no_error')}</Soft>

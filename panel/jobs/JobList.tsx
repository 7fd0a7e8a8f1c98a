import { List, SelectInput } from 'react-admin'
import { api, dataOf } from '../../data-providers/index.ts'
import { useNamed } from '../i18n.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { ChoiceInput } from '../ui/form/ChoiceInput.tsx'
import { type BulkVerb, remove } from '../ui/list/bulk/verbs.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Attempts, FirstError, type Job, StateBadge, TaskLink, When } from './fields.tsx'

const bulk: BulkVerb[] = [{ name: 'retry', call: (id) => dataOf(api.post('/rest/jobs/{id}/retry', { id })) }, remove]

const columns = [
  <Column<Job> key="task" source="id" label="jobs.columns.task" sortable field={TaskLink} />,
  <Column<Job> key="state" source="state" label="jobs.columns.state" field={StateBadge} />,
  <Column<Job> key="run_at" source="run_at" label="jobs.columns.run_at" sortable field={When} />,
  <Column<Job> key="attempts" source="attempts" label="jobs.columns.attempts" sortable field={Attempts} />,
  <Column<Job> key="error" source="last_error" label="jobs.columns.error" field={FirstError} />,
]

/** What is done in the background: what runs, waits and failed (spec: decisions OPS-8). */
export function JobList() {
  const [states, tasks] = [useNamed('jobs.states'), useNamed('jobs.tasks')]
  const filters = [
    <SelectInput key="state" source="state" choices={states} alwaysOn />,
    <ChoiceInput key="task" source="task" label="jobs.columns.task" choices={tasks} alwaysOn />,
  ]
  return (
    <List<Job> filters={filters} actions={<ListActions columns={columns} />}>
      <Records<Job> columns={columns} bulk={bulk}>
        <JobOnPhone />
      </Records>
    </List>
  )
}

/** A job on a phone. */
const JobOnPhone = () => (
  <>
    <Row>
      <TaskLink />
      <Push />
      <StateBadge />
    </Row>
    <Soft>
      <When /> · <Attempts />
    </Soft>
    <FirstError />
  </>
)

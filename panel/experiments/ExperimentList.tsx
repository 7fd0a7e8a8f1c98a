import { List, useTranslate } from 'react-admin'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { type Experiment, ExperimentLink, Outcome, Shares, Since, StateBadge } from './fields.tsx'

const columns = [
  <Column<Experiment> key="name" source="key" label="experiments.columns.name" field={ExperimentLink} />,
  <Column<Experiment> key="state" source="running" label="experiments.columns.state" field={StateBadge} />,
  <Column<Experiment> key="shares" source="weight_0" label="experiments.columns.shares" field={Shares} />,
  <Column<Experiment> key="since" source="started_at" label="experiments.columns.since" field={Since} />,
  <Column<Experiment> key="outcome" source="results" label="experiments.columns.outcome" field={Outcome} />,
]

/** Forms of pages that are compared on visitors (spec: decisions OPS-2). */
export const ExperimentList = () => (
  <List<Experiment> pagination={false} actions={<ListActions columns={columns} />}>
    <Records<Experiment> columns={columns}>
      <ExperimentOnPhone />
    </Records>
  </List>
)

/** An experiment on a phone. */
function ExperimentOnPhone() {
  const translate = useTranslate()
  return (
    <>
      <Row>
        <ExperimentLink />
        <Push />
        <StateBadge />
      </Row>
      <Shares />
      <Soft>
        {translate('experiments.columns.since')}: <Since />
      </Soft>
      <Outcome />
    </>
  )
}

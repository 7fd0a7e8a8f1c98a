import { List, SelectInput, WithRecord } from 'react-admin'
import { useNamed } from '../i18n.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { DayInput } from '../ui/form/DayInput.tsx'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Moment } from '../ui/moments.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Device, MetricName, RouteName, Value, type WebVital } from './fields.tsx'

const VitalPlots = onDemand(
  () => import('./VitalPlots.tsx'),
  'VitalPlots',
  () => <Skeleton lines={6} />,
)

const columns = [
  <Column<WebVital> key="at" source="id" label="web_vitals.columns.at" sortable render={({ at }) => <Moment at={at} />} />,
  <Column<WebVital> key="name" source="name" label="web_vitals.columns.name" field={MetricName} />,
  <Column<WebVital> key="value" source="value" label="web_vitals.columns.value" field={Value} />,
  <Column<WebVital> key="route" source="route" label="web_vitals.columns.route" field={RouteName} />,
  <Column<WebVital> key="device" source="platform" label="web_vitals.columns.device" field={Device} />,
]

/** How fast pages are for those who open them: a plot for each metric, then what browsers measured (spec: decisions OPS-6). */
export function WebVitalList() {
  const [metrics, routes] = [useNamed('web_vitals.metrics'), useNamed('web_vitals.routes')]
  const [platforms, browsers] = [useNamed('web_vitals.platforms'), useNamed('web_vitals.browsers')]
  const filters = [
    <SelectInput key="name" source="name" choices={metrics} alwaysOn />,
    <SelectInput key="route" source="route" choices={routes} alwaysOn />,
    <SelectInput key="platform" source="platform" choices={platforms} alwaysOn />,
    <SelectInput key="browser" source="browser" choices={browsers} alwaysOn />,
    <DayInput key="at_from" source="at_from" />,
    <DayInput key="at_to" source="at_to" isEnd />,
  ]
  return (
    <List<WebVital> filters={filters} actions={<ListActions columns={columns} />}>
      <VitalPlots />
      <Records<WebVital> columns={columns}>
        <VitalRow />
      </Records>
    </List>
  )
}

/** A measurement on a phone. */
const VitalRow = () => (
  <>
    <Row>
      <MetricName />
      <Push />
      <Value />
    </Row>
    <RouteName />
    <Soft>
      <Device />
    </Soft>
    <Soft>
      <WithRecord<WebVital> render={({ at }) => <Moment at={at} />} />
    </Soft>
  </>
)

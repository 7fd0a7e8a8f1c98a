import { List } from 'react-admin'
import type { TransferSetting } from '../../schemas/index.ts'
import { Push, Row, Soft } from '../ui/boxes.ts'
import { Column } from '../ui/list/Column.tsx'
import { ListActions } from '../ui/list/ListActions.tsx'
import { Records } from '../ui/list/Records.tsx'
import { Day } from '../ui/moments.tsx'
import { Hours, LessonLink, Levels, Share } from './fields.tsx'
import { OfflineSwitch } from './OfflineSwitch.tsx'

const columns = [
  <Column<TransferSetting> key="lesson" source="lesson_name" label="school.lesson" field={LessonLink} />,
  <Column<TransferSetting> key="share" source="share_percent" label="school.fields.share_percent" field={Share} />,
  <Column<TransferSetting> key="levels" source="level_ids" label="school.fields.level_ids" field={Levels} />,
  <Column<TransferSetting> key="hours" source="hours_from" label="school.hours" field={Hours} />,
  <Column<TransferSetting> key="updated" source="updated_at" label="school.updated" render={({ updated_at }) => <Day at={updated_at} />} />,
]

/** Which orders of the school's subjects go to the school by themselves (spec: decisions SCH-10). */
export const TransferList = () => (
  <List<TransferSetting> actions={<ListActions columns={columns} />}>
    <OfflineSwitch />
    <Records<TransferSetting> columns={columns}>
      <SettingRow />
    </Records>
  </List>
)

/** A subject on a phone. */
const SettingRow = () => (
  <>
    <Row>
      <LessonLink />
      <Push />
      <Share />
    </Row>
    <Soft>
      <Levels />, <Hours />
    </Soft>
  </>
)

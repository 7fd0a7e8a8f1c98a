import { useTranslate } from 'react-admin'
import type { TutorForStaff } from '../../schemas/index.ts'
import { formatDate } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Soft } from '../ui/boxes.ts'
import { PartForm } from './PartForm.tsx'
import { useTutor } from './tutor-record.ts'
import { WeekInput } from './WeekInput.tsx'

/** Every day of the week, those without a free hour too. */
const scheduleOf = ({ schedule: { schedule } }: TutorForStaff) => ({
  schedule: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].flatMap((day) => (schedule[day]?.length ? [[day, schedule[day]]] : []))),
})

/** When the tutor has time (spec: decisions TUT-17). */
export const ScheduleTab = () => (
  <PartForm title="tutors.tabs.schedule" valuesOf={scheduleOf} fieldsOf={(values) => values} actions={<Freshness />}>
    <WeekInput source="schedule" />
  </PartForm>
)

function Freshness() {
  const { schedule_updated_at: at } = useTutor()
  const edition = useEdition()
  const translate = useTranslate()
  return at && <Soft>{translate('tutors.week.confirmed', { date: formatDate(at, edition) })}</Soft>
}

import { useTranslate } from 'react-admin'
import type { TutorForStaff } from '../../schemas/index.ts'
import { FoldedLine } from '../ui/FoldedLine.tsx'
import { Pairs } from '../ui/Pairs.tsx'
import { Sheet } from '../ui/Sheet.tsx'

/** What the tutor teaches, for how much and where. */
export function LessonsSheet({ tutor }: { tutor: TutorForStaff }) {
  const translate = useTranslate()
  const homes = tutor.locations_home.map(({ city, district }) => [city.name, district?.name].filter(Boolean).join(', '))
  const travels = Object.values(tutor.locations_travel).flatMap(({ name, districts }) =>
    districts.length > 0 ? districts.map((district, at) => (at === 0 ? `${name}: ${district.name}` : district.name)) : [name],
  )
  return (
    <Sheet title={translate('tutors.lessons')}>
      <Pairs
        of={[
          ...tutor.lessons.map(({ id, name }) => [name, lessonText(tutor.lesson_data[id])] as const),
          [translate('fields.rate_id'), tutor.rate?.name],
          [translate('enums.place_order.online'), translate(tutor.work_online ? 'common.yes' : 'common.no')],
          [translate('enums.place_order.tutor'), tutor.work_home && homes.join('; ')],
          [translate('enums.place_order.client'), tutor.work_travel && travels.length > 0 && <FoldedLine key="travels" items={travels} />],
        ]}
      />
    </Sheet>
  )
}

const lessonText = (lesson: TutorForStaff['lesson_data'][string] | undefined) =>
  [lesson?.levels.map(({ name }) => name).join(', '), lesson?.description].filter(Boolean).join('. ') || '—'

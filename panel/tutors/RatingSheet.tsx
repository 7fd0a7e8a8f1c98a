import { useTranslate } from 'react-admin'
import type { TutorForStaff } from '../../schemas/index.ts'
import { formatNumber } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Pairs } from '../ui/Pairs.tsx'
import { Sheet } from '../ui/Sheet.tsx'

/** What the place in the catalogue is made of (spec: decisions CAT-7). */
export function RatingSheet({ tutor: { rating } }: { tutor: TutorForStaff }) {
  const edition = useEdition()
  const translate = useTranslate()
  const number = (value: number) => formatNumber(value, edition, edition.panelLanguage)
  return (
    <Sheet title={translate('tutors.rating')} actions={<b>{number(rating.total)}</b>}>
      <Pairs
        of={rating.parts.map(({ key, points, max }) => [translate(`tutors.parts.${key}`, { _: key }), `${number(points)} / ${number(max)}`] as const)}
      />
    </Sheet>
  )
}

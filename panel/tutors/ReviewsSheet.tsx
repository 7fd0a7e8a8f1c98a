import { useTranslate } from 'react-admin'
import type { TutorForStaff } from '../../schemas/index.ts'
import { formatDate } from '../../theme/dates.ts'
import { formatMark } from '../../theme/marks.ts'
import { useEdition } from '../edition.ts'
import { Soft } from '../ui/boxes.ts'
import { FirstRows } from '../ui/list/FirstRows.tsx'
import { Sheet } from '../ui/Sheet.tsx'

const SHOWN = 5

/** The latest reviews of the tutor. */
export function ReviewsSheet({ tutor: { order_reviews } }: { tutor: TutorForStaff }) {
  const edition = useEdition()
  const translate = useTranslate()
  const { total_count, avr_mark, reviews } = order_reviews
  if (total_count === 0) return null
  return (
    <Sheet
      title={translate('tutors.reviews', { smart_count: total_count })}
      actions={avr_mark !== null && <b>{translate('tutors.mean', { mark: formatMark(avr_mark, edition, edition.panelLanguage) })}</b>}
    >
      <FirstRows of={reviews} most={SHOWN}>
        {({ id, author, mark, date, lessons, text, response }) => (
          <li key={id}>
            <p>
              <b>{mark}</b> · {author} · <Soft>{[formatDate(date, edition), ...lessons].join(', ')}</Soft>
            </p>
            <p>{text}</p>
            {response && (
              <Soft as="p">
                {translate('fields.review_response_text')}: {response}
              </Soft>
            )}
          </li>
        )}
      </FirstRows>
    </Sheet>
  )
}

import { useTranslate } from 'react-admin'
import type { TutorForStaff } from '../../schemas/index.ts'
import { formatDate, formatDateTime } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { listPath, pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { CallButton } from '../telephony/CallButton.tsx'
import { Pairs } from '../ui/Pairs.tsx'
import { PhoneLink } from '../ui/PhoneLink.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'
import { Sheet } from '../ui/Sheet.tsx'

/** How to reach the tutor, what they do with orders, since when they are here. */
export function ContactsSheet({ tutor }: { tutor: TutorForStaff }) {
  const edition = useEdition()
  const translate = useTranslate()
  const orders = listPath(slugs.orders, { tutor_id: tutor.id })
  const checked = (isDone: boolean) => (isDone ? '' : ` (${translate('tutors.not_confirmed')})`)
  return (
    <Sheet title={translate('tutors.contacts')}>
      <Pairs
        of={[
          [translate('filters.id'), tutor.id],
          [
            translate('fields.phone_plain'),
            tutor.phone_plain && (
              <span key="phone">
                <PhoneLink phone={tutor.phone_plain} /> <CallButton whom={{ tutor_id: tutor.id }} name={tutor.full_name} />
                {checked(tutor.phone_confirmed)}
              </span>
            ),
          ],
          [
            translate('fields.email'),
            tutor.email && (
              <span key="email">
                <a href={`mailto:${tutor.email}`}>{tutor.email}</a>
                {checked(tutor.email_confirmed)}
              </span>
            ),
          ],
          [
            translate('tutors.orders'),
            <Link key="orders" to={orders}>
              {translate('tutors.orders_line', tutor.orders)}
            </Link>,
          ],
          [
            translate('tutors.client'),
            tutor.client_id && (
              <Link key="client" to={pathTo(slugs.clients, tutor.client_id)}>
                <RecordNumber id={tutor.client_id} />
              </Link>
            ),
          ],
          ...tutor.online_communication_app.map(({ app, account }) => [app, account] as const),
          [translate('tutors.registered'), formatDate(tutor.created_at, edition)],
          [translate('tutors.last_login'), tutor.last_login_at && formatDateTime(tutor.last_login_at, edition)],
        ]}
      />
    </Sheet>
  )
}

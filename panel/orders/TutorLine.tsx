import { useTranslate } from 'react-admin'
import type { OrderTutorForStaff } from '../../schemas/index.ts'
import { formatDateTime } from '../../theme/dates.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { CallButton } from '../telephony/CallButton.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Row } from '../ui/boxes.ts'
import { AppointButton } from './AppointButton.tsx'
import { DeleteTutorButton } from './DeleteTutorButton.tsx'
import { Facts } from './Facts.tsx'
import { useOrder } from './order-record.ts'
import { PersonLine } from './PersonLine.ts'
import { canBeAppointed, isOpenRow, isOut, rowLook } from './row-state.ts'
import { YellowButton } from './YellowButton.tsx'

/** A tutor on the order: who, what they ask and said, and what can be done about them. */
export function TutorLine({ row }: { row: OrderTutorForStaff }) {
  const { order_id, actions, appointed_tutors } = useOrder()
  const translate = useTranslate()
  const { tone, icon } = rowLook[row.state]
  // With a tutor appointed, the others have been told: only the appointed one can be taken off.
  const canRemove = row.state === 'appointed' || (isOpenRow(row.state) && !appointed_tutors.some(({ state }) => state === 'appointed'))
  return (
    <li>
      <PersonLine>
        <Avatar url={row.avatar} name={row.name} />
        <div className="who">
          <Row>
            <Link to={pathTo(slugs.tutors, row.tutor_id)}>{row.name}</Link>
            <Badge tone={tone} icon={icon}>
              {translate(`enums.order_tutor_state.${row.state}`)}
            </Badge>
            {row.kind === 'personal' && <Badge>{translate('enums.order_tutor_kind.personal')}</Badge>}
          </Row>
          <TutorFacts row={row} />
        </div>
        <Row className="doings">
          {row.phone_plain && <CallButton whom={{ order_id, recipient: 'tutor', recipient_id: row.tutor_id }} name={row.name} />}
          {(isOpenRow(row.state) || row.yellow) && <YellowButton row={row} />}
          <Row>
            {canBeAppointed(row.state) && actions.includes('appoint_tutor') && <AppointButton tutor_id={row.tutor_id} name={row.name} />}
            {canRemove && actions.includes('delete_tutor') && <DeleteTutorButton tutor_id={row.tutor_id} name={row.name} />}
          </Row>
        </Row>
      </PersonLine>
    </li>
  )
}

function TutorFacts({ row }: { row: OrderTutorForStaff }) {
  const edition = useEdition()
  const translate = useTranslate()
  const at = row.appointed_at ?? row.responded_at ?? row.asked_at
  const { first_class: agreed } = useOrder()
  const facts = [
    row.rate?.name,
    agreed === null && row.first_class && translate('orders.can_start', { date: formatDateTime(row.first_class, edition) }),
    at && formatDateTime(at, edition),
  ]
  const reasons = [
    row.refused_reason_id && translate(`enums.refused_reasons.${row.refused_reason_id}`),
    row.refused_comment,
    ...(row.remove_reasons?.reasons.map((id) => translate(`enums.remove_reasons.${id}`)) ?? []),
    row.remove_reasons?.comment,
  ].filter(Boolean)
  return (
    <>
      <Facts phone={row.phone_plain} of={facts} />
      {isOut(row.state) && reasons.length > 0 && <div>{reasons.join(', ')}</div>}
      {row.response_text && <div>«{row.response_text}»</div>}
    </>
  )
}

import { useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { OrderCandidate } from '../../schemas/index.ts'
import { TUTOR_STATUS } from '../../schemas/tutor-status.ts'
import { formatNumber } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Row, Soft } from '../ui/boxes.ts'
import { AppointButton } from './AppointButton.tsx'
import { Facts } from './Facts.tsx'
import { useOrder } from './order-record.ts'
import { PersonLine } from './PersonLine.ts'
import { rowLook } from './row-state.ts'

/** A tutor who could take the order, with what speaks for and against. */
export function CandidateLine({ tutor, onAppointed }: { tutor: z.output<typeof OrderCandidate>; onAppointed: () => void }) {
  const { actions } = useOrder()
  const edition = useEdition()
  const translate = useTranslate()
  return (
    <li>
      <PersonLine>
        <div className="who">
          <Row>
            <Link to={pathTo(slugs.tutors, tutor.id)}>{tutor.name}</Link>
            <Soft>{translate('orders.find.number', { id: tutor.id })}</Soft>
            {tutor.state && (
              <Badge tone={rowLook[tutor.state].tone} icon={rowLook[tutor.state].icon}>
                {translate(`enums.order_tutor_state.${tutor.state}`)}
              </Badge>
            )}
            {tutor.is_catalog_disabled && <Badge tone="mark">{translate('orders.find.disabled')}</Badge>}
            {tutor.status !== TUTOR_STATUS.published && <Badge>{translate(`enums.tutor_status.${tutor.status}`)}</Badge>}
          </Row>
          <Soft as="div">{tutor.lessons_name.join(', ')}</Soft>
          <Facts phone={tutor.phone} of={[tutor.city, tutor.rate?.name]} />
          <Soft as="div">
            {translate('orders.find.score', { score: formatNumber(tutor.score, edition, edition.panelLanguage) })} ·{' '}
            {translate('orders.find.open_rows', { smart_count: tutor.open_rows })}
          </Soft>
        </div>
        {actions.includes('appoint_tutor') && (
          <div className="doings">
            <AppointButton tutor_id={tutor.id} name={tutor.name} onDone={onAppointed} />
          </div>
        )}
      </PersonLine>
    </li>
  )
}

import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../theme/dates.ts'
import { showPhone } from '../../theme/shown-phone.ts'
import { useEdition } from '../edition.ts'
import { Badge } from '../ui/Badge.tsx'
import { Soft } from '../ui/boxes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { useOrder } from './order-record.ts'

/** The short messages about the order and whether they arrived, the newest first (spec: decisions ORD-16). */
export function SmsSheet() {
  const { sms } = useOrder()
  const edition = useEdition()
  const translate = useTranslate()
  if (sms.length === 0) return null
  return (
    <Sheet title="SMS">
      <Timeline>
        {sms.map(({ id, template, phone, state, at }) => (
          <li key={id}>
            <Soft>
              {formatDateTime(at, edition)} · {showPhone(phone, edition)}
            </Soft>
            <div>{translate(`outbox.templates.${template}`, { _: template })}</div>
            {state === 'dead' ? (
              <Badge tone="bad" icon="info">
                {translate('outbox.states.dead')}
              </Badge>
            ) : (
              <Soft>{translate(`outbox.states.${state}`)}</Soft>
            )}
          </li>
        ))}
      </Timeline>
    </Sheet>
  )
}

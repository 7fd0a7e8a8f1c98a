import { styled } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { Link } from '../layout/Link.tsx'
import { listPath, pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { CallButton } from '../telephony/CallButton.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Row } from '../ui/boxes.ts'
import { PhoneLink } from '../ui/PhoneLink.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useOrder } from './order-record.ts'

const Ways = styled('div')({ display: 'grid', gap: '.25rem', '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' } })

/** Whose order it is and how to reach them. */
export function ClientSheet() {
  const { order_id, client, client_id, client_orders_count, client_blacklisted } = useOrder()
  const translate = useTranslate()
  const { viber, whatsapp } = client.messengers
  return (
    <Sheet title={translate('orders.client')}>
      <Ways>
        <Row>
          <Link to={pathTo(slugs.clients, client_id)}>
            <b>{client.name}</b>
          </Link>
          <Link to={listPath(slugs.orders, { client_id })}>{translate('orders.count', { smart_count: client_orders_count })}</Link>
          {client_blacklisted && (
            <Badge tone="bad" icon="info">
              {translate('orders.blacklisted')}
            </Badge>
          )}
        </Row>
        {client.phone_plain && (
          <Row>
            <PhoneLink phone={client.phone_plain} />
            <CallButton whom={{ order_id, recipient: 'client', recipient_id: client_id }} name={client.name} />
            {viber && <Badge>Viber</Badge>}
            {whatsapp && <Badge>WhatsApp</Badge>}
          </Row>
        )}
        {client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
      </Ways>
    </Sheet>
  )
}

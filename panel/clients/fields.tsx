import { EmailField, useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { ClientRow } from '../../schemas/index.ts'
import { ActAsButton } from '../acting/ActAsButton.tsx'
import { Link } from '../layout/Link.tsx'
import { listPath, pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers } from '../ui/boxes.ts'
import { PhoneField } from '../ui/fields.tsx'
import { RecordNumber } from '../ui/RecordNumber.tsx'

export type Client = z.output<typeof ClientRow>

/** First and last name, as far as they are known. */
export function Name() {
  const client = useRecordContext<Client>()
  return client ? `${client.name} ${client.last_name}`.trim() : null
}

export function NameLink() {
  const client = useRecordContext<Client>()
  if (!client) return null
  return (
    <>
      <Link to={pathTo(slugs.clients, client.id)}>
        <Name />
      </Link>{' '}
      <small>
        <RecordNumber id={client.id} />
      </small>
    </>
  )
}

export function Contact() {
  const client = useRecordContext<Client>()
  if (!client) return null
  return (
    <>
      <PhoneField<Client> source="phone_plain" /> {client.email && <small>{client.email}</small>}
    </>
  )
}

/** The way into the client's cabinet. */
export function ActAs({ isSmall = true }: { isSmall?: boolean }) {
  const client = useRecordContext<Client>()
  return client && client.deleted_at === null ? <ActAsButton isSmall={isSmall} whom={{ as: 'client', id: client.id, name: client.name }} /> : null
}

/** Words only for what is out of the ordinary. */
export function Marks() {
  const client = useRecordContext<Client>()
  const translate = useTranslate()
  if (!client) return null
  return (
    <>
      {client.blacklisted && (
        <Badge tone="bad" icon="info">
          {translate('orders.blacklisted')}
        </Badge>
      )}
      {client.deleted_at !== null && (
        <Badge tone="gone" icon="bin">
          {translate('clients.deleted')}
        </Badge>
      )}
      {client.terms_declined_at !== null && <Badge tone="mark">{translate('clients.terms_declined')}</Badge>}
    </>
  )
}

export function OrdersLink() {
  const client = useRecordContext<Client>()
  const translate = useTranslate()
  if (!client) return null
  return (
    <Numbers>
      <Link to={listPath(slugs.orders, { client_id: client.id })}>{translate('orders.count', { smart_count: client.orders_count })}</Link>
    </Numbers>
  )
}

/** A phone that can be called, and whether it is truly the client's. */
export const Phone = () => (
  <>
    <PhoneField source="phone_plain" />
    <Unconfirmed contact="phone_plain" by="phone_confirmed" />
  </>
)

export const Email = () => (
  <>
    <EmailField source="email" />
    <Unconfirmed contact="email" by="email_confirmed" />
  </>
)

function Unconfirmed({ contact, by }: { contact: 'phone_plain' | 'email'; by: 'phone_confirmed' | 'email_confirmed' }) {
  const client = useRecordContext<Client>()
  const translate = useTranslate()
  return client?.[contact] && !client[by] ? ` (${translate('tutors.not_confirmed')})` : null
}

export function Messengers() {
  const { viber, whatsapp } = useRecordContext<Client>()?.messengers ?? {}
  return [viber && 'Viber', whatsapp && 'WhatsApp'].filter(Boolean).join(', ')
}

export function Subscriptions() {
  const client = useRecordContext<Client>()
  const translate = useTranslate()
  return Object.entries(client?.email_subscriptions ?? {})
    .flatMap(([name, isOn]) => (isOn ? [translate(`clients.subscriptions.${name}`)] : []))
    .join(', ')
}

/** The same person as a tutor, where they are one. */
export function TutorLink() {
  const id = useRecordContext<Client>()?.tutor_id
  if (!id) return null
  return (
    <Link to={pathTo(slugs.tutors, id)}>
      <RecordNumber id={id} />
    </Link>
  )
}

/** The way to the client whom this one became. */
export function MergedInto() {
  const id = useRecordContext<Client>()?.merged_into
  const translate = useTranslate()
  if (!id) return null
  return (
    <p role="status">
      <Link to={pathTo(slugs.clients, id)}>{translate('clients.merged_into', { id })}</Link>
    </p>
  )
}

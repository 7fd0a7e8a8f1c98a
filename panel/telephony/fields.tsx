import { styled } from '@mui/material/styles'
import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { PhoneCall } from '../../schemas/index.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { Numbers, Row, Soft } from '../ui/boxes.ts'
import type { IconName } from '../ui/icons.ts'
import { Moment } from '../ui/moments.tsx'
import { PhoneLink } from '../ui/PhoneLink.tsx'

export type CallRecord = z.output<typeof PhoneCall>

const look: Record<CallRecord['state'], { tone: Tone; icon: IconName }> = {
  ringing: { tone: 'mark', icon: 'bell' },
  answered: { tone: 'ok', icon: 'check' },
  missed: { tone: 'bad', icon: 'close' },
  busy: { tone: 'mute', icon: 'pause' },
}

export function When() {
  const call = useRecordContext<CallRecord>()
  return call ? <Moment at={call.created_at} /> : null
}

/** Two links below each other, each with room for a finger. */
const Lines = styled('div')({ display: 'grid', justifyItems: 'start', gap: '.25rem', lineHeight: '1.5rem' })

/** Who is at the other end, by name where the phone is known; and the phone. */
export function Who() {
  const call = useRecordContext<CallRecord>()
  const translate = useTranslate()
  if (!call) return null
  const { recipient, recipient_id, name } = call.who_calls
  const slug = recipient === 'tutor' ? slugs.tutors : slugs.clients
  return (
    <Lines>
      <div>
        {recipient_id ? <Link to={pathTo(slug, recipient_id)}>{name || recipient_id}</Link> : translate('telephony.parties.unknown')}{' '}
        {recipient === 'tutor' && <Soft>{translate('telephony.parties.tutor')}</Soft>}
      </div>
      {/^\+\d/.test(call.phone) ? <PhoneLink phone={call.phone} /> : <Soft>{call.phone}</Soft>}
    </Lines>
  )
}

/** Nobody has hung up yet. */
export const isTalking = ({ state, duration }: CallRecord) => state === 'answered' && duration === 0

/** Whether it came in or went out, how it ended and how long was talked. */
export function State() {
  const call = useRecordContext<CallRecord>()
  const translate = useTranslate()
  if (!call) return null
  return (
    <Row as="span">
      <Badge {...(isTalking(call) ? { tone: 'info', icon: 'phone' } : look[call.state])}>
        {translate(isTalking(call) ? 'telephony.talking' : `telephony.states.${call.state}`)}
      </Badge>
      <Soft>{translate(`telephony.directions.${call.direction}`)}</Soft>
      {call.duration > 0 && <Numbers>{minutes(call.duration)}</Numbers>}
      {call.record_url && (
        <a href={call.record_url} target="_blank" rel="noopener noreferrer">
          {translate('telephony.record')}
        </a>
      )}
    </Row>
  )
}

/** `95` is `1:35`. */
const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export function OrderLink() {
  const id = useRecordContext<CallRecord>()?.order_id
  return id ? <Link to={pathTo(slugs.orders, id)}>{id}</Link> : null
}

export function ForWhom() {
  const call = useRecordContext<CallRecord>()
  const translate = useTranslate()
  return call ? (call.admin_name ?? <Soft>{translate('telephony.nobody')}</Soft>) : null
}

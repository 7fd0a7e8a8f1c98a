import { useRecordContext, useTranslate } from 'react-admin'
import type { PaymentDoubt } from '../../schemas/index.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import { Numbers } from '../ui/boxes.ts'
import type { IconName } from '../ui/icons.ts'
import { sumIn } from './sum.ts'

const look: Record<PaymentDoubt['state'], { tone: Tone; icon: IconName }> = {
  open: { tone: 'mark', icon: 'clock' },
  credited: { tone: 'ok', icon: 'wallet' },
  closed: { tone: 'gone', icon: 'check' },
}

export function StateBadge() {
  const doubt = useRecordContext<PaymentDoubt>()
  const translate = useTranslate()
  return doubt ? <Badge {...look[doubt.state]}>{translate(`payment_doubts.states.${doubt.state}`)}</Badge> : null
}

/** What is wrong with it; leads to the payment. */
export function ReasonLink() {
  const doubt = useRecordContext<PaymentDoubt>()
  const translate = useTranslate()
  return doubt ? <Link to={pathTo(slugs.payment_doubts, doubt.id)}>{translate(`payment_doubts.reasons.${doubt.reason}`)}</Link> : null
}

export function Provider() {
  const doubt = useRecordContext<PaymentDoubt>()
  const translate = useTranslate()
  return doubt ? <span>{translate(`merchants.providers.${doubt.provider}`, { _: doubt.provider })}</span> : null
}

/** What came, in the bank's own currency. */
export function Came() {
  const doubt = useRecordContext<PaymentDoubt>()
  const edition = useEdition()
  return doubt ? <Numbers>{sumIn(doubt.currency, doubt.sum, edition)}</Numbers> : null
}

/** What was asked for. */
export function Asked() {
  const asked = useRecordContext<PaymentDoubt>()?.asked
  const edition = useEdition()
  return typeof asked === 'number' ? <Numbers>{sumIn(edition.currency, asked, edition)}</Numbers> : null
}

export function TutorLink() {
  const doubt = useRecordContext<PaymentDoubt>()
  return doubt?.tutor_id ? <Link to={pathTo(slugs.tutors, doubt.tutor_id)}>{doubt.tutor_name}</Link> : null
}

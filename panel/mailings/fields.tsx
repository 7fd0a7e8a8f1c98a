import { useRecordContext, useTranslate } from 'react-admin'
import type { MailingRow } from '../../schemas/index.ts'
import { formatNumber } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Badge, type Tone } from '../ui/Badge.tsx'
import type { IconName } from '../ui/icons.ts'

const look: Record<MailingRow['state'], { tone: Tone; icon: IconName }> = {
  draft: { tone: 'info', icon: 'edit' },
  sending: { tone: 'mark', icon: 'clock' },
  sent: { tone: 'ok', icon: 'check' },
}

export function StateBadge() {
  const mailing = useRecordContext<MailingRow>()
  const translate = useTranslate()
  return mailing ? <Badge {...look[mailing.state]}>{translate(`mailings.states.${mailing.state}`)}</Badge> : null
}

/** How many mails went out so far. */
export function Mails() {
  const mailing = useRecordContext<MailingRow>()
  const edition = useEdition()
  return mailing ? formatNumber(mailing.mails, edition, edition.panelLanguage) : null
}

/** Who takes it: `Репетитори · Новини`. */
export function Whose() {
  const mailing = useRecordContext<MailingRow>()
  const translate = useTranslate()
  return mailing ? `${translate(`mailings.audiences.${mailing.audience}`)} · ${translate(`mailings.lists.${mailing.list}`)}` : null
}

import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { Merchant } from '../../schemas/index.ts'
import { formatMoney } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'
import { Link } from '../layout/Link.tsx'
import { pathTo } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers, Row } from '../ui/boxes.ts'

export type MerchantRecord = z.output<typeof Merchant> & { id: number }

export function NameLink() {
  const merchant = useRecordContext<MerchantRecord>()
  return merchant ? <Link to={pathTo(slugs.merchants, merchant.id)}>{merchant.name}</Link> : null
}

/** Whether payments go to it. */
export function Standing() {
  const merchant = useRecordContext<MerchantRecord>()
  const translate = useTranslate()
  if (!merchant) return null
  return (
    <Row>
      {merchant.active ? <Badge tone="ok">{translate('merchants.fields.active')}</Badge> : <Badge tone="gone">{translate('merchants.off')}</Badge>}
      {merchant.is_default && <Badge tone="info">{translate('merchants.fields.is_default')}</Badge>}
    </Row>
  )
}

export function Purposes() {
  const merchant = useRecordContext<MerchantRecord>()
  const translate = useTranslate()
  return merchant?.purposes.map((purpose) => translate(`merchants.purposes.${purpose}`)).join(', ')
}

export function DailyLimit() {
  const limit = useRecordContext<MerchantRecord>()?.daily_limit
  const edition = useEdition()
  return typeof limit === 'number' ? <Numbers>{formatMoney(limit, edition, edition.panelLanguage)}</Numbers> : null
}

import type { OrderForTutor } from '../../../schemas/orders.ts'
import { formatMoney } from '../../../theme/money.ts'
import { useSite, useTexts } from '../../site.ts'
import { Pairs } from '../Pairs.tsx'
import styles from '../ReviewShown.module.css'
import { dayAndTime } from '../when.ts'

/** What this tutor said to the client, or why they refused. */
export function OwnAnswer({ own }: { own: NonNullable<OrderForTutor['own']> }) {
  const { edition, language } = useSite()
  const t = useTexts('orders-tutor').order
  const enums = useTexts('enums-orders')
  const { per_hour } = useTexts('common')
  const reason = own.refused_reason_id && enums.refused_reasons[own.refused_reason_id as keyof typeof enums.refused_reasons]
  if (!own.response_text && !reason) return null
  return (
    <section className="col snug">
      <h2>{t.your_answer}</h2>
      {own.response_text && <p className={styles.text}>{own.response_text}</p>}
      <Pairs
        lines={[
          [t.your_price, own.rate_id && formatMoney(own.rate_id, edition, language) + per_hour],
          [t.your_first, own.first_class && dayAndTime(own.first_class, edition, language)],
          [t.reason, reason && [reason, own.refused_comment].filter(Boolean).join('. ')],
        ]}
      />
    </section>
  )
}

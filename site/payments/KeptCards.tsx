import { useState } from 'react'
import { api, errorOf } from '../../data-providers/api.ts'
import { fill } from '../../theme/words.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { useTexts } from '../site.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { showToast } from '../ui/Toast.tsx'
import { cardWords } from './way.ts'
import type { Ways } from './ways.ts'

/** The cards that a tutor pays by again, each with its way out. */
export function KeptCards({ cards }: Pick<Ways, 'cards'>) {
  const { reload } = useCabinet()
  const t = useTexts('wallet').cards
  const common = useTexts('common')
  const [busy, setBusy] = useState(false)
  const remove = async (card_id: number) => {
    setBusy(true)
    const answer = await api.post('/tutor/payments/delete_payment_card', { card_id })
    const isGone = answer.status === 'success' || answer.error === 'card_not_found'
    const text = isGone ? t.removed : errorOf(answer) === 'network' ? common.failed.network : common.failed.other
    showToast({ text, tone: isGone ? 'ok' : 'bad' }, common)
    if (isGone) await reload()
    setBusy(false)
  }
  return (
    <section className="col snug">
      <h2>{t.title}</h2>
      <ul>
        {cards.map((card) => {
          const name = fill(t.card, cardWords(card))
          const date = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`
          return (
            <li key={card.card_id} className="row">
              <b>{name}</b>
              <span className="s soft num">{card.expired ? t.expired : fill(t.until, { date })}</span>
              <IconButton label={fill(t.remove, { card: name })} disabled={busy} onClick={() => remove(card.card_id)}>
                <Icon d={icons.close} />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

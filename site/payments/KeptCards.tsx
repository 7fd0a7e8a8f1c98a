import { useState } from 'react'
import { api } from '../../data-providers/api.ts'
import { fill } from '../../theme/words.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import { useConfirm } from '../cabinet/use-confirm.ts'
import { useTexts } from '../site.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import { cardWords } from './way.ts'
import type { Ways } from './ways.ts'

type Card = Ways['cards'][number]

/** One that is not there any more is forgotten as well. */
async function forget({ card_id }: Card) {
  const answer = await api.post('/tutor/payments/delete_payment_card', { card_id })
  return answer.error === 'card_not_found' ? ({ status: 'success', data: null } as const) : answer
}

/** The cards that a tutor pays by again, each with its way out. */
export function KeptCards({ cards }: Pick<Ways, 'cards'>) {
  const { reload } = useCabinet()
  const t = useTexts('wallet').cards
  const confirm = useConfirm()
  const [asked, setAsked] = useState<Card>()
  const nameOf = (card: Card) => fill(t.card, cardWords(card))
  return (
    <section tabIndex={-1} className="col snug" aria-labelledby="cards">
      <h2 id="cards">{t.title}</h2>
      <ul>
        {cards.map((card) => {
          const name = nameOf(card)
          const { busy, ...opens } = confirm.opens(() => setAsked(card))
          const date = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`
          return (
            <li key={card.card_id} className="row">
              <b>{name}</b>
              <span className="s soft num">{card.expired ? t.expired : fill(t.until, { date })}</span>
              <IconButton label={fill(t.remove, { card: name })} {...opens} busy={busy && asked === card}>
                <Icon d={icons.close} />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {confirm.Dialog && asked && (
        <confirm.Dialog
          {...t.asked}
          title={fill(t.remove, { card: nameOf(asked) })}
          done={t.removed}
          call={() => forget(asked)}
          after={reload}
          onClose={confirm.close}
        />
      )}
    </section>
  )
}

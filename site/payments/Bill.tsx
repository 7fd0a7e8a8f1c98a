import { useState } from 'react'
import { formatMoney } from '../../theme/money.ts'
import { fill } from '../../theme/words.ts'
import { useSite, useTexts } from '../site.ts'
import { Note } from '../ui/Note.tsx'
import { WayField } from './WayField.tsx'
import { openWays, WaysNote } from './WaysNote.tsx'
import { type Way, wayOf } from './way.ts'
import { useWays } from './ways.ts'

/** How a bill is paid: out of the wallet where that holds enough, by a kept card, or by a bank. */
export function usePaying(sum: number, balance: number) {
  const ways = useWays()
  const { providers, cards } = openWays(ways)
  // whole hundredths: a difference of decimals may be off by a hair
  const left = Math.round((balance - sum) * 100) / 100
  const [chosen, choose] = useState<Way | null>(null)
  const [card] = cards
  const way: Way | null = chosen ?? (left >= 0 ? 'wallet' : card ? wayOf(card) : (providers[0] ?? null))
  return { sum, balance, ways, providers, cards, left, way, choose }
}

interface Props {
  paying: ReturnType<typeof usePaying>
  keepsCards?: boolean
}

/** What is to be paid, what the wallet holds of it, and the ways to pay. */
export function Bill({ paying: { sum, balance, ways, providers, cards, left, way, choose }, keepsCards = false }: Props) {
  const { edition, language } = useSite()
  const t = useTexts('payment')
  const money = (amount: number) => formatMoney(amount, edition, language)
  return (
    <>
      <dl className="pairs num">
        <dt>{t.bill.sum}</dt>
        <dd>
          <b>{money(sum)}</b>
        </dd>
        <dt>{t.bill.balance}</dt>
        <dd>{money(balance)}</dd>
        {way === 'wallet' && (
          <>
            <dt>{t.bill.left}</dt>
            <dd>{money(left)}</dd>
          </>
        )}
      </dl>
      {left < 0 && (
        <Note tone={way ? 'info' : 'bad'}>
          <b>{fill(t.bill.missing, { sum: money(-left) })}</b>
          {way && <p>{t.bill.whole}</p>}
        </Note>
      )}
      {ways && (left < 0 || ways !== 'failed') && <WaysNote ways={ways} />}
      {providers.length > 0 && (
        <WayField providers={providers} cards={cards} value={way} onChange={choose} fromWallet={left >= 0} keepsCards={keepsCards} />
      )}
    </>
  )
}

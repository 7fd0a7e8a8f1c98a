import { CARDS } from '../../schemas/payment-terms.ts'
import { fill } from '../../theme/words.ts'
import { useTexts } from '../site.ts'
import { Checkbox, Options, Radio } from '../ui/Option.tsx'
import { cardWords, type Way, wayOf } from './way.ts'
import type { Ways } from './ways.ts'

interface Props extends Pick<Ways, 'providers' | 'cards'> {
  value: Way | null
  onChange: (way: Way) => void
  /** The wallet holds enough. */
  fromWallet?: boolean
  /** A card that is used now may be kept. */
  keepsCards?: boolean
}

/** How somebody pays, as tiles: what is quickest first. */
export function WayField({ providers, cards, value, onChange, fromWallet, keepsCards }: Props) {
  const t = useTexts('payment')
  const names = useTexts('enums-money').provider
  const ways: [Way, string][] = [
    ...(fromWallet ? [['wallet', t.from_wallet] satisfies [Way, string]] : []),
    ...cards.map((card): [Way, string] => [wayOf(card), fill(t.card, cardWords(card))]),
    ...providers.map((provider): [Way, string] => [provider, names[provider]]),
  ]
  return (
    <>
      <Options legend={t.way} className="col snug">
        {ways.map(([way, word]) => (
          <Radio key={way} tile name="way" value={way} checked={value === way} onChange={() => onChange(way)}>
            {word}
          </Radio>
        ))}
      </Options>
      {keepsCards && value === CARDS && (
        <Checkbox name="save_token" value="1">
          {t.save_card}
        </Checkbox>
      )}
    </>
  )
}

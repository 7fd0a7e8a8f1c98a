import { type AnswerOf, errorOf } from '../../data-providers/api.ts'
import { useCabinet } from '../cabinet/Cabinet.tsx'
import type { Form } from '../forms/use-form.ts'
import { type BankPage, type CardPayment, goOn, goToBank } from './to-bank.ts'
import { bankIn, cardIn, type Way } from './way.ts'
import type { Provider } from './ways.ts'

/** The calls that begin a payment of one purpose. */
interface Calls {
  bank: (provider: Provider) => Promise<AnswerOf<BankPage>>
  card: (card_id: number) => Promise<AnswerOf<CardPayment>>
}

/** Pays by a bank or a kept card; a refusal is told in the form, which stays busy while the bank's page comes. */
export function usePayment({ refuse, settle }: Form, onClose: () => void) {
  const { ask, go } = useCabinet()
  return async (way: Way | null, { bank, card }: Calls) => {
    const card_id = cardIn(way)
    if (card_id !== null) {
      const answer = await ask(() => card(card_id))
      if (answer.status === 'fail') return refuse(errorOf(answer))
      settle()
      onClose()
      return goOn(answer.data, go)
    }
    const provider = bankIn(way)
    if (!provider) return
    const answer = await ask(() => bank(provider))
    if (answer.status === 'fail') return refuse(errorOf(answer))
    settle()
    goToBank(answer.data)
    return 'leaving'
  }
}

import { type EditionCode, editionOf, type PaymentProvider } from '../../../editions/index.ts'
import type { Settings } from '../../settings.ts'
import type { Bank } from './bank.ts'
import { liqPay } from './liqpay.ts'
import { przelewy24 } from './przelewy24.ts'
import { sandboxBank } from './sandbox.ts'
import { stripe } from './stripe.ts'

export type Banks = Readonly<Partial<Record<PaymentProvider, Bank>>>

const providers = ['card_a', 'card_b', 'card_c', 'bank_url', 'card_form', 'bank_form'] as const satisfies readonly PaymentProvider[]

/**
 * The bank behind each provider of an edition: those whose keys the settings hold. Where money is not real the sandbox stands in for all others; in production
 * a provider without a bank is not offered (spec: decisions PAY-1).
 */
export function openBanks({ mode, secret, stripe: cards, liqPay: forms, przelewy24: transfers }: Settings): (edition: EditionCode) => Banks {
  const sandbox = sandboxBank(secret)
  const standIns: Banks = mode === 'production' ? {} : Object.fromEntries(providers.map((provider) => [provider, sandbox]))
  const byForm = forms && liqPay({ ...forms, isTest: mode !== 'production' })
  const byTransfer = transfers && przelewy24(transfers)
  const banks = { liqpay: byForm && { card_form: byForm }, przelewy24: byTransfer && { bank_url: byTransfer } }
  return (edition) => {
    const { bank } = editionOf(edition)
    const byCard = cards && stripe(cards, edition)
    return { ...standIns, ...(byCard && { card_b: byCard, card_c: byCard }), ...(bank && banks[bank]) }
  }
}

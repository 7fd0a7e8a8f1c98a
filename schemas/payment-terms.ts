// Plain values, so that a screen that only needs them carries no schema.

/** Providers that lead to an address, and those that a form is posted to (spec: decisions PAY-1). */
export const urlProviders = ['card_a', 'card_b', 'card_c', 'bank_url'] as const
export const formProviders = ['card_form', 'bank_form'] as const
/** The one provider that keeps cards and takes donations (spec: decisions PAY-7, PAY-10). */
export const CARDS = 'card_a'
/** The most that may be donated with an order, in least commissions. */
export const DONATION_OF_MINIMUM = 10
/** Why a bank's word is not believed: no such payment, another sum or currency than was asked, or paid a second time. */
export const paymentDoubtReasons = ['unknown', 'sum', 'currency', 'twice', 'reference'] as const
export type PaymentDoubtReason = (typeof paymentDoubtReasons)[number]
/** What staff make of it: the money goes to the payer's wallet, or nothing is owed. */
export const paymentDoubtOutcomes = ['credited', 'closed'] as const
export const paymentDoubtStates = ['open', ...paymentDoubtOutcomes] as const
/** How many cards of one tutor are kept. */
export const MOST_CARDS = 5

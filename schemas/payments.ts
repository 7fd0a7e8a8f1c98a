import * as z from 'zod/mini'
import { call, Flag, Id, Money, OneOf, or, Text, Words } from './common.ts'
import { packageSizes } from './packages.ts'
import { formProviders, urlProviders } from './payment-terms.ts'

/** What a payment is for; each has its effect in `server/payments/effects.ts` (spec: decisions PAY-4). */
const paymentPurposes = ['wallet', 'order', 'top', 'client_order'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]
const paymentStates = ['created', 'pending', 'paid', 'failed', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** A payment as its payer sees it. */
const Payment = {
  payment_id: z.string(),
  status: z.enum(paymentStates),
  purpose: z.enum(paymentPurposes),
  target_id: z.nullable(z.int()),
  sum: z.number(),
  /** What was given beside it; the bank took both as one. */
  donate_sum: z.number(),
  currency: z.string(),
  /** It is paid and has paid for what it was meant for; else the money of a paid one is in the tutor's wallet, or goes back to the client. */
  applied: z.boolean(),
  /** It is not booked, but the bank took something else than was asked for: staff judge it, or have credited it. */
  checked: z.boolean(),
}

/** Begins a payment: written aside, so that no connection waits for the bank. Nobody begins one in another's name. */
export const beginsPayment = { changes: false, personal: true } as const
/** Pays by a kept card, in a transaction after the bank has answered. A GET that acts: from our own pages alone, and never fetched ahead (decisions API-8). */
export const paysByToken = { changes: false, once: true } as const
export const byTokenErrors = ['card_not_found', 'payment_failed', 'provider_unavailable', 'other'] as const
export const PaidByToken = { payment_id: z.string(), status: z.enum(paymentStates), url: z.optional(z.string()) }
const errors = ['provider_unavailable'] as const
const orderErrors = [...errors, 'not_found', 'wrong_status'] as const
const Sum = /* @__PURE__ */ Money.check(z.positive())
/** Where the payer goes, and the fields that are posted there. */
export const BankForm = { payment_id: z.string(), action: z.string(), method: z.literal('POST'), fields: z.record(z.string(), z.string()) }
export const BankLink = { payment_id: z.string(), url: z.string() }

export const getWalletPaymentUrl = call('POST', '/tutor/wallet/get_payment_url/{provider}', {
  ...beginsPayment,
  about: 'Begins a top-up of the wallet and gives the address of the bank (decisions PAY-2, PAY-6)',
  allow: ['tutor'],
  query: { provider: Words(urlProviders) },
  body: { sum: Sum, save_token: or(Flag, false) },
  answer: BankLink,
  errors,
})
export const getWalletPaymentForm = call('POST', '/tutor/wallet/get_payment_form/{provider}', {
  ...beginsPayment,
  about: 'Begins a top-up of the wallet and gives the form that is posted to the bank (decisions PAY-2, PAY-6)',
  allow: ['tutor'],
  query: { provider: Words(formProviders) },
  body: { sum: Sum },
  answer: BankForm,
  errors,
})
export const getOrderPaymentUrl = call('POST', '/tutor/order/get_payment_url/{provider}', {
  ...beginsPayment,
  about: "Begins the payment of an order's commission, and a donation, and gives the address of the bank (decisions PAY-2, PAY-10)",
  allow: ['tutor'],
  query: { provider: Words(urlProviders) },
  body: { order_id: Id, save_token: or(Flag, false), donate_sum: or(Money, 0) },
  answer: BankLink,
  errors: orderErrors,
})
export const getOrderPaymentForm = call('POST', '/tutor/order/get_payment_form/{provider}', {
  ...beginsPayment,
  about: "Begins the payment of an order's commission and gives the form that is posted to the bank (decisions PAY-2)",
  allow: ['tutor'],
  query: { provider: Words(formProviders) },
  body: { order_id: Id },
  answer: BankForm,
  errors: orderErrors,
})
export const payWalletByToken = call('GET', '/tutor/wallet/pay_by_token/{provider}', {
  ...paysByToken,
  about: 'Tops the wallet up by a kept card (decisions PAY-7)',
  allow: ['tutor'],
  query: { provider: Words(urlProviders), sum: Sum, card_id: Id },
  answer: PaidByToken,
  errors: byTokenErrors,
})
export const payOrderByToken = call('GET', '/tutor/order/pay_by_token/{provider}', {
  ...paysByToken,
  about: "Pays an order's commission, and a donation, by a kept card (decisions PAY-7, PAY-10)",
  allow: ['tutor'],
  query: { provider: Words(urlProviders), order_id: Id, card_id: Id, donate_sum: or(Money, 0) },
  answer: PaidByToken,
  errors: [...byTokenErrors, 'not_found', 'wrong_status'],
})
const PaymentCard = /* @__PURE__ */ z
  .object({
    card_id: z.int(),
    provider: z.string(),
    /** The first six and the last four digits. */
    mask: z.string(),
    brand: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
    created_at: z.int(),
    expired: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'PaymentCard' })
export const getPaymentCards = call('POST', '/tutor/payments/get_cards', {
  about: "The tutor's kept cards, the last used first (decisions PAY-7)",
  allow: ['tutor'],
  answer: { cards: z.array(PaymentCard) },
  changes: false,
})
export const deletePaymentCard = call('POST', '/tutor/payments/delete_payment_card', {
  about: 'Forgets a kept card (decisions PAY-7)',
  allow: ['tutor'],
  body: { card_id: Id },
  errors: ['card_not_found'],
  personal: true,
})
export const getPaymentWays = call('GET', '/tutor/payments/get_ways', {
  about: 'By what the tutor can pay here, and within which limits (decisions PAY-3, PAY-6)',
  allow: ['tutor'],
  answer: {
    providers: z.array(z.enum([...urlProviders, ...formProviders])),
    top_up: z.object({ min: z.number(), max: z.number() }),
    /** The most that may be donated with an order; 0 where donations are off. */
    donate_max: z.number(),
    /** Billing data have to be sent first. */
    needs_billing: z.boolean(),
    /** Money of theirs came that was not asked for so, and staff judge it still: they may not pay twice for want of a word. */
    checked: z.boolean(),
    cards: z.array(PaymentCard),
  },
})
export const getPaymentStatus = call('POST', '/tutor/payments/get_status', {
  about: 'What has become of a payment, for its payer (decisions PAY-4)',
  allow: ['tutor'],
  body: { payment_id: z.uuid() },
  answer: Payment,
  errors: ['not_found'],
  changes: false,
})
export const getClientPaymentUrl = call('GET', '/client/order/get_payment_url/{provider}', {
  ...beginsPayment,
  acts: true,
  about: "Begins the payment of a package of the school's lessons and gives the address of the bank (decisions PAY-2, SCH-8)",
  allow: ['client'],
  query: { provider: Words(urlProviders), order_id: Id, package_id: or(OneOf(packageSizes), 1) },
  answer: BankLink,
  errors: orderErrors,
})
export const getClientPaymentStatus = call('POST', '/client/payments/get_status', {
  about: 'What has become of a payment, for its payer (decisions PAY-4)',
  allow: ['client'],
  body: { payment_id: z.uuid() },
  answer: Payment,
  errors: ['not_found'],
  changes: false,
})
export const getInvoiceFile = call('GET', '/tutor/billing_data/get_invoice_file', {
  about: 'The invoice of a paid payment of the tutor as PDF (decisions TUT-18)',
  allow: ['tutor'],
  query: { payment_id: z.uuid() },
  file: 'application/pdf',
  errors: ['not_found'],
})
export const receivePaymentCallback = call('POST', '/payments/callback/{provider}', {
  about: "Takes a bank's signed word on a payment, once however often it is sent (decisions PAY-5)",
  allow: ['anyone'],
  query: { provider: Text(1, 20) },
  errors: ['not_found', 'forbidden', 'payment_failed', 'provider_unavailable'],
  raw: true,
  changes: false,
  text: 'text/plain',
  rate: 'webhook',
})

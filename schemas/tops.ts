import * as z from 'zod/mini'
import { call, Id, OneOf, Words } from './common.ts'
import { BankForm, BankLink, beginsPayment, byTokenErrors, PaidByToken, paysByToken } from './payments.ts'
import { topFormProviders, topSources, topUrlProviders } from './top-terms.ts'

/** A TOP as its tutor sees it. */
const OwnTop = /* @__PURE__ */ z.object({
  id: z.int(),
  plan_id: z.int(),
  date_from: z.int(),
  date_to: z.int(),
  sum: z.number(),
  source: z.enum(topSources),
})
/** Number of a plan. */
const Plan = /* @__PURE__ */ OneOf([1, 2, 3])
const errors = ['provider_unavailable', 'wrong_status'] as const

const state = {
  plans: z.array(z.object({ id: z.int(), days: z.int(), price: z.number(), currency: z.string() })),
  /** Until when the tutor stands at the head of the lists: as one, however often it was bought on. */
  active: z.nullable(z.object({ id: z.int(), date_from: z.int(), date_to: z.int() })),
  history: z.array(OwnTop),
  /** Of the three places at the head of the lists of the tutor's subjects. */
  places_left: z.int(),
}

export const getTutorTop = call('GET', '/tutor/top/get', {
  about: "TOP plans with their prices, the tutor's own TOPs and the places that are left (decisions PAY-8)",
  allow: ['tutor'],
  answer: {
    ...state,
    wallet_balance: z.number(),
    can_buy: z.boolean(),
    /** A school tutor, who buys none though published. */
    of_school: z.boolean(),
  },
})
export const getTopPaymentUrl = call('POST', '/tutor/top/get_payment_url/{provider}', {
  ...beginsPayment,
  about: 'Begins the payment of a TOP and gives the address of the bank (decisions PAY-1, PAY-8)',
  allow: ['tutor'],
  query: { provider: Words(topUrlProviders) },
  body: { top: Plan },
  answer: BankLink,
  errors,
})
export const getTopPaymentForm = call('POST', '/tutor/top/get_payment_form/{provider}', {
  ...beginsPayment,
  about: 'Begins the payment of a TOP and gives the form that is posted to the bank (decisions PAY-1, PAY-8)',
  allow: ['tutor'],
  query: { provider: Words(topFormProviders) },
  body: { top: Plan },
  answer: BankForm,
  errors,
})
export const payTopFromWallet = call('POST', '/tutor/top/pay_from_wallet', {
  about: 'Buys a TOP out of the wallet; while one runs it goes on longer (decisions PAY-6, PAY-8)',
  allow: ['tutor'],
  body: { top: Plan },
  answer: { top: OwnTop, wallet_balance: z.number() },
  errors: ['wrong_status', 'not_enough_money', 'other'],
  once: true,
})
export const payTopByToken = call('GET', '/tutor/top/pay_by_token/{provider}', {
  ...paysByToken,
  about: 'Buys a TOP by a kept card (decisions PAY-7, PAY-8)',
  allow: ['tutor'],
  query: { provider: Words(topUrlProviders), top: Plan, card_id: Id },
  answer: PaidByToken,
  errors: [...byTokenErrors, 'wrong_status'],
})

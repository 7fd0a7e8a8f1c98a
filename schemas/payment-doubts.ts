import * as z from 'zod/mini'
import { call, Id, some, Text, Words } from './common.ts'
import { paymentDoubtOutcomes, paymentDoubtReasons, paymentDoubtStates } from './payment-terms.ts'
import { restList, restOne } from './rest.ts'
import { area } from './rights.ts'

/** Money that a bank took without being asked for it so; nothing of it is booked before staff have judged it (decisions PAY-5). */
export const PaymentDoubt = /* @__PURE__ */ z
  .object({
    id: z.int(),
    reason: z.enum(paymentDoubtReasons),
    provider: z.string(),
    /** As the bank names them. */
    payment_id: z.string(),
    provider_ref: z.string(),
    sum: z.number(),
    currency: z.string(),
    /** What was asked for; null where there is no such payment. */
    asked: z.nullable(z.number()),
    /** Whose payment it is, or to whom it was credited; null where that is a client or nobody knows. */
    tutor_id: z.nullable(z.int()),
    tutor_name: z.string(),
    state: z.enum(paymentDoubtStates),
    comment: z.string(),
    judged_by: z.string(),
    created_at: z.int(),
    judged_at: z.nullable(z.int()),
    /** It is open, in the money of the wallets, and not a client's. */
    can_credit: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'PaymentDoubt' })
export type PaymentDoubt = z.output<typeof PaymentDoubt>

const about = { allow: area('tutors_money'), row: PaymentDoubt }
export const listPaymentDoubts = restList('/rest/payment_doubts', 'Payments to be judged, newest first (decisions PAY-5)', {
  ...about,
  filter: z.object({ state: some(Words(paymentDoubtStates)), reason: some(Words(paymentDoubtReasons)), q: some(Text(1, 100)) }),
})
export const getPaymentDoubt = restOne('/rest/payment_doubts/{id}', 'One payment to be judged (decisions PAY-5)', about)
export const judgePayment = call('POST', '/rest/payment_doubts/{id}/judge', {
  about: 'Credits a payment to the wallet of its tutor, or closes it, with a reason (decisions PAY-5)',
  allow: area('tutors_money'),
  query: { id: Id },
  body: {
    outcome: Words(paymentDoubtOutcomes),
    comment: Text(5, 500),
    /** Whose the money is, where the payment does not say. */
    tutor_id: some(Id),
  },
  answer: { payment_doubt: PaymentDoubt },
  errors: ['not_found', 'wrong_status'],
  once: true,
})

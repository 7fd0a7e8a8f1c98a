import { call, Text } from './common.ts'

/** What a payment is for; each has its effect in `server/payments/callback.ts` (spec: decisions PAY-4). */
export type PaymentPurpose = 'wallet'
export type PaymentState = 'created' | 'pending' | 'paid' | 'failed' | 'refunded'

export const receivePaymentCallback = call('POST', '/payments/callback/{provider}', {
  about: "Takes a bank's signed word on a payment, once however often it is sent (decisions PAY-5)",
  allow: ['anyone'],
  query: { provider: Text(1, 20) },
  errors: ['not_found', 'payment_failed'],
  raw: true,
  text: 'text/plain',
  rate: 'webhook',
})

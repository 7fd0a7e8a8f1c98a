import { Counter } from 'prom-client'

/** What becomes of payments: paid, failed, pending, refunded, or told of as nobody asked; of this process since its start. */
export const paymentsCounted = new Counter({
  name: 'payments_total',
  help: 'Payments by provider and outcome',
  labelNames: ['edition', 'provider', 'outcome'],
  registers: [],
})

/** A bank's words that were not taken, by the error that it was answered. */
export const callbackFailures = new Counter({
  name: 'payment_callback_failures_total',
  help: 'Callbacks of banks that were refused or failed, by the error they were answered',
  labelNames: ['edition', 'provider', 'reason'],
  registers: [],
})

import { randomUUID } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { BankNotice, Charge } from './bank.ts'
import { cardOf, SANDBOX_SIGNATURE, type SandboxCard, signSandbox } from './sandbox.ts'

/** All that may become of a payment at the sandbox bank. */
export const sandboxOutcomes = [
  'paid',
  'failed',
  'pending',
  'cancelled',
  'paid_twice',
  'failed_then_paid',
  'paid_then_failed',
  'wrong_sum',
  'wrong_currency',
  'wrong_signature',
  'unknown_payment',
] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

export const isSandboxOutcome = (value: unknown): value is SandboxOutcome => (sandboxOutcomes as readonly unknown[]).includes(value)

/** The words that the bank sends for each outcome, one after the other. */
export function noticesOf(charge: Pick<Charge, 'payment_id' | 'sum' | 'currency'>, outcome: SandboxOutcome): BankNotice[] {
  const { payment_id, sum, currency } = charge
  const say = (state: BankNotice['state'], more: Partial<BankNotice> = {}): BankNotice => ({
    ...{ payment_id, provider_ref: `sandbox-${more.payment_id ?? payment_id}`, state, sum, currency },
    ...more,
  })
  const all: Record<SandboxOutcome, () => BankNotice[]> = {
    paid: () => [say('paid')],
    failed: () => [say('failed')],
    pending: () => [say('pending')],
    // a payer who turns back: no bank tells of that
    cancelled: () => [],
    paid_twice: () => [say('paid'), say('paid')],
    failed_then_paid: () => [say('failed'), say('paid')],
    paid_then_failed: () => [say('paid'), say('failed')],
    wrong_sum: () => [say('paid', { sum: sum + 1 })],
    wrong_currency: () => [say('paid', { currency: currency === 'USD' ? 'EUR' : 'USD' })],
    wrong_signature: () => [say('paid')],
    unknown_payment: () => [say('paid', { payment_id: randomUUID() })],
  }
  return all[outcome]()
}

/** Sends them as a bank does: over HTTP, signed, from a server of its own. */
export async function tellOutcome(
  charge: Charge,
  { outcome, card = 'paid' }: { outcome: SandboxOutcome; card?: SandboxCard },
  secret: string,
): Promise<void> {
  for (const notice of noticesOf(charge, outcome)) {
    const kept = charge.save_card && notice.state === 'paid' && { card: cardOf(card) }
    const body = JSON.stringify({ ...notice, ...kept })
    await post(charge.callback_url, body, signSandbox(body, outcome === 'wrong_signature' ? `not ${secret}` : secret))
  }
}

const TIMEOUT = 10_000

/** Names under `localhost` are this machine, whether or not its resolver knows them. */
const post = (address: string, body: string, signature: string) =>
  new Promise<void>((resolve, reject) => {
    const url = new URL(address)
    const isHere = url.hostname.endsWith('.localhost')
    const headers = { host: url.host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), [SANDBOX_SIGNATURE]: signature }
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)({
      ...{ protocol: url.protocol, hostname: isHere ? 'localhost' : url.hostname, port: url.port, path: url.pathname, method: 'POST', headers },
      timeout: TIMEOUT,
    })
    request.on('response', (response) => response.resume().on('end', resolve))
    request.on('timeout', () => request.destroy(new Error('no answer in time')))
    request.on('error', reject)
    request.end(body)
  })

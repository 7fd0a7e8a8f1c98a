import type { Settings } from '../settings.ts'
import type { Carrier } from './mail.ts'

const TIMEOUT = 15_000

/**
 * Short messages by an HTTP gateway: `POST { to, text }` with the key as a bearer token, any 2xx is taken for accepted. Null when no gateway is set and
 * messages stay in the outbox (design 10, spec: decisions MSG-5).
 */
export function smsCarrier({ smsUrl, smsKey }: Pick<Settings, 'smsUrl' | 'smsKey'>): Carrier | null {
  if (!smsUrl) return null
  return async ({ to, text, idempotency_key }) => {
    const response = await fetch(smsUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${smsKey}`, 'content-type': 'application/json', 'idempotency-key': idempotency_key },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
    await response.body?.cancel()
  }
}

import { createHmac, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Settings } from '../settings.ts'

const TIMEOUT = 10_000

/** Who carries telephone calls for us (spec: decisions MSG-8). */
export interface Line {
  kind: 'simulated' | 'provider'
  /** Rings the extension and, once it is lifted, the phone; gives the call's name, under which its notices come. */
  dial: (call: { extension: string; phone: string }) => Promise<string>
  /** Signs what is told of calls. */
  webhookKey: string
}

const Dialled = z.object({ call_id: z.string().check(z.minLength(1), z.maxLength(100)) })

/**
 * Calls by a provider's HTTP API: `POST {url}/calls { from, to }` with the key as a bearer token, answered by `{ call_id }`. Null when the settings name none
 * and calls are not simulated.
 */
export function openLine({ telephonyUrl, telephonyKey, telephonyWebhookKey, mode, secret }: TelephonySettings): Line | null {
  if (telephonyUrl)
    return { kind: 'provider', dial: (call) => ring(`${telephonyUrl}/calls`, telephonyKey, call), webhookKey: telephonyWebhookKey ?? '' }
  // In production nobody may take a simulated call for a real one.
  return mode === 'production' ? null : simulatedLine(secret)
}
type TelephonySettings = Pick<Settings, 'telephonyUrl' | 'telephonyKey' | 'telephonyWebhookKey' | 'mode' | 'secret'>

/** A line of our own, for trying the road of a call without a telephone: what becomes of a call is told by `POST /admin/telephony/simulate`. */
const simulatedLine = (secret: string): Line => ({
  kind: 'simulated',
  dial: async () => `sim-${randomUUID()}`,
  webhookKey: createHmac('sha256', secret).update('simulated line').digest('hex'),
})

async function ring(url: string, key = '', { extension, phone }: { extension: string; phone: string }): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from: extension, to: phone }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the telephony provider answered ${response.status}`)
  }
  return z.parse(Dialled, await response.json()).call_id
}

import { createHmac } from 'node:crypto'
import type { Relay } from '../../schemas/index.ts'
import type { Settings } from '../settings.ts'
import type { Carrier } from './mail.ts'

const TIMEOUT = 15_000

/** What carries short messages to people's telephones, and tells of those that come back (spec: decisions MSG-5). */
export interface Messenger {
  /** Null: messages stay in the outbox. */
  carry: Carrier | null
  /** Signs what is told of messages to us; null: nobody tells any. */
  webhookKey: string | null
}

/** The gateways that the settings name. Outside production each has a key to be tried with, real gateway or not. */
export function openMessengers(settings: MessengerSettings): Record<Relay, Messenger> {
  const open = (relay: Relay): Messenger => {
    const { [`${relay}Url` as const]: url, [`${relay}Key` as const]: key = '', [`${relay}WebhookKey` as const]: webhookKey } = settings
    return { carry: url ? gateway(relay, url, key) : null, webhookKey: webhookKey ?? trialKey(relay, settings) }
  }
  return { sms: open('sms'), viber: open('viber'), whatsapp: open('whatsapp') }
}

type MessengerSettings = Pick<Settings, 'mode' | 'secret' | `${Relay}${'Url' | 'Key' | 'WebhookKey'}`>

const trialKey = (relay: Relay, { mode, secret }: MessengerSettings) =>
  mode === 'production' ? null : createHmac('sha256', secret).update(`messages by ${relay}`).digest('hex')

/** `POST { to, text, media? }` with the key as a bearer token; any 2xx is taken for accepted. */
const gateway =
  (relay: Relay, url: string, key: string): Carrier =>
  async ({ to, text, media, idempotency_key }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': idempotency_key },
      body: JSON.stringify({ to, text, ...(media && { media }) }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the ${relay} gateway answered ${response.status}`)
  }

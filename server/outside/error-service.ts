import { randomUUID } from 'node:crypto'
import type { EditionCode } from '../../editions/index.ts'
import type { Settings } from '../settings.ts'
import { framesOf } from './stack-frames.ts'

const TIMEOUT = 5000
/** How long nothing is sent when the service wants no more and doesn't say for how long, s. */
const PAUSE = 60

/** An error, without the people in it. */
export interface MetError {
  /** A share of those of browsers is sent, and every one of our own. */
  from: 'browser' | 'server'
  /** `TypeError: x is undefined`. */
  message: string
  stack: string
  /** Address without numbers, or the job. */
  screen: string
  /** What our answer repeated. */
  request_id?: string | undefined
  edition: EditionCode
}

/** Who collects errors beside the log (spec: decisions OPS-4). */
export interface ErrorService {
  /** Sends it, or none of it; rejects with why the service did not take it. */
  take: (error: MetError) => Promise<void>
}

/** A service that speaks Sentry's protocol: each error is an envelope, `POST /api/{project}/envelope/`. Null without an address. */
export function openErrorService({ sentry, mode }: Pick<Settings, 'sentry' | 'mode'>): ErrorService | null {
  if (!sentry) return null
  const { dsn, rate } = sentry
  const { origin, pathname, username: key } = new URL(dsn)
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  const address = `${origin}${path}/api/${project}/envelope/`
  let quietUntil = 0

  async function send({ from, message, stack, screen, edition, request_id }: MetError) {
    const event_id = randomUUID().replaceAll('-', '')
    const [, type = 'Error', value = message] = /^(\w+): (.*)$/s.exec(message) ?? []
    const frames = framesOf(stack)
    const event = {
      event_id,
      timestamp: Date.now() / 1000,
      platform: from === 'browser' ? 'javascript' : 'node',
      level: 'error',
      environment: mode,
      transaction: screen,
      tags: { edition, ...(request_id && { request_id }) },
      exception: { values: [{ type, value, ...(frames.length > 0 && { stacktrace: { frames } }) }] },
    }
    const lines = [{ event_id, sent_at: new Date().toISOString() }, { type: 'event', content_type: 'application/json' }, event]
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=docento/1, sentry_key=${key}`,
      },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
    if (response.status === 429) quietUntil = performance.now() + (Number(response.headers.get('retry-after')) || PAUSE) * 1000
    else if (!response.ok) throw new Error(`the error service answered ${response.status}`)
  }

  return {
    async take(error) {
      if ((error.from === 'server' || Math.random() < rate) && performance.now() >= quietUntil) await send(error)
    },
  }
}

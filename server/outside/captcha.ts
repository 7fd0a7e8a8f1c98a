import * as z from 'zod/mini'
import { Refusal } from '../errors.ts'
import type { Settings } from '../settings.ts'

const TIMEOUT = 5000

/** Who tells people from robots (spec: decisions API-12). */
export interface Captcha {
  siteKey: string
  /** Address of the script that shows it. */
  script: string
  /** Whether a token is one that it gave to a person just now; each holds once. Throws `provider_unavailable` where it can't be asked. */
  verify: (token: string, ip: string) => Promise<boolean>
}

const Verdict = z.object({ success: z.boolean() })

/** A captcha that speaks reCAPTCHA's protocol: `POST {verify}` with secret, response and remoteip as a form answers `{ success }`. Null without keys. */
export function openCaptcha({ captcha }: Pick<Settings, 'captcha'>): Captcha | null {
  if (!captcha) return null
  const { siteKey, script, secret, verify } = captcha
  return {
    siteKey,
    script,
    async verify(token, ip) {
      try {
        const body = new URLSearchParams({ secret, response: token, remoteip: ip })
        const response = await fetch(verify, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT) })
        const verdict = await response.json()
        if (!response.ok) throw new Error(`the captcha's service answered ${response.status}`)
        return z.parse(Verdict, verdict).success
      } catch {
        throw new Refusal('provider_unavailable')
      }
    },
  }
}

import { local } from '../browser/storage.ts'

const KEY = 'cookie_consent'

export interface Consent {
  /** Unix seconds of the choice. */
  confirmed_at: number
  accept: boolean
}

/** The visitor's choice; null as long as there is none (spec: public 2.6, decisions WEB-9). */
export const readConsent = (): Consent | null => local.readJson(KEY) as Consent | null

const AGREED = 'consent'

/** Keeps the choice, and tells who waits for a consent. */
export function storeConsent(accept: boolean) {
  local.writeJson(KEY, { confirmed_at: Math.floor(Date.now() / 1000), accept } satisfies Consent)
  if (accept) window.dispatchEvent(new Event(AGREED))
}

/** Hears of a consent that is given on this page. */
export const onConsent = (hear: () => void) => window.addEventListener(AGREED, hear, { once: true })

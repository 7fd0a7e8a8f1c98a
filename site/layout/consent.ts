const KEY = 'cookie_consent'

export interface Consent {
  /** Unix seconds of the choice. */
  confirmed_at: number
  accept: boolean
}

/** The visitor's choice; null as long as there is none (spec: public 2.6, decisions WEB-9). */
export function readConsent(): Consent | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

export const storeConsent = (accept: boolean) =>
  localStorage.setItem(KEY, JSON.stringify({ confirmed_at: Math.floor(Date.now() / 1000), accept } satisfies Consent))

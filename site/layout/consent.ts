import { local } from '../browser/storage.ts'

const KEY = 'cookie_consent'

export interface Consent {
  /** Unix seconds of the choice. */
  confirmed_at: number
  accept: boolean
}

/** The visitor's choice; null as long as there is none (spec: public 2.6, decisions WEB-9). */
export const readConsent = (): Consent | null => local.readJson(KEY) as Consent | null

export const storeConsent = (accept: boolean) => local.writeJson(KEY, { confirmed_at: Math.floor(Date.now() / 1000), accept } satisfies Consent)

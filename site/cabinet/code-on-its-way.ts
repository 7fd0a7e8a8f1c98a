import { session } from '../browser/storage.ts'
import type { Values } from '../forms/values.ts'

/** From when it may be sent again, and until when it works, s. */
export interface CodeTimes {
  resend_after: number
  expires_in: number
}

/** The same in ms, beside what it was sent to, and never the code. */
interface OnItsWay {
  typed: Values
  resend_at: number
  expires_at: number
}

const key = (owner: string) => `code_${owner}`

/** Keeps where somebody's code went: their dialog goes on with it when it is opened anew. */
export const keepCode = (owner: string, typed: Values, { resend_after, expires_in }: CodeTimes) =>
  session.writeJson(key(owner), { typed, resend_at: Date.now() + resend_after * 1000, expires_at: Date.now() + expires_in * 1000 } satisfies OnItsWay)

export const dropCode = (owner: string) => session.remove(key(owner))

/** Where a code is still on its way to, and seconds until another may be sent. */
export function codeOnItsWay(owner: string, field: string): { typed: Values; left: number } | null {
  const { typed, resend_at, expires_at } = (session.readJson(key(owner)) ?? {}) as Partial<OnItsWay>
  if (typeof typed?.[field] !== 'string' || !(Number(expires_at) > Date.now())) return null
  return { typed, left: Math.max(0, Math.ceil((Number(resend_at) - Date.now()) / 1000)) || 0 }
}

import type { Guest } from '../layout/guests.ts'
import { addScript, isSecret } from './guests.ts'

/** How long a framework is waited for, ms (spec: public 9). */
const PATIENCE = 1000
const STEP = 50

interface Told {
  eventStatus: string
  gdprApplies?: boolean
  purpose?: { consents?: Record<string, boolean> }
}
type Ask = (command: 'addEventListener' | 'displayConsentUi', version: 2, listen: (told: Told | null, isKnown: boolean) => void) => void
type WithFramework = Window & { __tcfapi?: Ask }

/** The purposes of the IAB's TCF 2 that each has to have: to keep something in the browser, and what it is kept for. */
const purposes: Readonly<Record<Guest, readonly number[]>> = { tags: [1, 8], analytics: [1, 8], chat: [1], marketing: [1, 3] }

let coming: Promise<Ask | null> | undefined

/** Fetches the framework that asks for consent, once; null when it was not there within a second, or the address says a secret: it is somebody else's script too. */
export function fetchFramework(address: string): Promise<Ask | null> {
  if (isSecret()) return Promise.resolve(null)
  coming ??= new Promise((resolve) => {
    const page: WithFramework = window
    addScript(address)
    let left = PATIENCE / STEP
    const look = () => {
      if (page.__tcfapi || left === 0) return resolve(page.__tcfapi ?? null)
      left -= 1
      setTimeout(look, STEP)
    }
    look()
  })
  return coming
}

/** Says what is agreed to, when it is known and whenever it changes. */
export function hearConsent(ask: Ask, hear: (agreed: Guest[]) => void) {
  ask('addEventListener', 2, (told, isKnown) => {
    // of a call that failed nothing is known, whatever it tells
    if (!told || !isKnown) return
    const { eventStatus, gdprApplies, purpose } = told
    if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return
    const agrees = (needed: readonly number[]) => gdprApplies === false || needed.every((number) => purpose?.consents?.[number] === true)
    hear((Object.keys(purposes) as Guest[]).filter((guest) => agrees(purposes[guest])))
  })
}

/** Lets a visitor choose anew; a command that frameworks share, though their standard has none. */
export const showFramework = (ask: Ask): void => ask('displayConsentUi', 2, () => {})

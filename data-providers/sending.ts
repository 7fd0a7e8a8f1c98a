import type { Sending } from '../schemas/api.ts'

/** A key for what one opened form does, whichever of its presses arrives. For a form's first state: `useState(newSending)`. */
export function newSending(): Sending {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') }
}

/** The same for one of several things that a form can ask for: who asks for something else presses anew. */
export const sendingOf = ({ key }: Sending, ...what: readonly number[]): Sending => ({ key: [key, ...what].join('-') })

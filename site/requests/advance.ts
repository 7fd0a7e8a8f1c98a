import type { Problems } from '../forms/error-words.ts'
import type { Values } from '../forms/values.ts'
import type { Offer } from './offer.ts'
import { fieldsOn, screenOf, screensOf } from './steps.ts'

/** Where a press leads: another screen, the same one with its problems, or off. */
interface Advance {
  screen: number
  problems: Problems
  /** Nothing is wrong and nothing is left to ask: the request goes out. */
  send: boolean
}

/** The screen that a form was posted from, as its hidden field says. */
const screenIn = (values: Values, offer: Pick<Offer, 'short'>): number =>
  Math.min(Math.max(0, Number(values.screen) || 0), screensOf(offer).length - 1)

/**
 * Answers the press of a form's button: `back` leads back whatever the fields hold; forward, the fields seen so far have to be sound;
 * at the end all of them, and the first screen with a problem is shown.
 */
export function advance(values: Values, offer: Pick<Offer, 'short'>, check: () => Problems): Advance {
  const screen = screenIn(values, offer)
  if (values.go === 'back') return { screen: Math.max(0, screen - 1), problems: {}, send: false }
  const isLast = screen === screensOf(offer).length - 1
  const seen = Object.entries(check()).filter(([field]) => isLast || screenOf(offer, field) <= screen)
  const problems = Object.fromEntries(seen)
  if (seen.length > 0) return { screen: Math.min(...seen.map(([field]) => screenOf(offer, field))), problems: inOrder(problems, offer), send: false }
  return isLast ? { screen, problems, send: true } : { screen: screen + 1, problems, send: false }
}

const inOrder = (problems: Problems, offer: Pick<Offer, 'short'>): Problems => {
  const order = screensOf(offer).flatMap((_, at) => fieldsOn(offer, at))
  return Object.fromEntries(Object.entries(problems).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)))
}

import { setTimeout as pause } from 'node:timers/promises'

const MILLISECONDS = 100

/** Answers no sooner than after a tenth of a second, so that the time does not tell whether something was sent (spec: decisions AUTH-1). */
export async function inEvenTime<T>(work: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work, pause(MILLISECONDS)])
  return answer
}

import type { Context } from '../context.ts'
import type { PhoneCallRow } from './table.ts'

/** What the other end of a simulated call does. */
export interface Step {
  event: 'answered' | 'ended'
  reason?: 'busy'
}

/** Whether calls are simulated: where a provider carries them, it alone tells what becomes of them. */
export const isPlayed = ({ line }: Pick<Context['outside'], 'line'>) => line?.kind === 'simulated'

/** Of five calls one is not answered and one meets an engaged line; which they are follows from their names. */
const COURSES = 5

/** What becomes of a call, each step so many seconds after it began. One that comes in for nobody is missed. */
export function stepsOf(
  { call_id, direction, admin_id, busy }: Pick<PhoneCallRow, 'call_id' | 'direction' | 'admin_id' | 'busy'>,
  { rings, talks }: { rings: number; talks: number },
): (Step & { after: number })[] {
  const course = [...call_id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COURSES
  if (busy || course === 1) return [{ event: 'ended', reason: 'busy', after: rings }]
  if (course === 0 || (direction === 'in' && admin_id === null)) return [{ event: 'ended', after: rings }]
  return [
    { event: 'answered', after: rings },
    { event: 'ended', after: rings + talks },
  ]
}

import { eq, gt, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { type CallState, RINGS_SECONDS } from '../../schemas/index.ts'
import { allOf } from '../database/all-of.ts'
import { HOUR_MS } from '../spans.ts'
import { type PhoneCallRow, phoneCalls } from './table.ts'

type Moments = Pick<PhoneCallRow, 'created_at' | 'answered_at' | 'ended_at' | 'busy'>

const ringingSince = (now: Date) => new Date(now.getTime() - RINGS_SECONDS * 1000)

/** How a call stands by its moments. */
export function stateOf({ created_at, answered_at, ended_at, busy }: Moments, now: Date): CallState {
  if (answered_at) return 'answered'
  if (busy) return 'busy'
  return ended_at || created_at <= ringingSince(now) ? 'missed' : 'ringing'
}

/** The same as a condition. */
export function isIn(state: CallState, now: Date): SQL {
  const { created_at, answered_at, ended_at, busy } = phoneCalls
  if (state === 'answered') return isNotNull(answered_at)
  if (state === 'busy') return allOf(isNull(answered_at), eq(busy, true))
  const rings = allOf(isNull(ended_at), gt(created_at, ringingSince(now)))
  return allOf(isNull(answered_at), eq(busy, false), state === 'ringing' ? rings : not(rings))
}

/** A call that came in and nobody took or called back. */
export const isWaiting = allOf(sql`${phoneCalls.direction} = 'in'`, isNull(phoneCalls.handled_at))

/** Seconds that were talked, those begun counted whole as providers do: 0 alone is a talk that goes on. */
export const durationOf = ({ answered_at, ended_at }: Moments) =>
  answered_at && ended_at ? Math.max(1, Math.ceil((ended_at.getTime() - answered_at.getTime()) / 1000)) : 0

/** A colleague of whom this is true is on the line; after four hours a word of the end got lost. */
export const isTalking = (now: Date): SQL =>
  allOf(isNotNull(phoneCalls.answered_at), isNull(phoneCalls.ended_at), gt(phoneCalls.answered_at, new Date(now.getTime() - 4 * HOUR_MS)))

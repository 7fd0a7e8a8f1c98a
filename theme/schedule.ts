import type { Edition } from '../editions/types.ts'
import { clockTime } from './dates.ts'

/** A day has 48 slots of half an hour, numbered from 1. */
export const SLOTS_A_DAY = 48

/** Slots from which a day of the collapsed widget asks to be unfolded (spec: public 4, schedule widget). */
export const MANY_SLOTS = 5

/** Minutes since midnight at which a slot begins: slot 20 begins at 570. */
export const slotMinutes = (slot: number): number => (slot - 1) * 30

/** When a slot begins: slot 1 is `0:00`, 20 is `9:30`, 48 is `23:30`, or `11:30 PM` (spec: public 4, schedule widget). */
export function slotTime(slot: number, edition: Pick<Edition, 'dayHalves'>): string {
  const minutes = slotMinutes(slot)
  return clockTime(Math.floor(minutes / 60), minutes % 60, edition)
}

import type { Edition } from '../editions/types.ts'
import { hoursText } from './dates.ts'

/** Hours of the times of day that suit a client, by their id (spec: decisions SCH-2). */
export const intervalHours = { 1: [9, 12], 2: [12, 15], 3: [15, 18], 4: [18, 21] } as const

/** The same in words; 5 is any time. */
export const intervalWords = (anyTime: string, edition: Pick<Edition, 'dayHalves'>): Readonly<Record<number, string>> => ({
  ...Object.fromEntries(Object.entries(intervalHours).map(([id, hours]) => [id, hoursText(hours, edition)])),
  5: anyTime,
})

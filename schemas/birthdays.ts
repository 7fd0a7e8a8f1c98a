import { TUTOR_AGE } from './tutor-options.ts'

/** Neither age is a number of years between two leap years. */
const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4).replace('-02-29', '-02-28')}`
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
/** Birthdays of those who are as old as a tutor may be on a day; all are written as `2026-02-28`. The oldest are 100 until the day on which they are 101. */
export const birthdays = (today: string) => ({
  latest: yearsBefore(today, TUTOR_AGE[0]),
  earliest: dayAfter(yearsBefore(today, TUTOR_AGE[1] + 1)),
})

/** Seconds since 1970 in UTC, an integer: the wire's form of a time. */
export type Unix = number

/** What a clock on the wall of a zone shows; months count from 1. */
interface WallTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const DAY = 86_400
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const numeric = 'numeric'
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  })
  clocks.set(zone, clock)
  return clock
}

/** The wall clock of an IANA zone at a moment: `wallTime('Asia/Calcutta', 0)` is 1 January 1970, 5:30:00. */
export function wallTime(zone: string, unix: Unix): WallTime {
  const wall: WallTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of clockOf(zone).formatToParts(unix * 1000)) if (type in wall) wall[type as keyof WallTime] = Number(value)
  return wall
}

/** The wall clock read as if it were UTC. */
const asUtc = ({ year, month, day, hour, minute, second }: WallTime): Unix => Date.UTC(year, month - 1, day, hour, minute, second) / 1000

const offsetAt = (zone: string, unix: Unix): number => asUtc(wallTime(zone, unix)) - unix

/**
 * The moment a zone's clock shows a wall time; days and hours past their end roll over. An hour that daylight saving skips is
 * moved on by the skip, of an hour that comes twice the first is meant.
 */
export function unixAt(zone: string, wall: WallTime): Unix {
  const shown = asUtc(wall)
  const early = shown - offsetAt(zone, shown - DAY)
  const late = shown - offsetAt(zone, shown + DAY)
  const shows = (unix: Unix) => asUtc(wallTime(zone, unix)) === shown
  return shows(early) || !shows(late) ? early : late
}

/** Midnight with which the zone's calendar day of a moment begins. */
export const startOfDay = (zone: string, unix: Unix): Unix => unixAt(zone, { ...wallTime(zone, unix), hour: 0, minute: 0, second: 0 })

/** Last second of the zone's calendar day, 23:59:59: the payment deadline of ORD-14 is `endOfDay(zone, addDays(zone, first_class, 3))`. */
export const endOfDay = (zone: string, unix: Unix): Unix => unixAt(zone, { ...wallTime(zone, unix), hour: 23, minute: 59, second: 59 })

/** The same time on the clock some calendar days later (or earlier), whatever daylight saving did in between. */
export function addDays(zone: string, unix: Unix, days: number): Unix {
  const wall = wallTime(zone, unix)
  return unixAt(zone, { ...wall, day: wall.day + days })
}

/** Calendar days from one moment to another in a zone: 23:59 to 0:01 is 1. */
export function daysBetween(zone: string, from: Unix, to: Unix): number {
  const dayOf = (unix: Unix) => Math.floor(asUtc(wallTime(zone, unix)) / DAY)
  return dayOf(to) - dayOf(from)
}

import { adMarks, isPaidVisit, type setCpaCookie, tidyMark } from '../../schemas/index.ts'
import type { Input } from '../calls.ts'
import type { Context } from '../context.ts'
import type { Settings } from '../settings.ts'
import { DAY } from '../spans.ts'

const COOKIE = 'cpa'
const DAYS = 30
const LONGEST = 300
/** Browsers keep no longer cookie, as it is written in a header. */
const MOST_BYTES = 3800

/** The marks of an advertisement among what was given; undefined when it was none that is paid by what comes of it (spec: decisions OPS-1, Z-6). */
function marksOf(given: object, { cpaNetwork }: Pick<Settings, 'cpaNetwork'>): Record<string, string> | undefined {
  const known = Object.entries(given).filter(([name, value]) => adMarks(cpaNetwork).includes(name) && typeof value === 'string' && value !== '')
  const marks = Object.fromEntries(known.map(([name, value]) => [name, tidyMark(value, LONGEST)]))
  return isPaidVisit(marks, cpaNetwork) ? marks : undefined
}

/** Keeps the marks of the last advertisement in a cookie that no script reads; what is no such visit leaves it alone. */
export async function setCpa({ settings, setCookie }: Context, { cookie }: Input<typeof setCpaCookie>) {
  const marks = marksOf(cookie, settings)
  if (marks) setCookie(COOKIE, fitting(marks), DAYS * DAY)
}

/** As JSON, without the longest marks where a browser would not keep all. */
function fitting(marks: Record<string, string>): string {
  const text = JSON.stringify(marks)
  if (encodeURIComponent(text).length <= MOST_BYTES) return text
  const shortest = Object.entries(marks).toSorted(([, a], [, b]) => a.length - b.length)
  return fitting(Object.fromEntries(shortest.slice(0, -1)))
}

/** The marks of the advertisement that led here, out of the cookie that keeps them; undefined when there are none. */
export const readCpa = (cookies: Context['cookies'], settings: Pick<Settings, 'cpaNetwork'>) => marksOf(parse(cookies[COOKIE]), settings)

function parse(cookie: string | undefined): object {
  try {
    const read: unknown = JSON.parse(cookie ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

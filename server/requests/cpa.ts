import { tidyMark } from '../../schemas/index.ts'
import type { Settings } from '../settings.ts'

const names = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'aff_sub', 'aff_id']
const LONGEST = 300

/** The marks of the advertisement that led here, out of the cookie that keeps them; undefined when there are none (spec: decisions OPS-1). */
export function readCpa(cookie: string | undefined, { cpaNetwork }: Pick<Settings, 'cpaNetwork'>): Record<string, string> | undefined {
  const known = new Set([...names, `${cpaNetwork}_uid`])
  const given = Object.entries(parse(cookie)).filter((entry): entry is [string, string] => known.has(entry[0]) && typeof entry[1] === 'string')
  return given.length > 0 ? Object.fromEntries(given.map(([name, value]) => [name, tidyMark(value, LONGEST)])) : undefined
}

function parse(cookie: string | undefined): object {
  try {
    const read: unknown = JSON.parse(cookie ?? '{}')
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

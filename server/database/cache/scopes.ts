/**
 * What something kept was drawn from, and what a change says that it changed:
 * - `content`: texts that staff write;
 * - `reference`: subjects, levels, places, rates;
 * - `tutor:12`: what a card or a profile shows of tutor 12;
 * - `subject:3`: who is listed for subject 3, and in which order; `subject:0` for lists of all subjects;
 * - `tops`: who has a TOP;
 * - `news:4`, `post:5`: the marks that readers gave to an article.
 */
export type Scope = 'content' | 'reference' | 'tops' | `tutor:${number}` | `subject:${number}` | `news:${number}` | `post:${number}`

/** What one change changed. */
export type Bumped = readonly Scope[] | 'all'

/** PostgreSQL carries less than 8000 bytes in a notification. */
const MOST_LETTERS = 7900

/** As a notification's text; more than it can carry is everything. */
export function printBumped(bumped: Bumped): string {
  const text = bumped === 'all' ? bumped : bumped.join(' ')
  return text.length > MOST_LETTERS ? 'all' : text
}

/** Reads what `printBumped` wrote. */
export function parseBumped(text: string): Bumped {
  return text === 'all' ? text : (text.split(' ') as Scope[])
}

/** Whether a change of these touches what was drawn from those. */
export const isTouched = (drawnFrom: ReadonlySet<Scope>, scopes: Bumped): boolean => scopes === 'all' || scopes.some((scope) => drawnFrom.has(scope))

/** Scopes as one text, for who keeps many of them: a set takes seven times the memory, and the strings in it as much again. */
export const packScopes = (scopes: ReadonlySet<Scope>): string => ` ${[...scopes].join(' ')} `

/** The same of packed ones. */
export const isPackedTouched = (packed: string, scopes: Bumped): boolean => scopes === 'all' || scopes.some((scope) => packed.includes(` ${scope} `))

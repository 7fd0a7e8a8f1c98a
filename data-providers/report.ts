import { reportLimits } from '../schemas/report-limits.ts'
import { postQuietly } from './post-quietly.ts'

/** What nobody can mend: a consent framework's errors, sockets that close, navigation that another one overtook (spec: public 8, error reporting). */
const noise = { names: ['InvalidStateError', 'GVLError', 'AbortError'], words: /WebSocket|object is in an invalid state|Still in CONNECTING state/ }
/** A page that fails over and over tells of its first errors. */
const MOST = 5
const told = new Set<string>()

/** Tells the server's log of an error that nobody expected, once for each; nothing of who met it (spec: decisions OPS-4). */
export function report(thrown: unknown) {
  const { name = '', message = String(thrown), stack = '' } = (thrown ?? {}) as Partial<Error>
  const isAllowed = !noise.names.includes(name) && !noise.words.test(message)
  console.info(isAllowed ? 'allowed' : 'blocked', thrown)
  const said = ([name, message].filter(Boolean).join(': ') || 'unknown').slice(0, reportLimits.message)
  if (!isAllowed || told.has(said) || told.size === MOST) return
  told.add(said)
  const screen = window.location.pathname.slice(0, reportLimits.screen)
  void postQuietly('/metrics/errors', { message: said, stack: stack.slice(0, reportLimits.stack), screen })
}

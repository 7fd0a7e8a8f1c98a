import type { TranslateFunction } from 'ra-core'

// react-admin carries what a rule of ours answered through react-hook-form as text behind this mark.
const MARK = '@@react-admin@@'

interface Problem {
  message: string
  args?: Record<string, unknown>
}

/** What stands below a field: the text of a code of the `errors` map, a server's own words as they are. */
export function fieldText(error: string, translate: TranslateFunction): string {
  const problem: Problem = error.startsWith(MARK) ? parse(error.slice(MARK.length)) : { message: error }
  return translate(`errors.${problem.message}`, { _: problem.message, ...problem.args })
}

function parse(text: string): Problem {
  const found: string | Problem = JSON.parse(text)
  return typeof found === 'string' ? { message: found } : found
}

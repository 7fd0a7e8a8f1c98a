import { adMarks } from '../../schemas/ad-terms.ts'
import type { PageRequest, Rendered } from './contract.ts'
import { isReadable } from './visit.ts'

/**
 * The way to the new address of a page that has moved, with what this visit brings along: the token of a mailed link and the marks of a campaign (spec: public 2.7).
 * Anything else stays as it was rendered, for visitors may share it.
 */
export function carry(rendered: Rendered, { query, cpaNetwork = '' }: Pick<PageRequest, 'query' | 'cpaNetwork'>): Rendered {
  const { status, headers } = rendered
  const { location } = headers
  if (status !== 301 || location === undefined) return rendered
  const brought = ['ak', ...adMarks(cpaNetwork)].flatMap((name) => {
    const value = query.get(name)
    return value !== null && isReadable(value) ? [[name, value]] : []
  })
  if (brought.length === 0) return rendered
  return { ...rendered, headers: { ...headers, location: `${location}${location.includes('?') ? '&' : '?'}${new URLSearchParams(brought)}` } }
}

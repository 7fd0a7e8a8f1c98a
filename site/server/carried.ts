import { adMarks } from '../../schemas/ad-terms.ts'
import type { PageRequest } from './contract.ts'
import { isReadable } from './visit.ts'

/** The new address of a page that has moved, with what a visit brings along: the token of a mailed link and the marks of a campaign (spec: public 2.7). */
export function carried(location: string, { query, cpaNetwork = '' }: Pick<PageRequest, 'query' | 'cpaNetwork'>): string {
  const brought = ['ak', ...adMarks(cpaNetwork)].flatMap((name) => {
    const value = query.get(name)
    return value !== null && isReadable(value) ? [[name, value]] : []
  })
  return brought.length > 0 ? `${location}${location.includes('?') ? '&' : '?'}${new URLSearchParams(brought)}` : location
}

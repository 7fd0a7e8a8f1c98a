import { CODE_MINUTES } from '../../schemas/auth-terms.ts'
import { session } from '../browser/storage.ts'

/** Where a code went, and never the code: a form that is loaded anew goes on with it. */
export interface SentCode {
  contact: string
  client_id: string
  /** ms. */
  resend_at: string
}

const SENT_CODE = 'sent_code'

export const keepSentCode = (sent: SentCode) => session.writeJson(SENT_CODE, sent)

/** Where a code is still on its way to when the page was loaded anew; whoever came by a link wants another, and it is forgotten. */
export function takeSentCode(): SentCode | null {
  const sent = session.readJson(SENT_CODE) as SentCode | null
  session.remove(SENT_CODE)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isOnItsWay = Date.now() < Number(sent?.resend_at) + CODE_MINUTES * 60_000
  return navigation?.type === 'reload' && isOnItsWay ? sent : null
}

import { session } from '../browser/storage.ts'

/** Where a code went, and never the code: a form that is loaded anew goes on with it. */
export interface SentCode {
  contact: string
  client_id: string
  /** ms. */
  resend_at: string
  /** Until when it works, ms. */
  expires_at: string
}

const SENT_CODE = 'sent_code'

export const keepSentCode = (sent: SentCode) => session.writeJson(SENT_CODE, sent)

/** Where a code is still on its way to when the page was loaded anew; whoever came by a link wants another, and it is forgotten. */
export function takeSentCode(): SentCode | null {
  const sent = session.readJson(SENT_CODE) as SentCode | null
  session.remove(SENT_CODE)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' && Date.now() < Number(sent?.expires_at) ? sent : null
}

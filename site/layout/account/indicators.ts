import { api } from '../../../data-providers/api.ts'
import { local } from '../../browser/storage.ts'

const KEY = 'tutor_indicators'
const DAY = 86_400_000

interface Indicators {
  /** Whose they are: others may sign in at the same browser. */
  tutor_id: number
  is_allow_verification: boolean
  /** When they were fetched, ms. */
  lastUpdate: number
}

/** What the menu needs to know of a tutor, asked again after 24 h (spec: public 3, 9 timings). */
export async function tutorIndicators(tutor_id: number, now = Date.now()): Promise<Indicators | null> {
  const found = local.readJson(KEY) as Indicators | null
  const kept = found?.tutor_id === tutor_id ? found : null
  if (kept && now - kept.lastUpdate <= DAY) return kept
  const answer = await api.get('/tutor/profile/indicators/get')
  if (answer.status === 'fail') return kept
  const fresh = { ...answer.data, tutor_id, lastUpdate: now }
  local.writeJson(KEY, fresh)
  return fresh
}

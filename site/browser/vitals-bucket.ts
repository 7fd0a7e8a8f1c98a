import { local } from './storage.ts'

const KEY = 'wv_bucket'

/** The browser's own number from 0 to under 1, drawn once. */
function bucket(): number {
  const kept = Number.parseFloat(local.read(KEY) ?? '')
  if (kept >= 0 && kept < 1) return kept
  const drawn = Math.random()
  local.write(KEY, String(drawn))
  return drawn
}

/** Whether this browser is one of the share that is measured, the same each time (spec: decisions OPS-6). */
export const isSampled = (rate: number) => bucket() < Math.min(1, Math.max(0, rate))

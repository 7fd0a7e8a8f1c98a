import { setTimeout as pause } from 'node:timers/promises'
import { BankAway } from './bank.ts'

/** How long a bank has for its answer, all tries together. */
const PATIENCE = 10_000
const TRIES = 3
const PAUSE = 300

interface Question {
  method?: 'GET' | 'POST' | 'PUT'
  headers: Record<string, string>
  body?: string
}

/**
 * Asks a bank over HTTP and reads its JSON. What went wrong on the way is asked for again, so a question must carry a key or a number by which the bank knows it.
 * Rejects with `BankAway`.
 */
export async function ask(url: string, { method = 'POST', headers, body }: Question): Promise<Record<string, unknown>> {
  const signal = AbortSignal.timeout(PATIENCE)
  for (let left = TRIES - 1; ; left -= 1) {
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }), signal, redirect: 'error' }).catch(() => null)
    const isPassing = response === null || response.status >= 500 || response.status === 429
    if (isPassing && left > 0 && !signal.aborted) {
      await pause(PAUSE, undefined, { signal }).catch(() => {})
      continue
    }
    if (!response?.ok) throw new BankAway(`the bank answers ${response?.status ?? 'nothing'}`)
    const answer: unknown = await response.json().catch(() => null)
    if (typeof answer !== 'object' || answer === null) throw new BankAway('the bank answers no JSON')
    return answer as Record<string, unknown>
  }
}

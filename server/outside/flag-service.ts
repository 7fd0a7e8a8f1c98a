import { type Experiment, experiments } from '../../schemas/index.ts'
import type { Assignment, Variants } from './experiments.ts'

interface Options {
  /** Address of the service, before `/ofrep/v1/…`. */
  url: string
  key: string | undefined
  /** Who decides as long as the service does not answer. */
  fallback: Assignment
}

/** ms; a page waits no longer for it. */
const TIMEOUT = 500
/** How long an answer holds, ms. */
const FRESH = 600_000
const FRESH_AFTER_FAILURE = 30_000
const MOST_VISITORS = 20_000

interface Known {
  until: number
  variants: Variants | Promise<Variants>
}

/**
 * Variants by a flag service over OpenFeature's remote evaluation protocol: `POST …/ofrep/v1/evaluate/flags/{experiment}` with the visitor as the targeting
 * key answers a number as `value`. What it does not answer in time is decided by the fallback (record 8; spec: decisions OPS-2).
 */
export function flagService({ url, key, fallback }: Options): Assignment {
  const visitors = new Map<string, Known>()

  async function ask(experiment: Experiment, vid: string): Promise<number> {
    const response = await fetch(`${url}/ofrep/v1/evaluate/flags/${experiment}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ context: { targetingKey: vid } }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`the flag service answered ${response.status}`)
    const { value } = (await response.json()) as { value?: unknown }
    if (value !== 0 && value !== 1 && value !== 2) throw new Error(`the flag service gave ${experiment} no variant`)
    return value
  }

  async function askAll(vid: string): Promise<Variants> {
    try {
      const variants = await Promise.all(experiments.map(async (experiment) => [experiment, await ask(experiment, vid)] as const))
      return remember(vid, Object.fromEntries(variants) as Record<Experiment, number>, FRESH)
    } catch {
      return remember(vid, await fallback.of(vid), FRESH_AFTER_FAILURE)
    }
  }

  function remember<V extends Known['variants']>(vid: string, variants: V, milliseconds: number): V {
    visitors.delete(vid)
    visitors.set(vid, { variants, until: performance.now() + milliseconds })
    for (const oldest of visitors.keys()) {
      if (visitors.size <= MOST_VISITORS) break
      visitors.delete(oldest)
    }
    return variants
  }

  return {
    compared: new Set(experiments),
    control: fallback.control,
    runs: fallback.runs,
    of(vid) {
      const known = visitors.get(vid)
      return known && known.until > performance.now() ? known.variants : remember(vid, askAll(vid), FRESH)
    },
  }
}

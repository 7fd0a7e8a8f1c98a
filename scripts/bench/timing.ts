/** Milliseconds that the work took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

/** The value that a share of all values does not exceed: `percentile(ms, 0.95)`. Throws when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const found = sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))]
  if (found === undefined) throw new RangeError('Nothing was measured.')
  return found
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

import { timingSafeEqual } from 'node:crypto'

/** Whether two signatures are the same, in a time that tells nothing of where they differ. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Banks count in the smallest coin. */
export const toMinor = (sum: number) => Math.round(sum * 100)
export const toMajor = (minor: number) => minor / 100

// Packages of lessons that the partner school sells; plain values, so that a screen that only needs them carries no schema (spec: decisions SCH-8).

/** How many lessons each has; a package's number is how many. */
export const packageSizes = [1, 8, 16, 32, 64] as const
export type PackageSize = (typeof packageSizes)[number]

/** How long a lesson of the school is. */
export const SCHOOL_LESSON_MINUTES = 60

/** How much of the gap between both ends of the price is left in each, percent. */
const share: Readonly<Record<PackageSize, number>> = { 1: 100, 8: 75, 16: 50, 32: 25, 64: 0 }

/**
 * What a package costs, in whole currency units: a lesson from the price of a single one down to that in the largest, rounded up, times the lessons (spec: decisions
 * SCH-8, Z-2). `packageOf([3600, 4900], 8)` is `{ size: 8, price: 4575, sum: 36600 }`.
 */
export function packageOf([largest, single]: readonly [largestPackage: number, singleLesson: number], size: PackageSize) {
  const price = Math.ceil((largest * 100 + (single - largest) * share[size]) / 100)
  return { size, price, sum: price * size }
}

/** What a package saves beside as many single lessons, in currency units and whole percent: `savedBy({ size: 8, price: 4575 }, 4900)` is `{ sum: 2600, percent: 6 }`. */
export const savedBy = ({ size, price }: { size: number; price: number }, single: number) => ({
  sum: (single - price) * size,
  percent: Math.floor(((single - price) * 100) / single),
})

/** The biggest sum that staff book at once. */
export const MOST_MONEY = 100_000

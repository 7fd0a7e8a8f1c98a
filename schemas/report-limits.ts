/** Of a report of an error: longer ones are cut where they begin. */
export const reportLimits = { message: 200, stack: 2000, screen: 100 } as const

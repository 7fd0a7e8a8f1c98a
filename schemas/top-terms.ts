// Plain values, so that a screen that only needs them carries no schema.

/** The plans' numbers and the days that each lasts; their prices are the edition's (spec: decisions PAY-8). */
export const topPlans = { 1: 7, 2: 14, 3: 30 } as const
export const topSources = ['paid', 'gift'] as const

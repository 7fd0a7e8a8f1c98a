// Plain values, so that a screen that only needs them carries no schema.

/** The plans' numbers and the days that each lasts; their prices are the edition's (spec: decisions PAY-8). */
export const topPlans = { 1: 7, 2: 14, 3: 30 } as const
export const topSources = ['paid', 'gift'] as const
/** How many of them stand at the head of a list at once. */
export const TOP_PLACES = 3
/** Who takes the money of a TOP by an address, and who by a form: a bank's form has an address of its own here (spec: decisions PAY-1). */
export const topUrlProviders = ['card_a', 'card_b', 'card_c', 'bank_url', 'bank_form'] as const
export const topFormProviders = ['card_form'] as const

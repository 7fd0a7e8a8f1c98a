// Plain values, so that a screen that only needs them carries no schema.

export const merchantPurposes = ['order', 'wallet', 'top', 'client_order'] as const

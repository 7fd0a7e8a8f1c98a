// Plain values, so that a screen that only needs them carries no schema.

/** Of a commission of somebody who was invited, what goes to who invited them, %; and of how many of their commissions (spec: decisions TUT-11). */
export const AFFILIATE_PERCENT = 20
export const AFFILIATE_COMMISSIONS = 3

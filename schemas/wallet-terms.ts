// Plain values, so that a screen that only needs them carries no schema.

/** Why a ledger line was written (spec: decisions PAY-6). */
export const walletTypes = ['topup', 'order', 'top', 'refund', 'affiliate', 'admin', 'donate'] as const
export type WalletType = (typeof walletTypes)[number]

/** The biggest sum that staff book at once. */
export const MOST_MONEY = 100_000

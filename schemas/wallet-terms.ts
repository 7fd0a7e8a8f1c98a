// Plain values, so that a screen that only needs them carries no schema.

/** Why a ledger line was written (spec: decisions PAY-6). */
export const walletTypes = ['topup', 'order', 'top', 'refund', 'affiliate', 'admin', 'donate', 'writeoff'] as const
/** Those that a tutor may read: the last is written when nobody reads any more. */
export const shownWalletTypes = walletTypes.filter((type) => type !== 'writeoff')
export type WalletType = (typeof walletTypes)[number]

/** By what a line is called: what was given back to the wallet may go on to the bank that it came from, and is taken out for it. */
export const nameOfLine = ({ type, sum }: { type: WalletType; sum: number }) => (type === 'refund' && sum < 0 ? 'refund_to_bank' : type)

/** The biggest sum that staff book at once. */
export const MOST_MONEY = 100_000

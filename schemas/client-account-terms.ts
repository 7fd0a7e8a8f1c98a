// Plain values, so that a screen that only needs them carries no schema.

/** Lists of mails that a client takes or leaves (spec: decisions CLI-5). */
export const clientMailLists = ['reminders', 'news', 'promo'] as const
export type ClientMailList = (typeof clientMailLists)[number]
/** How many addresses beside the account's own may take its mails. */
export const MOST_ADDRESSES = 5
/** How long the link works that confirms such an address. */
export const ADDRESS_DAYS = 7
/** Who has just signed in need not show by a code that it is them, minutes. */
export const FRESH_MINUTES = 15
/** When the data of a deleted client are erased (spec: decisions CLI-2). */
export const ERASED_DAYS = 30

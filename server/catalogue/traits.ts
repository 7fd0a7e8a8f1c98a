/** Bits of `listings.traits`. */
export const ONLINE_BIT = 1
/** Receives pupils here. */
export const HOME_BIT = 2
/** Travels here, or to a part of it. */
export const TRAVEL_BIT = 4
export const VERIFIED_BIT = 8
/** A wider area, travelled to as a whole, stands for this row already. */
export const COVERED_BIT = 16
/** Has a TOP that is not switched off; whether it runs now is for the reader to ask. These rows have a small index of their own. */
export const TOP_BIT = 32

/** What `listings.rank` loses for tutors who take no new requests: they come last, below zero (spec: decisions TUT-4, CAT-7). */
export const PAUSED_RANK = 1_000_000

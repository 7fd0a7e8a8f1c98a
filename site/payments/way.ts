import type { Provider, Ways } from './ways.ts'

type Card = Ways['cards'][number]

/** How somebody pays: out of the wallet, by a bank, or by a card that is kept. */
export type Way = 'wallet' | Provider | `card ${number}`

export const wayOf = ({ card_id }: Card): Way => `card ${card_id}`

/** Number of the kept card that a way is; null for the others. */
export const cardIn = (way: Way | null): number | null => (way?.startsWith('card ') ? Number(way.slice(5)) : null)

/** The bank that a way leads to; null for the wallet and for kept cards. */
export const bankIn = (way: Way | null): Provider | null => (way === null || way === 'wallet' || cardIn(way) !== null ? null : (way as Provider))

/** What a card is called: `VISA •• 4242`. */
export const cardWords = ({ brand, mask }: Pick<Card, 'brand' | 'mask'>) => ({ brand: brand.toUpperCase(), last: mask.slice(-4) })

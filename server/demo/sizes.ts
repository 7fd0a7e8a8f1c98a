import type { EditionCode } from '../../editions/index.ts'

export interface DemoSize {
  tutors: number
  /** Orders as staff see them day by day, in every status. */
  orders: number
  /** Published reviews in all; a review belongs to a paid order, so most stand on orders of two years beyond `orders`. */
  reviews: number
  /** How many different faces are drawn. */
  faces: number
}

const small: DemoSize = { tutors: 60, orders: 80, reviews: 150, faces: 80 }

/** Editions whose every list is filled, as a newcomer looks at them; the others have enough of each kind to show that it works. */
export const filledEditions: readonly EditionCode[] = ['kz']

/** How much of a life each edition is given. */
export const demoSizes: Readonly<Record<EditionCode, DemoSize>> = {
  kz: { tutors: 300, orders: 400, reviews: 1500, faces: 320 },
  ua: small,
  pl: small,
  us: small,
  in: small,
  mx: small,
  es: small,
}

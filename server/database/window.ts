import { COUNTED } from './bounded-count.ts'

const PAGE = 25
const MOST = 100

/** The part of a list that the simple REST dialect asks for by its first and last row, and no more than `most` rows of it; none beyond those that are counted, as in `portionOf`. */
export const windowOf = ([first, last]: readonly [number, number] = [0, PAGE - 1], most = MOST) => ({
  offset: first,
  limit: first < COUNTED ? Math.min(most, Math.max(0, last - first + 1)) : 0,
})

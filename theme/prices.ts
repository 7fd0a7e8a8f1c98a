/** Ends of a price filter; an end left out means no limit. */
export interface PriceRange {
  rate_from?: number
  rate_to?: number
}

const ends = (points: readonly number[]) => ({ lowest: points[0] ?? 0, highest: points.at(-1) ?? 0 })

/** The nearest point at or below a value, at least the first: 5400 on kz's slider is 5000 (spec: public 5, price range). */
export const snapDown = (points: readonly number[], value: number): number => points.findLast((point) => point <= value) ?? ends(points).lowest

/** Points each end may still take so that from stays below to (spec: public 5, price range). */
export const priceOptions = (points: readonly number[], { rate_from, rate_to }: PriceRange): { from: number[]; to: number[] } => {
  const { lowest, highest } = ends(points)
  return {
    from: points.filter((point) => point < (rate_to ?? highest)),
    to: points.filter((point) => point > (rate_from ?? lowest)),
  }
}

/** Moves one end to a slider value: snapped down, and stopped one point short of the other end. */
export function moveEnd(points: readonly number[], range: PriceRange, end: 'rate_from' | 'rate_to', value: number): PriceRange {
  const { from, to } = priceOptions(points, range)
  const allowed = end === 'rate_from' ? from : to
  return { ...range, [end]: snapDown(allowed, value) }
}

/**
 * What goes into the query: ends on a point, without those that limit nothing (spec: public 5, price range).
 * `priceQuery([5, 10, 20], { rate_from: 5, rate_to: 12 })` is `{ rate_to: 10 }`; ends that cross change places, and on one point both are dropped.
 */
export function priceQuery(points: readonly number[], { rate_from, rate_to }: PriceRange): PriceRange {
  const { lowest, highest } = ends(points)
  const one = snapDown(points, rate_from ?? lowest)
  const other = snapDown(points, rate_to ?? highest)
  if (one === other) return {}
  const [from, to] = one < other ? [one, other] : [other, one]
  return { ...(from > lowest && { rate_from: from }), ...(to < highest && { rate_to: to }) }
}

interface Press {
  target: EventTarget | null
  currentTarget: EventTarget | null
  clientX: number
}

/**
 * Which end a press on the track of both thumbs moves, and to which of its places up to `last`: the nearer one; none where a thumb was pressed. Thumbs are as
 * wide as their track is high, and their middles stay on it.
 */
export function pressedEnd({ target, currentTarget, clientX }: Press, places: { from: number; to: number }, last: number) {
  if (target !== currentTarget || !(target instanceof Element)) return null
  const { left, width, height } = target.getBoundingClientRect()
  const place = Math.round(Math.max(0, Math.min((clientX - left - height / 2) / (width - height), 1)) * last)
  return { end: place * 2 < places.from + places.to ? ('from' as const) : ('to' as const), place }
}

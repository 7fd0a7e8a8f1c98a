// Plain values, so that a screen or a page that only needs them carries no schema.

/** Comparisons of forms of a page, each with variants 0, 1 and 2 (spec: decisions OPS-2). */
export const experiments = ['best_tutors', 'updated_tutor_schedule'] as const
export type Experiment = (typeof experiments)[number]
export const variants = [0, 1, 2] as const

export const MOST_WEIGHT = 9999

/** How many visitors get each variant, beside the others. */
export type Weights = readonly number[]

export const weightsOf = ({ weight_0, weight_1, weight_2 }: Record<`weight_${0 | 1 | 2}`, number>): Weights => [weight_0, weight_1, weight_2]

/** Whether there is something to compare: fewer than two variants are everybody's. */
export const isDivided = (weights: Weights) => weights.filter((weight) => weight > 0).length > 1

/** What all see of an experiment that does not run. */
export const heaviest = (weights: Weights) => weights.indexOf(Math.max(...weights))

/** A part of those who came: requests out of visitors. */
export interface Share {
  n: number
  of: number
}

/** Of a normal distribution, for 95 of 100. */
const Z = 1.96

/** Wilson's interval of a share: where it lies in truth, 95 times of 100; it holds for few visitors and for shares near nothing too. */
export function wilson({ n, of }: Share): readonly [from: number, to: number] {
  if (of === 0) return [0, 1]
  const share = n / of
  const middle = share + (Z * Z) / (2 * of)
  const half = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))
  const whole = 1 + (Z * Z) / of
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)]
}

/** Fewer visitors of a variant, or fewer requests of the two that are compared, say nothing. */
export const FEWEST_VISITORS = 100
export const FEWEST_REQUESTS = 10

export type Verdict = 'few' | 'better' | 'worse' | 'same'

/** Whether a variant does better than the one it is compared with: by Newcombe's interval of the difference, made of Wilson's of both. */
export function verdictOf(variant: Share, control: Share): Verdict {
  if (Math.min(variant.of, control.of) < FEWEST_VISITORS || variant.n + control.n < FEWEST_REQUESTS) return 'few'
  const [a, b] = [variant.n / variant.of, control.n / control.of]
  const [[lowA, highA], [lowB, highB]] = [wilson(variant), wilson(control)]
  if (a - b - Math.hypot(a - lowA, highB - b) > 0) return 'better'
  return a - b + Math.hypot(highA - a, b - lowB) < 0 ? 'worse' : 'same'
}

/** By how much more, or less, of its visitors a variant has sent a request than the control; null where the control has none. */
export const liftOf = (variant: Share, control: Share): number | null =>
  variant.of === 0 || control.n === 0 ? null : variant.n / variant.of / (control.n / control.of) - 1

import { createHash } from 'node:crypto'
import type { Settings } from '../settings.ts'

/** Comparisons of forms of a page, each with variants 0, 1 and 2 (spec: decisions OPS-2). */
export const experiments = ['best_tutors', 'updated_tutor_schedule'] as const
export type Experiment = (typeof experiments)[number]
export type Variants = Readonly<Record<Experiment, number>>

/** Who gets which variant: our own assignment, or a flag service (design 10). */
export interface Assignment {
  /** Experiments whose visitors may differ; pages that depend on none of these are the same for everybody. */
  compared: ReadonlySet<Experiment>
  /** The variants of those who are not told apart, such as robots. */
  control: Variants
  /** The variants of a visitor, the same each time they come; at once where they are known. */
  of(vid: string): Variants | Promise<Variants>
}

type Weights = Settings['experiments'][Experiment]

/** Divides visitors over the variants by the hash of their id, so that nothing has to be stored (spec: decisions OPS-2). */
export function ownAssignment(weights: Settings['experiments']): Omit<Assignment, 'of'> & { of: (vid: string) => Variants } {
  const each = (pick: (experiment: Experiment) => number) =>
    Object.fromEntries(experiments.map((experiment) => [experiment, pick(experiment)])) as Record<Experiment, number>
  return {
    compared: new Set(experiments.filter((experiment) => weights[experiment].filter((weight) => weight > 0).length > 1)),
    control: each((experiment) => heaviest(weights[experiment])),
    of: (vid) => each((experiment) => variantAt(weights[experiment], shareOf(vid, experiment))),
  }
}

const heaviest = (weights: Weights) => weights.indexOf(Math.max(...weights))

/** From 0 to under 1, spread evenly over visitors and independent between experiments. */
const shareOf = (vid: string, experiment: Experiment) => createHash('sha256').update(`${experiment} ${vid}`).digest().readUInt32BE() / 2 ** 32

function variantAt(weights: Weights, share: number): number {
  let rest = share * weights.reduce((sum, weight) => sum + weight, 0)
  return weights.findIndex((weight) => {
    rest -= weight
    return rest < 0
  })
}

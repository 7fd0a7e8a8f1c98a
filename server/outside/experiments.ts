import { createHash } from 'node:crypto'
import type { EditionCode } from '../../editions/index.ts'
import { type Experiment, experiments, heaviest, isDivided, type Weights } from '../../schemas/index.ts'

export type Variants = Readonly<Record<Experiment, number>>

/** What divides the visitors of an edition, and in which run each experiment is: results are counted by it. */
export interface Division {
  weights: Readonly<Record<Experiment, Weights>>
  runs: Readonly<Record<Experiment, number>>
}

/** Who gets which variant: our own assignment, or a flag service (record 8). */
export interface Assignment extends Pick<Division, 'runs'> {
  /** Experiments whose visitors may differ; pages that depend on none of these are the same for everybody. */
  compared: ReadonlySet<Experiment>
  /** The variants of those who are not told apart, such as robots. */
  control: Variants
  /** The variants of a visitor, the same each time they come; at once where they are known. */
  of(vid: string): Variants | Promise<Variants>
}

/** The experiments of all editions. */
export interface Experiments {
  of(edition: EditionCode): Assignment
  /** What the settings say. */
  settled: Division
  /** What staff of an edition saved stands over the settings from now on. */
  decide(edition: EditionCode, division: Division): void
  /** A flag service decides in place of weights. */
  isByService: boolean
}

export const record = <T>(pick: (experiment: Experiment) => T) =>
  Object.fromEntries(experiments.map((experiment) => [experiment, pick(experiment)])) as Record<Experiment, T>

/** Before anybody saved anything. */
export const firstRuns = record(() => 0)

/** Divides visitors over the variants by hashes of their id, so that nothing has to be stored (spec: decisions OPS-2). */
export function ownAssignment({ weights, runs }: Division): Omit<Assignment, 'of'> & { of: (vid: string) => Variants } {
  return {
    runs,
    compared: new Set(experiments.filter((experiment) => isDivided(weights[experiment]))),
    control: record((experiment) => heaviest(weights[experiment])),
    of: (vid) => record((experiment) => variantOf(weights[experiment], experiment, vid)),
  }
}

/** Over 0 up to 1, spread evenly over visitors and independent between experiments and variants. */
const drawOf = (vid: string, experiment: Experiment, variant: number) =>
  (createHash('sha256').update(`${experiment} ${variant} ${vid}`).digest().readUInt32BE() + 1) / 2 ** 32

/** Each variant draws for itself, the more weight the better: so other weights move only visitors to variants that gained or from those that lost. */
function variantOf(weights: Weights, experiment: Experiment, vid: string): number {
  if (!isDivided(weights)) return heaviest(weights)
  const scores = weights.map((weight, variant) => (weight > 0 ? -Math.log(drawOf(vid, experiment, variant)) / weight : Number.POSITIVE_INFINITY))
  return scores.indexOf(Math.min(...scores))
}

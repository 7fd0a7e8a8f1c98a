import { type Catalogue, TUTOR_STATUS, type TutorCard } from '../../schemas/index.ts'

const BEST = 3
const ONLINE_AFTER = 10

/** Variant of an experiment in a catalogue answer; 0 when it doesn't run. */
export const variantOf = (features: Catalogue['features'], id: string): number => features.find((feature) => feature.id === id)?.variet_id ?? 0

/** The first three school tutors stand in a block of their own and leave the list, unless the experiment's flag is 0 (spec: public 4, best tutors). */
export function splitBest(tutors: readonly TutorCard[], flag: number): { best: TutorCard[]; rest: TutorCard[] } {
  const best = flag === 0 ? [] : tutors.filter(({ status }) => status === TUTOR_STATUS.school).slice(0, BEST)
  return { best, rest: tutors.filter((tutor) => !best.includes(tutor)) }
}

/**
 * Index of the list's entry that the online tutors follow: the tenth, or the last of fewer. Null with flag 2, which moves them below the
 * list (spec: public 9, catalogue list layout; decisions CAT-23).
 */
export const onlineAfter = (count: number, flag: number): number | null => (flag === 2 || count === 0 ? null : Math.min(count, ONLINE_AFTER) - 1)

const TABULAR_AT = 20
/** Of a shorter list a block in it would come between hardly anybody. */
const FEWEST_AROUND = 5

/**
 * Index of the list's entry before which the figures stand: the 21st of more than 21, else the last but one; null below a list of fewer than five
 * (spec: public 9, catalogue list layout; decisions Z-1).
 */
export const tabularBefore = (count: number): number | null => (count > TABULAR_AT + 1 ? TABULAR_AT : count >= FEWEST_AROUND ? count - 2 : null)

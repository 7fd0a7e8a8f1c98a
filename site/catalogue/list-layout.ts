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

import { type Catalogue, type Filters, TUTOR_STATUS, type TutorCard } from '../../schemas/index.ts'

const BEST = 3

/** Variant of an experiment in a catalogue answer; 0 when it doesn't run. */
export const variantOf = (features: Catalogue['features'], id: string): number => features.find((feature) => feature.id === id)?.variet_id ?? 0

/** The first three school tutors stand in a block of their own and leave the list, unless the experiment's flag is 0 (spec: public 4, best tutors). */
export function splitBest(tutors: readonly TutorCard[], flag: number): { best: TutorCard[]; rest: TutorCard[] } {
  const best = flag === 0 ? [] : tutors.filter(({ status }) => status === TUTOR_STATUS.school).slice(0, BEST)
  return { best, rest: tutors.filter((tutor) => !best.includes(tutor)) }
}

/** Of a shorter list a block in it would come between hardly anybody. */
const FEWEST_AROUND = 5

/** Index of the entry that a block follows, the last one's of a list that ends before; null below a list of fewer than five (spec: decisions Z-1). */
const after = (count: number, index: number): number | null => (count < FEWEST_AROUND ? null : Math.min(index, count - 1))

const AFTER_TENTH = 9
const AFTER_FIFTH = 4

/** The same for the online tutors; null with flag 2 as well, which moves them below the list (spec: public 9, catalogue list layout; decisions CAT-23). */
export const onlineAfter = (count: number, flag: number): number | null => (flag === 2 ? null : after(count, AFTER_TENTH))

type Narrowing = Pick<Filters, 'level' | 'district' | 'subdistrict' | 'place' | 'rate_from' | 'rate_to' | 'verified'>

/** And for ads: earlier in the list of a level alone or in a city (spec: public 9, catalogue list layout; decisions CAT-6). */
export function adsAfter(count: number, { level, district, subdistrict, place, rate_from, rate_to, verified }: Narrowing): number | null {
  // a level has its lesson, a microdistrict its district, these their city
  const isMore = district !== null || subdistrict !== null || place !== null || rate_from !== null || rate_to !== null || verified
  return after(count, level !== null && !isMore ? AFTER_FIFTH : AFTER_TENTH)
}

const TABULAR_AT = 20
/**
 * Index of the list's entry before which the figures stand: the 21st of more than 21, else the last but one; null below a list of fewer than five
 * (spec: public 9, catalogue list layout; decisions Z-1).
 */
export const tabularBefore = (count: number): number | null => (count > TABULAR_AT + 1 ? TABULAR_AT : count >= FEWEST_AROUND ? count - 2 : null)

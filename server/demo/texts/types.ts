import type { Field } from '../../reference/seed/types.ts'

/** Patterns of `phrase.ts`; `{he|she}` follows the tutor's sex unless it says otherwise. */
type Patterns = readonly string[]

/** What people of the demo write in one language. A list of lists is one sentence from each. */
export interface DemoTexts {
  /** 30 to 150 characters. */
  short: Readonly<Record<Field, readonly Patterns[]>>
  /** Words: `<years>` of teaching, at least 2, in numerals. 200 to 3000 characters with the method between opening and results. */
  about: { opening: Patterns; method: Readonly<Record<Field, Patterns>>; results: Patterns; format: Patterns; closing: Patterns }
  /** Words: `<lesson>` in the genitive. 50 to 1500 characters. */
  lesson: readonly Patterns[]
  speciality: Readonly<Record<Field, Patterns>>
  /** Words: `<name>` of the tutor, `<lesson>` in the genitive. By mark: 4+ and 5, then 4 and 3+, then 3 and 2+, then lower; what was gained suits the best. */
  review: {
    gain: Readonly<Record<Field, Patterns>>
    best: readonly Patterns[]
    good: readonly Patterns[]
    fair: readonly Patterns[]
    poor: readonly Patterns[]
  }
  reply: { thanks: Patterns; sorry: Patterns }
  wishes: readonly Patterns[]
  /** A tutor's answer to an offer, 20 to 1000 characters. */
  response: readonly Patterns[]
  refused: Patterns
  lost: Patterns
  staff: Patterns
  document: Patterns
  /** What staff ask a tutor to mend, 5 to 500 characters. */
  revision: Patterns
  /** Why staff did not accept a paper. */
  unreadable: Patterns
  /** What a tutor adds to a text, 30 to 150 characters. */
  news: Patterns
  /** What stands behind a speciality and a comma. */
  moreSpecialities: Patterns
}

import type { Tones } from '../portrait.ts'

/** Names that go together. */
export interface Family {
  men: readonly string[]
  women: readonly string[]
  /** Patterns of `phrase.ts`: 'Ахметов{|а}'. */
  surnames: readonly string[]
}

/** Names and places of a country's invented people. */
export interface People {
  families: readonly Family[]
  /** With `<number>` of the house and `<flat>`. */
  streets: readonly string[]
  /** A phone number that rings nobody: a prefix no operator has, or one kept for fiction; E.164 with `#` for digits counted up. */
  phone: string
  /** BCP 47 of languages many speak besides the edition's. */
  alsoSpeak: readonly string[]
  tones: Tones
}
